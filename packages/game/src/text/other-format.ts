/** How files begin that people take for a game by mistake, read as text: a byte that is none there became `�`. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^\ufffdPNG\r\n/, 'a PNG picture'],
  [/^\ufffd{3}.{1,8}(JFIF|Exif)/su, 'a JPEG picture'],
  [/^GIF8[79]a/, 'a GIF picture'],
  [/^RIFF.{4}WEBP/su, 'a WebP picture'],
  [/^\s*(<\?xml[^<]*)?(<!--[^>]*-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg\b/i, 'an SVG picture'],
  // In brackets, because the desktop's web view takes a script for a PDF that has the word among its first bytes.
  [/^%PD[F]-/, 'a PDF document'],
  [/^\s*<(!doctype html|html)\b/i, 'a web page'],
  [/^\s*<\?xml\b/i, 'an XML file'],
];

/** What a file is that is plainly none of ours, such as `a PNG picture`. */
export const otherFormat = (text: string): string | undefined =>
  BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1];

/** Whether a text was saved as UTF-16: every other byte is zero, after a mark that UTF-8 does not know, or none. */
export const isUtf16 = (text: string): boolean =>
  /^\ufffd{0,2}(([^\0\ufffd]\0){3}|(\0[^\0\ufffd]){3})/.test(text);
