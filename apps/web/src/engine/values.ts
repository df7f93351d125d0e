import type { PageRequest } from '@platelayer/components';
import type { FolderGame } from '@platelayer/export';
import type { Config, ConfigPart, Diagnostic, JsonObject, Links } from '@platelayer/game';
import type { Publisher, Theme } from '@platelayer/library';

/** What the jobs of the engine take and give (`messages.ts` says which). */

/** What a game is opened from: the id of a bundled one, or what the user has. */
export type GameInput = { readonly bundled: string } | OwnGame;

/** A game of the user: its text alone, a zip, or the files of a folder by their paths in it, and of those that are left out, why. */
export type OwnGame =
  | { readonly text: string }
  | (PackedGame & { readonly zip: Uint8Array<ArrayBuffer> })
  | (PackedGame & { readonly folder: ReadonlyMap<string, Uint8Array<ArrayBuffer> | string> });

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

/** A face that a sheet uses. */
export interface UsedFace {
  readonly typeface: string;
  readonly weight: number;
  readonly slant: string;
  /** URL of the font file. Not set for bundled fonts and fonts of the game, which the page already has. */
  readonly url?: string;
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

/** What is to be drawn of the current game. */
export interface Wanted {
  readonly component: string;
  readonly request: PageRequest;
  readonly config: Config;
}

/** A page that is ready for the screen. */
export interface Picture {
  /** Empty where it is `painted`. */
  readonly svg: string;
  /** Of a sheet that has more shapes than a page of the browser bears: what the jobs `paint` and `largeSvg` know it by. */
  readonly painted?: string;
  readonly title: string;
  /** In units of 1/100 inch. */
  readonly width: number;
  readonly height: number;
  /** Faces of its text. Only sheets have them: the page loads them before anyone prints. */
  readonly faces?: readonly UsedFace[];
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

/** All things on a sheet, column by column: a map of 10,000 hexes has too many to hand over as objects within a frame. */
export interface ThingColumns {
  readonly pointers: readonly string[];
  readonly names: readonly string[];
  /** Four numbers for each: x, y, width and height. */
  readonly boxes: Float64Array<ArrayBuffer>;
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

/** A picture of what a pack will hold. */
export interface PackPicture {
  readonly title: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In units of 1/100 inch. */
  readonly width: number;
  readonly height: number;
}

/** What is counted in a game; tiles by copies that are printed. */
export type CountedPart = 'companies' | 'hexes' | 'tiles' | 'privates' | 'trains';

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
