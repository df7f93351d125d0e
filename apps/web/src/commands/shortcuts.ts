import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageLocation } from '../address/page-location.ts';
import { gamePath } from '../address/paths.ts';
import { hasFlag, withFlag } from '../address/query.ts';
import { bridge } from '../desktop/bridge.ts';
import { type DockContent, openPalette, useFrame } from '../frame/frame-state.ts';
import { stepSheet, toggleSideBySide, toggleThumbnails } from '../sheet-view/pages.ts';
import { fitPage, fitWidth, trueSize, zoomIn, zoomOut } from '../sheet-view/zoom.ts';
import { canOpen, openPicker, refreshGame } from '../sources/index.ts';
import { useApp } from '../state/store.ts';
import { KEYS, type KeyId } from './keys.ts';

/** Loaded on demand, because a first visit never compares. */
const comparison = () => import('../revisions/comparison.ts');

/** Only pages of a game can export or show the panel. */
const isOnGamePage = (): boolean => /^\/games\/[^/]/.test(pageLocation().pathname);

const showInDock = (dock: DockContent) => () => {
  if (isOnGamePage()) useFrame.setState({ dock });
};

/** Action of a shortcut, which may navigate with `go`. */
type Run = (go: (path: string) => void) => void;

const runs: Readonly<Record<Exclude<KeyId, 'print' | 'palette'>, Run>> = {
  logos: (go) => go('/elements/logos'),
  elements: (go) => go('/elements/'),
  game: (go) => {
    const { remembered } = useApp.getState();
    if (remembered) go(gamePath(remembered.slug, 'map'));
  },
  home: (go) => go('/'),
  file: showInDock('thing'),
  list: (go) => go('/games/'),
  open: async (go) => {
    if (!canOpen()) return;
    const slug = await openPicker();
    if (slug !== undefined) go(gamePath(slug, 'map'));
  },
  problems: showInDock('problems'),
  compare: showInDock('changes'),
  nextChange: async () => (await comparison()).stepChange(1),
  previousChange: async () => (await comparison()).stepChange(-1),
  blink: async () => (await comparison()).toggleBlink(),
  refresh: () => void refreshGame(),
  tiles: (go) => go('/elements/tiles'),
  app: (go) => go('/app'),
  docs: (go) => go('/docs/'),
  config: (go) => {
    const { pathname, search } = pageLocation();
    const query = new URLSearchParams(search);
    go(`${pathname}?${withFlag(query, 'config', !hasFlag(query, 'config'))}`);
  },
  export: () => {
    if (useApp.getState().game && isOnGamePage()) useFrame.setState({ exporting: true });
  },
  zoomIn,
  zoomOut,
  zoomPage: fitPage,
  zoomFit: fitWidth,
  zoomFull: trueSize,
  nextSheet: () => stepSheet(1),
  previousSheet: () => stepSheet(-1),
  thumbnails: toggleThumbnails,
  sideBySide: toggleSideBySide,
};

export interface Shortcut {
  readonly id: keyof typeof runs;
  readonly keys: readonly string[];
  readonly run: Run;
}

/** Shortcuts handled here. The App page exists only in the desktop application. */
export const shortcuts: readonly Shortcut[] = (Object.keys(KEYS) as KeyId[])
  .filter((id): id is Shortcut['id'] => id in runs && (id !== 'app' || bridge !== undefined))
  .map((id) => ({ id, keys: KEYS[id], run: runs[id] }));

/** Elements that use keys themselves. */
const KEY_CONSUMERS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="listbox"], [role="slider"], [role="combobox"], [role="dialog"]';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

/** The shortcut for a key press, if any. */
const shortcutFor = ({ key, altKey, ctrlKey, metaKey, target }: KeyPress): Shortcut | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (target instanceof Element && target.closest(KEY_CONSUMERS)) return undefined;
  return shortcuts.find(({ keys }) => keys.includes(key));
};

/** Keeps a typed letter for the palette while it loads. Escape cancels. */
const typedAhead = ({ key, altKey, ctrlKey, metaKey, target }: KeyPress): boolean => {
  const { typed } = useFrame.getState();
  if (typed === undefined || altKey || ctrlKey || metaKey) return false;
  if (target instanceof Element && target.closest(KEY_CONSUMERS)) return false;
  if (key === 'Escape') useFrame.setState({ typed: undefined });
  if (key.length !== 1) return false;
  useFrame.setState({ typed: typed + key });
  return true;
};

/** Listens to the keyboard while the frame is mounted. */
export const useShortcuts = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette();
        return;
      }
      if (typedAhead(event)) return event.preventDefault();
      const shortcut = shortcutFor(event);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run((path) => navigate(path));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate]);
};
