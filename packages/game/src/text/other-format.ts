/** Beginnings of other files that people open by mistake, decoded as text: invalid bytes became `�`. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^\ufffdPNG\r\n/, 'a PNG picture'],
  [/^\ufffd{3}.{1,8}(JFIF|Exif)/su, 'a JPEG picture'],
  [/^GIF8[79]a/, 'a GIF picture'],
  [/^RIFF.{4}WEBP/su, 'a WebP picture'],
  [/^\s*(<\?xml[^<]*)?(<!--[^>]*-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg\b/i, 'an SVG picture'],
  // Written with brackets because the desktop web view treats a script as a PDF if this word is in its first
  // bytes.
  [/^%PD[F]-/, 'a PDF document'],
  [/^\s*<(!doctype html|html)\b/i, 'a web page'],
  [/^\s*<\?xml\b/i, 'an XML file'],
];

/** Recognises a file in another format, such as `a PNG picture`. */
export const otherFormat = (text: string): string | undefined =>
  BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1];

/** Whether a file was saved as UTF-16: every other byte is zero, possibly after a byte order mark. */
export const isUtf16 = (text: string): boolean =>
  /^\ufffd{0,2}(([^\0\ufffd]\0){3}|(\0[^\0\ufffd]){3})/.test(text);
