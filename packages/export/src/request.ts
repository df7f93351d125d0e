import type { PageRequest, PieceAddress } from '@platelayer/components';
import type { OptionValues } from './formats/options.ts';

/** What is wanted of a game. Plain data, which threads can hand to each other. */
export interface ExportRequest {
  readonly scope: ExportScope;
  /** Ids of formats. */
  readonly formats: readonly string[];
  /** Those that are absent have their defaults. */
  readonly options?: OptionValues;
  readonly naming?: Naming;
}

/** Everything, some components, or a page of the application as it is shown. */
export type ExportScope =
  | { readonly kind: 'game' }
  | { readonly kind: 'component'; readonly ids: readonly string[] }
  | ({ readonly kind: 'page' } & ShownPage);

/** What a page shows: the sheets that its address asks for, or one piece. */
export interface ShownPage {
  readonly component: string;
  readonly request: PageRequest;
  readonly piece?: PieceAddress;
  /** Layout that the address asks for. */
  readonly layout?: string;
}

/** How files are called where not after the title of the game. */
export interface Naming {
  /** The beginning of every name. */
  readonly stem?: string;
  /** What the game is called on a site to which it is uploaded. */
  readonly game?: string;
  /** Sheets of components that say so are named after their layout too, though there is but one. */
  readonly layouts?: boolean;
}
