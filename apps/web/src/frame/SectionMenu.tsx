import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { useOpening } from '../ui/LazyMenu.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useSections } from './use-sections.ts';

/** The sections and other entries of the top bar, for narrow screens (98.4.3). */
export const SectionMenu = ({ button }: { readonly button: ReactElement }) => (
  <Menu {...useOpening()} position="bottom-end" width={240}>
    <Menu.Target>{button}</Menu.Target>
    <Menu.Dropdown>
      {useSections().map(({ id, to, icon, label, active }) => (
        <Menu.Item
          key={id}
          component={Link}
          to={to}
          mih={44}
          leftSection={<LineIcon name={icon} />}
          aria-current={active ? 'page' : undefined}
          className={active ? 'current' : undefined}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <SchemeEntry />
    </Menu.Dropdown>
  </Menu>
);

/** Narrow screens have no space for a separate button. */
const SchemeEntry = () => {
  const t = useTexts('frame');
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return (
    <Menu.Item
      mih={44}
      leftSection={<LineIcon name={dark ? 'sun' : 'moon'} />}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {t(dark ? 'nav.light' : 'nav.dark')}
    </Menu.Item>
  );
};
