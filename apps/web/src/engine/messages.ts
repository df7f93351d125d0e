import type { PieceAddress } from '@platelayer/components';
import type {
  ExportRequest,
  ExportResult,
  FigureTable,
  GameList,
  MadeFile,
  OptionValues,
} from '@platelayer/export';
import type { Config, Diagnostic, JsonObject, RevenueRange, TileFilter } from '@platelayer/game';
import type { ImportEntry } from '@platelayer/import';
import type { Baseline, RevisionJobs } from './revision-messages.ts';
import type {
  Board18Picture,
  FileChange,
  FileExcerpt,
  GameDescription,
  GameInput,
  LogoSide,
  OpenResult,
  OwnThing,
  PackPicture,
  Picture,
  Refusal,
  ThemeColorRows,
  ThingColumns,
  Wanted,
} from './values.ts';

/** What the page and its engine, a worker, say to each other. */

/** Everything the engine does, by name: what goes in and what comes out. */
export interface Jobs extends RevisionJobs {
  /** Reads a game and keeps it as the current one; a text that is no game leaves the current one. */
  readonly open: { in: GameInput; out: OpenResult };
  /** Looks into a game that does not become the current game; nothing where it is no game. */
  readonly describe: { in: GameInput; out: GameDescription | undefined };
  /** Why a game that cannot be looked into is none. */
  readonly refusal: { in: GameInput; out: Refusal };
  /** A small PNG of the map of a game that does not become the current game; nothing without a map. */
  readonly thumbnail: {
    in: { readonly input: GameInput; readonly pixels: number };
    out: { readonly bytes: Uint8Array<ArrayBuffer> } | undefined;
  };
  /** The current game, or another one, and what it brings along, as one zip. */
  readonly zip: {
    in: { readonly input?: GameInput };
    out: MadeFile;
  };
  /** Sheets of a component of the current game. */
  readonly draw: {
    in: Wanted;
    out: { readonly pictures: readonly Picture[]; readonly diagnostics: readonly Diagnostic[] };
  };
  /** Pixels of a part of a sheet that is `painted`; nothing where the engine has drawn too many others since. */
  readonly paint: {
    in: {
      readonly sheet: string;
      readonly pixelsPerUnit: number;
      /** The part, in pixels of the sheet at that size. */
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
    };
    out: ImageBitmap | undefined;
  };
  /** The drawing of such a sheet, for printing: as bytes, for a text so long would hold the page up. */
  readonly largeSvg: {
    in: { readonly sheet: string };
    out: { readonly bytes: Uint8Array<ArrayBuffer> } | undefined;
  };
  /** A small PNG of one of the sheets that `draw` gives; nothing where there is no such sheet. */
  readonly sheetPicture: {
    in: Wanted & { readonly sheet: number; readonly pixels: number };
    out: Uint8Array<ArrayBuffer> | undefined;
  };
  /** How a component of the current game looks at a glance. */
  readonly glance: {
    in: { readonly component: string; readonly config: Config; readonly pixels: number };
    out: {
      /** Sheets of paper that it takes. */
      readonly sheets: number;
      /** A small PNG of the first sheet, with the size of the sheet; absent where there is none. */
      readonly picture?: {
        readonly bytes: Uint8Array<ArrayBuffer>;
        readonly width: number;
        readonly height: number;
      };
    };
  };
  /** What is on each of the sheets that `draw` gives, a thing before the things in it. */
  readonly things: { in: Wanted; out: readonly ThingColumns[] };
  /** A piece of the current game's file. */
  readonly excerpt: {
    in: {
      readonly pointer: string;
      /** Of the game: the same place of another version is another question. */
      readonly version: number;
    };
    out: FileExcerpt;
  };
  /** The current game's file in today's spelling, and where it differs from the file as it is. */
  readonly upgrade: {
    in: object;
    out: { readonly text: string; readonly changes: readonly FileChange[] };
  };
  /** Everything that drawing found out, and what covers what on the hexes of the current game. */
  readonly design: { in: { readonly config: Config }; out: readonly Diagnostic[] };
  /** How much of everything the current game has, as tables and as one CSV (87.7). */
  readonly figures: {
    in: {
      readonly config: Config;
      /** Of the game: another version has other figures. */
      readonly version: number;
    };
    out: { readonly tables: readonly FigureTable[]; readonly csv: string };
  };
  /** Every piece of the current game with its counts and its size, and the same as a file (86.7). */
  readonly pieceList: {
    in: { readonly config: Config; readonly version: number };
    out: Pick<GameList, 'rows' | 'totals'> & { readonly csv: Uint8Array<ArrayBuffer> };
  };
  /** What a pack of the current game will hold, with small PNGs; nothing where the format of the request is no pack. */
  readonly packPreview: {
    in: {
      readonly request: ExportRequest;
      readonly config: Config;
      readonly version: number;
      readonly pixels: number;
    };
    out:
      | {
          /** Id of the format. */
          readonly format: string;
          readonly pictures: readonly PackPicture[];
          readonly messages: readonly string[];
          readonly refusal?: string;
        }
      | undefined;
  };
  /** One piece of the current game alone (a card, a tile, …); nothing for an address that does not exist. */
  readonly piece: {
    in: { readonly address: PieceAddress; readonly config: Config };
    out: Picture | undefined;
  };
  /** A picture of the Board18 box of the current game; nothing for what it has not got. */
  readonly board18: {
    in: { readonly wanted: Board18Picture; readonly config: Config };
    out: Picture | undefined;
  };
  /** The files that would be made, with the addresses of the pages that show the same (98.11.1). */
  readonly exportPlan: {
    in: { readonly request: ExportRequest; readonly config: Config };
    out: readonly { readonly name: string; readonly address?: string }[];
  };
  /** Files of the current game; several are put into one zip if wanted. */
  readonly export: {
    in: {
      readonly request: ExportRequest;
      readonly config: Config;
      readonly zip: boolean;
      /** Only what has to be printed again since then. */
      readonly since?: Baseline;
    };
    out: ExportResult;
  };
  /** Hexes in the file format, drawn for documentation; `id` keeps their inner names apart from other drawings. */
  readonly hexes: {
    in: { readonly hexes: readonly JsonObject[]; readonly config: Config };
    out: readonly Picture[];
  };
  /** The first sheet of a game that does not become the current game, for documentation; nothing without one. */
  readonly sample: {
    in: { readonly text: string; readonly component: string; readonly config: Config };
    out: Picture | undefined;
  };
  /** The ids of the standard catalogue. */
  readonly tileIds: { in: object; out: readonly string[] };
  /** Tiles of the standard catalogue by id. */
  readonly tiles: {
    in: { readonly ids: readonly string[]; readonly config: Config };
    out: readonly (Picture & { readonly id: string })[];
  };
  /** One tile of the catalogue: drawn, as it is written, what it replaces and becomes, and the bundled games that have it. */
  readonly tile: {
    in: { readonly id: string; readonly config: Config };
    out: {
      readonly picture: Picture;
      readonly hex: JsonObject;
      /** Ids of the catalogue (87.1). */
      readonly upgrades: { readonly from: readonly string[]; readonly to: readonly string[] };
      readonly games: readonly { readonly slug: string; readonly title: string }[];
    };
  };
  /** The same as a file. */
  readonly pressTile: {
    in: { readonly id: string; readonly config: Config; readonly format: 'svg' | 'png' };
    out: MadeFile;
  };
  /** One group of the element gallery; an unknown one is the first (20.11). */
  readonly atoms: {
    in: { readonly group: string; readonly config: Config };
    out: {
      readonly group: string;
      readonly groups: readonly { readonly id: string; readonly name: string }[];
      readonly examples: readonly {
        readonly name: string;
        readonly caption: string;
        readonly hex: JsonObject;
        readonly picture: Picture;
      }[];
    };
  };
  /** Ids of the standard tiles that pass a filter, and what there is to filter by (80.11). */
  readonly catalogue: {
    in: { readonly filter: TileFilter };
    out: {
      readonly ids: readonly string[];
      readonly colors: readonly string[];
      readonly limits: RevenueRange;
      readonly total: number;
    };
  };
  /** Bundled logos of one group; `known` are the groups that games may name and nobody drew (90.8.2). */
  readonly logos: {
    in: { readonly group: string; readonly side: LogoSide; readonly config: Config };
    out: {
      readonly group: string;
      readonly groups: readonly string[];
      readonly known: readonly { readonly name: string; readonly names: number }[];
      readonly logos: readonly { readonly id: string; readonly picture: Picture }[];
    };
  };
  /** What the current game brings along, drawn, and where it is used. */
  readonly ownThings: {
    in: { readonly config: Config; readonly version: number };
    out: {
      readonly tiles: readonly (OwnThing & { readonly picture: Picture })[];
      readonly colors: readonly (OwnThing & { readonly color: string })[];
      readonly logos: readonly (OwnThing & { readonly picture: Picture })[];
      readonly icons: readonly (OwnThing & { readonly picture: Picture })[];
      readonly fonts: readonly (OwnThing & { readonly typeface: string })[];
    };
  };
  /** Every colour in force for the current game. */
  readonly themeColors: {
    in: { readonly config: Config; readonly version: number };
    out: ThemeColorRows;
  };
  /** The files of a folder to start a game from, by their paths, and all of them as a zip. */
  readonly newGame: {
    in: { readonly title: string };
    out: { readonly texts: ReadonlyMap<string, string>; readonly zip: Uint8Array<ArrayBuffer> };
  };
  /** Titles of 18xx.games among source files and zips of them (85); they stay open for `importTitle`. */
  readonly titles: {
    in: { readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>> };
    out: {
      readonly titles: readonly { readonly id: string; readonly name: string }[];
      readonly findings: readonly ImportEntry[];
    };
  };
  /** One of the titles found last as a game file; nothing where nothing of it could be read. */
  readonly importTitle: {
    in: { readonly id: string };
    out: {
      readonly text?: string;
      /** The same as a folder, by the paths in it, and that as a zip. */
      readonly folder?: {
        readonly texts: ReadonlyMap<string, string>;
        readonly zip: Uint8Array<ArrayBuffer>;
      };
      readonly stem: string;
      readonly findings: readonly ImportEntry[];
      /** What is told when the file is opened, each once. */
      readonly problems: readonly string[];
    };
  };
  /** One hex or tile in the notation of 18xx.games, in our format and drawn (85.6). */
  readonly notation: {
    in: { readonly text: string; readonly color: string; readonly config: Config };
    out: { readonly hex: JsonObject; readonly remarks: readonly string[]; readonly picture: Picture };
  };
  /** The sheet to try a printer with. */
  readonly testPage: { in: object; out: readonly Picture[] };
  readonly pressTestPage: {
    in: { readonly format: string; readonly options: OptionValues };
    out: MadeFile;
  };
}

export type JobName = keyof Jobs;

export type ToEngine =
  /** The page is about to show this path. */
  | { readonly prepare: string }
  | { readonly id: number; readonly job: JobName; readonly input: Jobs[JobName]['in'] }
  | { readonly id: number; readonly cancel: true };

export type FromEngine =
  | { readonly id: number; readonly done: number; readonly total: number; readonly name: string }
  | { readonly id: number; readonly output: Jobs[JobName]['out'] }
  | { readonly id: number; readonly error: string; readonly cancelled: boolean };
