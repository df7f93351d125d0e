import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

interface TemporaryMenuProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A side menu over the page and under the top bar (98.4.4). */
export const TemporaryMenu = (props: TemporaryMenuProps) => (
  <Drawer
    {...props}
    size={300}
    withCloseButton={false}
    transitionProps={{ duration: 200 }}
    classNames={{
      inner: 'temporary-menu',
      overlay: 'temporary-menu',
      header: 'hidden-header',
      body: 'menu-body',
    }}
  />
);
