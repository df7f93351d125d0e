export type CodeKind = 'key' | 'text' | 'number' | 'word' | 'comment';

/** A piece of code, plain or with a kind. Joined, the pieces give the original code. */
export type CodePiece = string | readonly [kind: CodeKind, text: string];

export const codeText = (pieces: readonly CodePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('');

const TOKEN = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)|(true|false|null)/g;
const KINDS = ['key', 'text', 'number', 'word'] as const;

/** Splits JSON for highlighting at run time. (Help pages are highlighted at build time.) */
export const jsonPieces = (json: string): readonly CodePiece[] => {
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    if (match.index > end) pieces.push(json.slice(end, match.index));
    const kind = KINDS[match.slice(1).findIndex((part) => part !== undefined)]!;
    pieces.push([kind, match[0]]);
    end = match.index + match[0].length;
  }
  return end < json.length ? [...pieces, json.slice(end)] : pieces;
};
