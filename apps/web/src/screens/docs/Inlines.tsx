import { AppLink, ExternalLink } from '../../ui/links.tsx';
import type { Inline } from './document.ts';

/** A text with its marks. */
export const Inlines = ({ inlines }: { readonly inlines: readonly Inline[] }) =>
  inlines.map((inline, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
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

/** Addresses that begin with `/`, `?` or `#` stay in the application, all others open in a new tab (98.5.10). */
const SomeLink = ({ to, children }: Extract<Inline, { readonly kind: 'link' }>) => {
  const words = <Inlines inlines={children} />;
  // Files that the host serves are no pages of the application.
  if (to.startsWith('/schemas/'))
    return <ExternalLink to={import.meta.env.BASE_URL + to.slice(1)}>{words}</ExternalLink>;
  return /^[/?#]/.test(to) ? (
    <AppLink to={to}>{words}</AppLink>
  ) : (
    <ExternalLink to={to}>{words}</ExternalLink>
  );
};
