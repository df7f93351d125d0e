import { cloneElement, createElement, Fragment, type ReactElement } from 'react';

/** An element of a text: `<code>info</code>`. */
const PART = /<(\w+)>(.*?)<\/\1>/;

/** A text with elements in it, each made of the part of its name. */
export const RichText = ({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: Readonly<Record<string, ReactElement>>;
}) => {
  // What lies between elements, the name of one, what is in it, and so on.
  const pieces = text.split(PART);
  const children = pieces.map((piece, i) => {
    if (i % 3 === 1) return undefined;
    const part = i % 3 === 2 ? parts[pieces[i - 1]!] : undefined;
    return part ? cloneElement(part, {}, piece) : piece;
  });
  return createElement(Fragment, undefined, ...children);
};
