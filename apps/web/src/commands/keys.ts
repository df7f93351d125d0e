/**
 * Every shortcut (98.4.14), as in `KeyboardEvent.key`; the first of several is shown. The keyboard, tooltips, the list of
 * shortcuts, the palette and the help page use this table. The string `shortcuts.{id}` describes each.
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
  // Handled by the browser.
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

// Tests use this table without a browser.
const isMac = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** Name of a key on this platform. */
export const keyName = (id: KeyId): string => (isMac() ? KEYS[id][0].replace('Ctrl+', '⌘') : KEYS[id][0]);

/** Tooltip of a button: its name and its key. */
export const tipOf = (name: string, id: KeyId) => ({
  'data-tip': `${name} (${keyName(id)})`,
  'aria-keyshortcuts': KEYS[id][0].replace('Ctrl', 'Control').replace(/^\+$/, 'Plus'),
});
