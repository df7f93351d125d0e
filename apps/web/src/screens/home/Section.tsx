import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './home.module.css';

/** A titled part of the home page. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <div>{children}</div>
    </section>
  );
};
