import type { PageRequest, PieceAddress } from '@platelayer/components';
import type { OptionValues } from './formats/options.ts';

/** What to export of a game, as plain data that can be sent to a thread. */
export interface ExportRequest {
  readonly scope: ExportScope;
  /** Ids of formats. */
  readonly formats: readonly string[];
  /** Missing options have their defaults. */
  readonly options?: OptionValues;
  readonly naming?: Naming;
}

/** Everything, some components, or a page of the application as it is shown. */
export type ExportScope =
  | { readonly kind: 'game' }
  | { readonly kind: 'component'; readonly ids: readonly string[] }
  | ({ readonly kind: 'page' } & ShownPage);

/** Content of a page: sheets, or one piece. */
export interface ShownPage {
  readonly component: string;
  readonly request: PageRequest;
  readonly piece?: PieceAddress;
  /** Layout in the address. */
  readonly layout?: string;
}

/** Names of files. By default they derive from the title of the game. */
export interface Naming {
  /** Start of every file name. */
  readonly stem?: string;
  /** Name of the game on a site to which it is uploaded. */
  readonly game?: string;
  /** Whether names include the layout of components with `layoutInName`, even if there is only one. */
  readonly layouts?: boolean;
}
