import type { PieceAddress, Request } from '@platelayer/components';
import type {
  ExportRequest,
  ExportResult,
  FigureTable,
  FolderGame,
  MadeFile,
  OptionValues,
} from '@platelayer/export';
import type {
  Config,
  ConfigPart,
  Diagnostic,
  JsonObject,
  Links,
  RevenueRange,
  TileFilter,
} from '@platelayer/game';
import type { Finding } from '@platelayer/import';
import type { Publisher, Theme } from '@platelayer/library';

/** What the page and its engine, a worker, say to each other. */

/** What a game is opened from: the id of a bundled one, or what the user has. */
export type GameInput = { readonly bundled: string } | OwnGame;

/** A game of the user: its text alone, a zip, or the files of a folder by their paths in it. */
export type OwnGame =
  | { readonly text: string }
  | (PackedGame & { readonly zip: Uint8Array<ArrayBuffer> })
  | (PackedGame & { readonly folder: ReadonlyMap<string, Uint8Array<ArrayBuffer>> });

interface PackedGame {
  /** Of the zip or folder, without its ending. */
  readonly name: string;
  /** The path of the file that is the game, where it is known. */
  readonly game?: string;
}

/** A font that came with a game, for the page to show it. */
export interface GameFont {
  readonly typeface: string;
  readonly weight: number;
  readonly slant: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What the page needs to know of a loaded game; the game itself stays in the engine. */
export interface GameFacts {
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  readonly publisher?: string;
  readonly ownPublisher?: Publisher;
  readonly links: Links;
  readonly prototype: boolean;
  readonly wip: boolean;
  /** Smallest and largest number of players. */
  readonly players?: readonly [first: number, last: number];
  /** Names of the map's variations; one for a single map, none without a map. */
  readonly maps: readonly string[];
  /** Ids of the components that this game has. */
  readonly components: readonly string[];
  readonly counts: Readonly<Record<CountedPart, number>>;
  /** Beginning of the name of every file made of this game (98.4.5). */
  readonly stem: string;
  /** Configuration that the game insists on. */
  readonly config: ConfigPart;
  /** The file in today's spelling, for saving. */
  readonly file: JsonObject;
  /** What lies beside the file, as far as the page shows it; absent where nothing does. */
  readonly folder?: FolderFacts;
}

/** What a game brings along, and the games that share it. */
export interface FolderFacts {
  /** Settings that the game wants, below the user's own. */
  readonly config: ConfigPart;
  readonly mapThemes: ReadonlyMap<string, Theme>;
  readonly companyThemes: ReadonlyMap<string, Theme>;
  /** Lists of companies by id. */
  readonly companySets: readonly { readonly id: string; readonly name: string }[];
}

/** A picture of a Board18 box that has a page of its own (98.3.1). */
export type Board18Picture =
  | { readonly picture: 'map'; readonly variation: number }
  | { readonly picture: 'tiles'; readonly color: string }
  | { readonly picture: 'tokens' };

/** A page that is ready for the screen. */
export interface Picture {
  readonly svg: string;
  readonly title: string;
  /** In units of 1/100 inch. */
  readonly width: number;
  readonly height: number;
}

export interface OpenResult {
  /** Absent where the text is no game; the diagnostics then say why. */
  readonly facts?: GameFacts;
  readonly diagnostics: readonly Diagnostic[];
  /** Where the text is no game: the lines around the first of the diagnostics. */
  readonly lines?: Refusal['lines'];
  /** Fonts that the game brings along; the page must know them before it shows a sheet. */
  readonly fonts?: readonly GameFont[];
  /** The file that is the game, of a zip or folder. */
  readonly path?: string;
  /** All games that share what lies beside it, this one among them. */
  readonly games?: readonly FolderGame[];
}

/** Why a file is no game: the most telling reason first. */
export interface Refusal {
  readonly diagnostics: readonly Diagnostic[];
  /** Lines around it; none where the fault is not at one place. */
  readonly lines: readonly FileLine[];
}

export interface FileLine {
  readonly number: number;
  readonly text: string;
}

/** What the list of games says of a file. */
export interface GameDescription {
  /** Empty when the file names none. */
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  readonly publisher?: string;
  /** The publisher itself, where the game brings it along. */
  readonly ownPublisher?: Publisher;
  /** Smallest and largest number of players. */
  readonly players?: readonly [first: number, last: number];
  readonly counts: Readonly<Record<CountedPart, number>>;
  /** Beginning of the name of every file made of this game (98.4.5). */
  readonly stem: string;
  /** Of a zip or folder: the file that is the game, and all games there. */
  readonly path?: string;
  readonly games?: readonly FolderGame[];
}

/** Something on a sheet that the file of the game speaks of: its place in the file, and on the sheet in its units. */
export interface SheetThing {
  readonly pointer: string;
  /** Such as `hex B4`. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lines of the file of a game around a value. */
export interface FileExcerpt {
  /** Of the value, or of the nearest above it that is written. */
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  readonly lines: readonly string[];
  /** The value alone. */
  readonly json: string;
  /** How many further lines the value has. */
  readonly hidden: number;
  /** Name of its section in the field reference, such as `City`. */
  readonly kind?: string;
}

/** Lines of a file that are replaced by others. */
export interface FileChange {
  /** Of the first line that is replaced. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** What is counted in a game; tiles by copies that are printed. */
export type CountedPart = 'companies' | 'hexes' | 'tiles' | 'privates' | 'trains';

/** Everything the engine does, by name: what goes in and what comes out. */
export interface Jobs {
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
    in: { readonly component: string; readonly request: Request; readonly config: Config };
    out: { readonly pictures: readonly Picture[]; readonly diagnostics: readonly Diagnostic[] };
  };
  /** A small PNG of one of the sheets that `draw` gives; nothing where there is no such sheet. */
  readonly sheetPicture: {
    in: Jobs['draw']['in'] & { readonly sheet: number; readonly pixels: number };
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
  readonly things: { in: Jobs['draw']['in']; out: readonly (readonly SheetThing[])[] };
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
    in: { readonly request: ExportRequest; readonly config: Config; readonly zip: boolean };
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
  /** Tiles of the standard catalogue by id. */
  readonly tiles: {
    in: { readonly ids: readonly string[]; readonly config: Config };
    out: readonly Picture[];
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
      readonly findings: readonly Finding[];
    };
  };
  /** One of the titles found last as a game file; nothing where nothing of it could be read. */
  readonly importTitle: {
    in: { readonly id: string };
    out: {
      readonly text?: string;
      readonly stem: string;
      readonly findings: readonly Finding[];
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

/** Something that a game brings along. */
export interface OwnThing {
  readonly name: string;
  /** The file that has it, beside the game; absent for what stands in the game's own file. */
  readonly file?: string;
  /** Places in the game's file, or files beside it, that name it. */
  readonly uses: readonly string[];
}

export interface ThemeColorRows {
  readonly mapTheme: string;
  readonly companyTheme: string;
  /** Colours that hold everywhere, on maps or tiles only, and those of companies. */
  readonly groups: readonly {
    readonly id: 'all' | 'map' | 'tile' | 'companies';
    readonly rows: readonly ThemeColorRow[];
  }[];
}

export interface ThemeColorRow {
  readonly name: string;
  /** The colour of the hexes on which it holds; absent for one that holds on all. */
  readonly phase?: string;
  readonly color: string;
  /** The colour of text on it, and its contrast. */
  readonly text: string;
  readonly contrast: number;
  /** Relative, from 0 to 1, and the grey that has it. */
  readonly luminance: number;
  readonly grey: string;
  /** Whether the game's file says so, and not a theme. */
  readonly ofGame: boolean;
}

/** How a logo is looked at: by itself, on a company of a colour, or on the reverse of a token. */
export interface LogoSide {
  readonly kind: 'plain' | 'company' | 'reverse';
  readonly color?: string;
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
