import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useSections } from './use-sections.ts';

export const SectionMenu = ({ button }: { readonly button: ReactElement }) => (
  <Menu defaultOpened position="bottom-end" width={240}>
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
    </Menu.Dropdown>
  </Menu>
);
