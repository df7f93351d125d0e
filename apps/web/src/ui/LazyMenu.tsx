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

/** A button and the menu that it opens, which `useOpening` opens to begin with. */
export type MenuComponent = ComponentType<{ readonly button: ReactElement }>;

/** Opens a menu once its button is there and has the focus: only then the focus returns to it (98.14). */
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
 * A button whose menu loads when it is first pressed: what opens menus and places them is much code. Where it cannot be
 * loaded, that is told, and the next press tries again.
 */
export const LazyMenu = ({ button, load }: LazyMenuProps) => {
  const t = useTexts('frame');
  const [Menu, setMenu] = useState<MenuComponent>();
  // The button is a new one now, and the focus was on it.
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
