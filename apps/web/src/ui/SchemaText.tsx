import { Fragment } from 'react';
import { Link } from 'react-router';

const PIECES = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** A short text from the schema, with code in backquotes and Markdown links (95.6.6). */
export const SchemaText = ({ text }: { readonly text: string }) =>
  text.split(PIECES).map((piece, i) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of a constant text never move
    if (piece.startsWith('`')) return <code key={i}>{piece.slice(1, -1)}</code>;
    const link = LINK.exec(piece);
    if (!link) return <Fragment key={i}>{piece}</Fragment>;
    return (
      <Link key={i} to={link[2] ?? ''}>
        {link[1]}
      </Link>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
