/**
 * Every key (98.4.14), as `KeyboardEvent.key` gives it; the first of several is shown. The keyboard, tooltips, the list of
 * shortcuts, the palette and the help page read this table. What a key does is `shortcuts.{id}` in words.
 */
export const KEYS = {
  home: ['h'],
  list: ['l'],
  game: ['g'],
  elements: ['e'],
  tiles: ['t'],
  logos: ['c'],
  docs: ['?'],
  open: ['o'],
  refresh: ['r'],
  file: ['i'],
  problems: ['p'],
  compare: ['d'],
  nextChange: ['n'],
  previousChange: ['N'],
  blink: ['v'],
  config: [','],
  export: ['x'],
  // The browser's own.
  print: ['Ctrl+P'],
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  zoomPage: ['f'],
  zoomFit: ['0'],
  zoomFull: ['1'],
  nextSheet: ['j'],
  previousSheet: ['k'],
  thumbnails: ['s'],
  sideBySide: ['b'],
  app: ['u'],
  palette: ['Ctrl+K'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type KeyId = keyof typeof KEYS;

// Tests read the table where there is no browser.
const isMac = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** A key as it is written on this machine. */
export const keyName = (id: KeyId): string => (isMac() ? KEYS[id][0].replace('Ctrl+', '⌘') : KEYS[id][0]);

/** What a button says when it is pointed at: its name and its key. */
export const tipOf = (name: string, id: KeyId) => ({
  'data-tip': `${name} (${keyName(id)})`,
  'aria-keyshortcuts': KEYS[id][0].replace('Ctrl', 'Control').replace(/^\+$/, 'Plus'),
});
