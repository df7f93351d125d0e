import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { openPalette } from '../frame/frame-state.ts';
import { shortcutFor } from './shortcuts.ts';

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
