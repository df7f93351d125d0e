import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link within the application. */
export const Inside = ({ to, children }: { readonly to: string; readonly children?: ReactNode }) => (
  <Anchor component={Link} to={to} underline="always" inherit>
    {children}
  </Anchor>
);
