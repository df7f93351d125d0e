import {
  type ComponentType,
  cloneElement,
  type MouseEventHandler,
  type ReactElement,
  useEffect,
  useState,
} from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { showAlert } from '../sources/alerts.ts';

interface ButtonProps {
  readonly onClick?: MouseEventHandler;
  readonly autoFocus?: boolean;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

/** A button with its menu. The menu calls `useOpening` to open when it mounts. */
export type MenuComponent = ComponentType<{ readonly button: ReactElement }>;

/** Opens a menu after its button has mounted with the focus, so that the focus can return to it (98.14). */
export const useOpening = () => {
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  return { opened, onChange: setOpened };
};

interface LazyMenuProps {
  readonly button: ReactElement<ButtonProps>;
  readonly load: () => Promise<MenuComponent>;
}

/**
 * A button whose menu loads when it is first pressed, because the code that opens and positions menus is large. If it
 * cannot be loaded, an alert says so, and the next press tries again.
 */
export const LazyMenu = ({ button, load }: LazyMenuProps) => {
  const t = useTexts('frame');
  const [Menu, setMenu] = useState<MenuComponent>();
  // The menu renders a new button, which takes over the focus.
  if (Menu) return <Menu button={cloneElement(button, { autoFocus: true })} />;
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: async () => {
      try {
        const loaded = await load();
        setMenu(() => loaded);
      } catch {
        showAlert({ type: 'error', title: t('failure.menu'), message: t('failure.again') });
      }
    },
  });
};
