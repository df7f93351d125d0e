/** Splits at a separator, but never inside quotes, braces or brackets. */
export const splitOutside = (text: string, separator: string): string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (quoted) {
      if (letter === '\\') at++;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') depth--;
    else if (depth === 0 && text.startsWith(separator, at)) {
      pieces.push(text.slice(from, at));
      from = at + separator.length;
      at = from - 1;
    }
  }
  return [...pieces, text.slice(from)];
};
