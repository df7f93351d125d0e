import { cloneElement, createElement, Fragment, type ReactElement } from 'react';

/** An element in a string, such as `<code>info</code>`. */
const PART = /<(\w+)>(.*?)<\/\1>/;

/** Renders a string with elements. Each element is replaced by the part of its name. */
export const RichText = ({
  text,
  parts,
}: {
  readonly text: string;
  readonly parts: Readonly<Record<string, ReactElement>>;
}) => {
  // Alternates between plain text, the name of an element, and its content.
  const pieces = text.split(PART);
  const children = pieces.map((piece, i) => {
    if (i % 3 === 1) return undefined;
    const part = i % 3 === 2 ? parts[pieces[i - 1]!] : undefined;
    return part ? cloneElement(part, {}, piece) : piece;
  });
  return createElement(Fragment, undefined, ...children);
};
