/** A stretch of JSON text and what it is. */
export interface Marked {
  readonly kind: 'key' | 'text' | 'number' | 'word' | 'other';
  readonly text: string;
}

const TOKEN = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)|(true|false|null)/g;
const KINDS = ['key', 'text', 'number', 'word'] as const;

/** Takes well-formed JSON apart for colouring; joined, the stretches are the text again. */
export const markJson = (json: string): readonly Marked[] => {
  const marked: Marked[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const kind = KINDS[match.slice(1).findIndex((part) => part !== undefined)];
    if (match.index > end) marked.push({ kind: 'other', text: json.slice(end, match.index) });
    marked.push({ kind: kind ?? 'other', text: match[0] });
    end = match.index + match[0].length;
  }
  return end < json.length ? [...marked, { kind: 'other', text: json.slice(end) }] : marked;
};
