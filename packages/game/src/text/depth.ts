/**
 * Maximum nesting of a file. The deepest documented location, a token of a city of a hex of a map, is ten
 * levels deep. The limit prevents a stack overflow in any later recursion.
 */
export const MAX_DEPTH = 200;

const QUOTE = 34;
const BACKSLASH = 92;
const SLASH = 47;
const STAR = 42;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
/** Closing bracket for each opening one, by character code: `[` and `{`. */
const CLOSING: ReadonlyMap<number, number> = new Map([
  [91, 93],
  [123, 125],
]);

const endsLine = (code: number): boolean => code === LINE_FEED || code === CARRIAGE_RETURN;

/**
 * Returns the offset of the first bracket nested deeper than `limit`. Reads strings and comments like the
 * parser and, like it, closes a bracket only with its own kind, so it never counts too few levels.
 */
export const findTooDeep = (text: string, limit = MAX_DEPTH): number | undefined => {
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const closing = CLOSING.get(code);
    if (closing !== undefined) {
      if (open.push(closing) > limit) return at;
    } else if (code === open.at(-1)) open.pop();
    else if (code === QUOTE) at = endOfString(text, at);
    else if (code === SLASH) at = endOfComment(text, at);
  }
  return undefined;
};

const endOfString = (text: string, start: number): number => {
  let at = start + 1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || endsLine(code)) break;
    if (code === BACKSLASH) at++;
  }
  return at;
};

const endOfComment = (text: string, start: number): number => {
  const second = text.charCodeAt(start + 1);
  if (second === STAR) {
    const end = text.indexOf('*/', start + 2);
    return end < 0 ? text.length : end + 1;
  }
  if (second !== SLASH) return start;
  let at = start + 2;
  while (at < text.length && !endsLine(text.charCodeAt(at))) at++;
  return at;
};
