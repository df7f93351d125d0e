import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { gamePath } from '../address/paths.ts';
import { bridge } from '../desktop/bridge.ts';
import { openPalette, useFrame } from '../frame/frame-state.ts';
import { fitWidth, zoomIn, zoomOut } from '../sheet-view/zoom.ts';
import { canOpen, openPicker, refreshGame } from '../sources/index.ts';
import { useApp } from '../state/store.ts';

/** What a key does: goes somewhere, or does something and perhaps goes somewhere then. */
export interface Shortcut {
  /** As `KeyboardEvent.key` gives them; the first is shown in lists. */
  readonly keys: readonly string[];
  /** Its text is `shortcuts.{id}`. */
  readonly id: string;
  readonly run: (go: (path: string) => void) => void;
}

/** Every key (98.4.14), for the keyboard, the list of shortcuts and the command palette. */
export const shortcuts = [
  { keys: ['c'], id: 'logos', run: (go) => go('/elements/logos') },
  { keys: ['e'], id: 'elements', run: (go) => go('/elements/') },
  {
    keys: ['g'],
    id: 'game',
    run: (go) => {
      const { remembered } = useApp.getState();
      if (remembered) go(gamePath(remembered.slug, 'map'));
    },
  },
  { keys: ['h'], id: 'home', run: (go) => go('/') },
  { keys: ['i'], id: 'file', run: () => useFrame.setState({ dock: 'thing' }) },
  { keys: ['l'], id: 'list', run: (go) => go('/games/') },
  {
    keys: ['o'],
    id: 'open',
    run: async (go) => {
      if (!canOpen()) return;
      const slug = await openPicker();
      if (slug !== undefined) go(gamePath(slug, 'map'));
    },
  },
  { keys: ['p'], id: 'problems', run: () => useFrame.setState({ dock: 'problems' }) },
  { keys: ['r'], id: 'refresh', run: () => void refreshGame() },
  { keys: ['t'], id: 'tiles', run: (go) => go('/elements/tiles') },
  ...(bridge ? [{ keys: ['u'], id: 'app', run: (go) => go('/app') } as const satisfies Shortcut] : []),
  { keys: ['?'], id: 'docs', run: (go) => go('/docs/') },
  { keys: ['+', '='], id: 'zoomIn', run: zoomIn },
  { keys: ['-'], id: 'zoomOut', run: zoomOut },
  { keys: ['0'], id: 'zoomFit', run: fitWidth },
] as const satisfies readonly Shortcut[];

/** Where keys have a meaning of their own. */
const KEY_CONSUMERS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="listbox"], [role="slider"], [role="combobox"], [role="dialog"]';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

/** The shortcut that a key press calls for, if any. */
const shortcutFor = ({ key, altKey, ctrlKey, metaKey, target }: KeyPress): Shortcut | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (target instanceof Element && target.closest(KEY_CONSUMERS)) return undefined;
  return shortcuts.find(({ keys }) => (keys as readonly string[]).includes(key));
};

/** Listens to the keyboard for as long as the frame is there. */
export const useShortcuts = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette();
        return;
      }
      const shortcut = shortcutFor(event);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run((path) => navigate(path));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate]);
};
