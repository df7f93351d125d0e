/** A trait of a piece, the piece itself being the last: its type and the state it begins with (86.4.5). */
export interface Trait {
  readonly type: string;
  readonly state: string;
}

/** Ctrl and a letter or bracket, as the program writes keys. */
const KEY = { right: '93,130', left: '91,130', remove: '68,130', flip: '70,130', turn: '82,130' };

/** A word inside a type, where `;` separates fields. */
const field = (text: string): string =>
  text
    .replaceAll('\\', '')
    .replaceAll(';', '\\;')
    .replace(/[\t\n\r]/g, ' ');

export const traits = {
  piece: (image: string, name: string, id: number | ''): Trait => ({
    type: `piece;;;${image};${field(name)}`,
    state: `null;0;0;${id};0`,
  }),
  prototype: (name: string): Trait => ({ type: `prototype;${name}`, state: '' }),
  layer: (name: string): Trait => ({ type: 'mark;Layer', state: name }),
  turn: (): Trait => ({
    type: `rotate;6;${KEY.right};${KEY.left};Turn clockwise;Turn counterclockwise;;;;;;;;true`,
    state: '0',
  }),
  remove: (): Trait => ({ type: `delete;Remove;${KEY.remove};`, state: '' }),
  offGrid: (): Trait => ({ type: 'immob;g;N;L;', state: '' }),
  twoSides: (front: string, back: string): Trait => ({
    type: `emb2;;2;;Turn over;2;;;2;;;;1;false;0;0;${front},${back};,;true;Side;;;false;;1;1;true;;${KEY.flip};;;1.0;;true`,
    state: '1',
  }),
  cardBack: (back: string): Trait => ({ type: `obs;${KEY.turn};${back};Turn;B?;?;player:`, state: 'null' }),
} as const;

/**
 * All traits as one text. Each list of types or states is an element of the one around it, so the tab between the k-th
 * pair carries k backslashes.
 */
export const pieceText = (all: readonly Trait[]): string =>
  `+/null/${joined(all.map(({ type }) => type))}/${joined(all.map(({ state }) => state))}`;

const joined = (parts: readonly string[]): string =>
  parts
    .map((part, i) => (i === parts.length - 1 ? quoted(part) : `${quoted(part)}${'\\'.repeat(i)}\t`))
    .join('')
    .replaceAll('/', '\\/');

const quoted = (part: string): string =>
  part.startsWith('\\') || (part.length > 1 && part.startsWith("'") && part.endsWith("'"))
    ? `'${part}'`
    : part;
