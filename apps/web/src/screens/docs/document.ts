import type { CodePiece } from '../../ui/code-piece.ts';

/** A help page as data: what `plugin-docs.ts` makes at build time and the page shows. */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly children: readonly Inline[] }
  | { readonly kind: 'image'; readonly source: string; readonly alt: string };

export const TONES = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type Tone = (typeof TONES)[number];

export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly id: string;
      readonly children: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | {
      readonly kind: 'code';
      readonly language: string;
      readonly pieces: readonly CodePiece[];
      /** What of it is new to a file that the reader has: this is shown and copied, and the whole is drawn. */
      readonly part?: readonly CodePiece[];
    }
  | { readonly kind: 'callout'; readonly tone: Tone; readonly children: readonly Block[] };

/** The words of a text without its marks. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) =>
      'children' in inline ? plainText(inline.children) : inline.kind === 'image' ? inline.alt : inline.text,
    )
    .join('');
