import { formatNumber } from '@platelayer/scene';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text and omits characters that XML does not allow. Tabs and line ends stay. */
export const escapeXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
  text.replace(/[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, (sign) => ESCAPES[sign] ?? '');

/** Writes an element. Undefined attributes are omitted, and numbers are shortened. */
export const element = (name: string, attributes: Attributes, content = ''): string => {
  let start = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined)
      start += ` ${key}="${typeof value === 'number' ? formatNumber(value) : escapeXml(value)}"`;
  }
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
};

/** A file inside the SVG. Converted in chunks, because a call cannot take all bytes of a picture as arguments. */
export const toDataUrl = (mime: string, bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  return `data:${mime};base64,${btoa(binary)}`;
};

const CHUNK_BYTES = 0x2000;
