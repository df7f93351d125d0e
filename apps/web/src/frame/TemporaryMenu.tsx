import { Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

interface TemporaryMenuProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A side menu over the page and under the top bar (98.4.4). */
export const TemporaryMenu = ({ opened, ...props }: TemporaryMenuProps) => {
  // Asked for before it has loaded, it opens a moment later: only then the focus returns to its button (98.14).
  const [loaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  return (
    <Drawer
      {...props}
      opened={opened && loaded}
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
};
