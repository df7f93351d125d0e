import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { bridge } from '../../desktop/bridge.ts';
import { download } from '../../ui/download.ts';
import { AppLink, ExternalLink } from '../../ui/links.tsx';
import type { Inline } from './document.ts';

/** Formatted text. */
export const Inlines = ({ inlines }: { readonly inlines: readonly Inline[] }) =>
  inlines.map((inline, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
    return <OneInline key={i} inline={inline} />;
  });

const OneInline = ({ inline }: { readonly inline: Inline }) => {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code>{inline.text}</code>;
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      );
    case 'image':
      return <img src={inline.source} alt={inline.alt} loading="lazy" />;
    case 'link':
      return <SomeLink {...inline} />;
  }
};

/** Links to addresses with `/`, `?` or `#` stay in the application; all others open in a new tab (98.5.10). */
const SomeLink = ({ to, children }: Extract<Inline, { readonly kind: 'link' }>) => {
  const words = <Inlines inlines={children} />;
  // Schemas are files on the host, not pages of the application.
  if (to.startsWith('/schemas/')) {
    const file = import.meta.env.BASE_URL + to.slice(1);
    return bridge ? (
      <SavedFile file={file}>{words}</SavedFile>
    ) : (
      <ExternalLink to={file}>{words}</ExternalLink>
    );
  }
  return /^[/?#]/.test(to) ? (
    <AppLink to={to}>{words}</AppLink>
  ) : (
    <ExternalLink to={to}>{words}</ExternalLink>
  );
};

/** The desktop application cannot show its own files in another window, so it saves them. */
const SavedFile = ({ file, children }: { readonly file: string; readonly children: ReactNode }) => {
  const save = async () => {
    const text = await (await fetch(file)).text();
    await download(file.slice(file.lastIndexOf('/') + 1), text, 'application/json');
  };
  return (
    <Anchor component="button" type="button" underline="always" inherit onClick={save}>
      {children}
    </Anchor>
  );
};
