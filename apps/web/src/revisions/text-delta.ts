/** A text relative to a base text: runs of pieces of the base (first and count), and new text. */
export type TextDelta = readonly (string | readonly [first: number, count: number])[];

/** How far ahead to look in the base for the next equal piece, if a few pieces were removed. */
const LOOK_AHEAD = 8;

/** Returns the delta between two texts, in time proportional to their lengths. */
export const createDelta = (base: string, text: string): TextDelta => {
  const pieces = splitPieces(base);
  const positions = uniquePositions(pieces);
  const delta: (string | [first: number, count: number])[] = [];
  let next = 0;
  for (const piece of splitPieces(text)) {
    const position = findAhead(piece, pieces, next) ?? positions.get(piece);
    const last = delta.at(-1);
    if (position === undefined) {
      if (typeof last === 'string') delta[delta.length - 1] = last + piece;
      else delta.push(piece);
      continue;
    }
    if (position === next && last && typeof last !== 'string') last[1]++;
    else delta.push([position, 1]);
    next = position + 1;
  }
  return delta;
};

export const applyDelta = (base: string, delta: TextDelta): string => {
  const pieces = splitPieces(base);
  return delta
    .map((part) => (typeof part === 'string' ? part : pieces.slice(part[0], part[0] + part[1]).join('')))
    .join('');
};

/** Splits JSON into small pieces that most edits leave intact, whether or not it has line breaks. */
const splitPieces = (text: string): readonly string[] =>
  text.match(/[^,{}[\]\n]*[,{}[\]\n]|[^,{}[\]\n]+$/g) ?? [];

const findAhead = (piece: string, pieces: readonly string[], next: number): number | undefined => {
  for (let position = next; position < next + LOOK_AHEAD; position++)
    if (pieces[position] === piece) return position;
  return undefined;
};

/** Positions of the pieces that occur exactly once. */
const uniquePositions = (pieces: readonly string[]): ReadonlyMap<string, number> => {
  const positions = new Map<string, number | undefined>();
  for (const [position, piece] of pieces.entries())
    positions.set(piece, positions.has(piece) ? undefined : position);
  return positions as ReadonlyMap<string, number>;
};
