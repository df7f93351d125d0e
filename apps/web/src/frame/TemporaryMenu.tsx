import { Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

interface TemporaryMenuProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A side menu that covers the page below the top bar (98.4.4). */
export const TemporaryMenu = ({ opened, ...props }: TemporaryMenuProps) => {
  // Open only once mounted, so that closing returns the focus to the button (98.14).
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
