/** A text as what it takes from another one: runs of that one's pieces by first and count, and new text. */
export type TextDelta = readonly (string | readonly [first: number, count: number])[];

/** How far ahead the other text is searched for where the two go on together: a few pieces were removed there. */
const LOOK_AHEAD = 8;

/** What differs between a text and an earlier one, in time proportional to the two. */
export const deltaOf = (base: string, text: string): TextDelta => {
  const pieces = piecesOf(base);
  const places = uniquePlaces(pieces);
  const delta: (string | [first: number, count: number])[] = [];
  let next = 0;
  for (const piece of piecesOf(text)) {
    const place = placeOf(piece, pieces, next) ?? places.get(piece);
    const last = delta.at(-1);
    if (place === undefined) {
      if (typeof last === 'string') delta[delta.length - 1] = last + piece;
      else delta.push(piece);
      continue;
    }
    if (place === next && last && typeof last !== 'string') last[1]++;
    else delta.push([place, 1]);
    next = place + 1;
  }
  return delta;
};

export const textOf = (base: string, delta: TextDelta): string => {
  const pieces = piecesOf(base);
  return delta
    .map((part) => (typeof part === 'string' ? part : pieces.slice(part[0], part[0] + part[1]).join('')))
    .join('');
};

/** What a change of a JSON file leaves whole, be it written in lines or in one. */
const piecesOf = (text: string): readonly string[] =>
  text.match(/[^,{}[\]\n]*[,{}[\]\n]|[^,{}[\]\n]+$/g) ?? [];

const placeOf = (piece: string, pieces: readonly string[], next: number): number | undefined => {
  for (let place = next; place < next + LOOK_AHEAD; place++) if (pieces[place] === piece) return place;
  return undefined;
};

/** Pieces that stand at one place only. */
const uniquePlaces = (pieces: readonly string[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number | undefined>();
  for (const [place, piece] of pieces.entries()) places.set(piece, places.has(piece) ? undefined : place);
  return places as ReadonlyMap<string, number>;
};
