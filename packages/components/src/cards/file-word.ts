/** A text as part of a file name: blanks become `_` (98, 11.1), what no file system takes becomes `-`. */
export const fileWord = (text: string): string =>
  text.replace(/\s/g, '_').replace(/[\p{Cc}/\\:*?"<>|]/gu, '-');
