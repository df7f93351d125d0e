/** A trait of a piece, with its type and initial state (86.4.5). The last trait is the piece itself. */
export interface Trait {
  readonly type: string;
  readonly state: string;
}

/** Ctrl with a letter or bracket, in the program's notation. */
const KEY = { right: '93,130', left: '91,130', remove: '68,130', flip: '70,130', turn: '82,130' };

/** Escapes a field of a type, where `;` separates fields. */
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

/** Formats all traits as one string. Lists of types and states are nested, so the k-th tab has k backslashes. */
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
