import type { CodePiece } from '../../ui/code-piece.ts';

/** Part of a formatted text. `plugin-docs.ts` compiles help pages to `Block`s and `Inline`s at build time. */
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
      /** Part of the game that is new to the user's file. It is shown and copied; the complete game is drawn. */
      readonly part?: readonly CodePiece[];
    }
  | { readonly kind: 'callout'; readonly tone: Tone; readonly children: readonly Block[] };

/** Returns the text without formatting. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) =>
      'children' in inline ? plainText(inline.children) : inline.kind === 'image' ? inline.alt : inline.text,
    )
    .join('');

/** The fallback for pages that do not exist. */
const INDEX_PAGE = 'index';

/**
 * Returns the file for a path below `/docs` (98.5.10): the page in the first language that has it, or else the index
 * page in the first language that has that. Files are named `page.language.md`.
 */
export const choosePage = (
  path: string,
  languages: readonly string[],
  files: ReadonlySet<string>,
): string | undefined => {
  const page = path.replaceAll(/^\/+|\/+$/g, '') || INDEX_PAGE;
  const chain = [...languages, 'en'];
  return [page, INDEX_PAGE]
    .flatMap((name) => chain.map((language) => `${name}.${language}.md`))
    .find((name) => files.has(name));
};
