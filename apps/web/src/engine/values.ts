import type { PageRequest } from '@platelayer/components';
import type { FolderGame } from '@platelayer/export';
import type { Config, ConfigPart, Diagnostic, JsonObject, Links } from '@platelayer/game';
import type { Publisher, Theme } from '@platelayer/library';

/** Lets a job report progress and notice that it was cancelled. */
export interface JobContext {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number, name: string) => void;
}

/** Source of a game: the id of a bundled one, or the user's own. */
export type GameInput = { readonly bundled: string } | OwnGame;

/** The user's own game: its text alone, a zip, or the files of a folder by path. A string is why a file was left out. */
export type OwnGame =
  | { readonly text: string }
  | (PackedGame & { readonly zip: Uint8Array<ArrayBuffer> })
  | (PackedGame & { readonly folder: ReadonlyMap<string, Uint8Array<ArrayBuffer> | string> });

interface PackedGame {
  /** Name of the zip or folder, without extension. */
  readonly name: string;
  /** Path of the game file, if known. */
  readonly game?: string;
}

/** A font that comes with a game, for the page to register. */
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

/** Everything the page needs to know about a loaded game. The game itself stays in the engine. */
export interface GameDetails {
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
  /** Names of the map variations: one for a single map, none without a map. */
  readonly maps: readonly string[];
  /** Ids of the components that this game has. */
  readonly components: readonly string[];
  readonly counts: Readonly<Record<CountedPart, number>>;
  /** Start of the name of every exported file (98.4.5). */
  readonly stem: string;
  /** Settings fixed by the game file. */
  readonly config: ConfigPart;
  /** The game file in today's spelling, for saving. */
  readonly file: JsonObject;
  /** Missing if the game has no assets. */
  readonly folder?: FolderDetails;
}

interface FolderDetails {
  /** Default settings of the game. The user's own settings override them. */
  readonly config: ConfigPart;
  readonly mapThemes: ReadonlyMap<string, Theme>;
  readonly companyThemes: ReadonlyMap<string, Theme>;
  readonly companySets: readonly { readonly id: string; readonly name: string }[];
}

/** Parts of a game that are counted; tiles by printed copies. */
export type CountedPart = 'companies' | 'hexes' | 'tiles' | 'privates' | 'trains';

/** A component of the current game to draw. */
export interface DrawRequest {
  readonly component: string;
  readonly request: PageRequest;
  readonly config: Config;
}

/** A page that is ready for the screen. */
export interface Picture {
  /** Empty if the picture is `painted`. */
  readonly svg: string;
  /** Id of a sheet with more shapes than the browser can handle, for the jobs `paint` and `largeSvg`. */
  readonly painted?: string;
  readonly title: string;
  /** In units of 1/100 inch. */
  readonly width: number;
  readonly height: number;
  /** Faces of its text. Only sheets have them: the page loads them before anyone prints. */
  readonly faces?: readonly UsedFace[];
}

export interface OpenResult {
  /** Missing if the input is not a game; the diagnostics then say why. */
  readonly details?: GameDetails;
  readonly diagnostics: readonly Diagnostic[];
  /** The lines around the first diagnostic, if the input is not a game. */
  readonly lines?: Refusal['lines'];
  /** Fonts that the page must register before it shows a sheet. */
  readonly fonts?: readonly GameFont[];
  /** Path of the game file in its zip or folder. */
  readonly path?: string;
  /** All games in the same zip or folder, including this one. */
  readonly games?: readonly FolderGame[];
}

/** Why a file is not a game, the most useful reason first. */
export interface Refusal {
  readonly diagnostics: readonly Diagnostic[];
  /** Lines around the first error; empty if it has no single location. */
  readonly lines: readonly FileLine[];
}

export interface FileLine {
  readonly number: number;
  readonly text: string;
}

/** An entry in the list of games. */
export interface GameDescription {
  /** Empty if the file has no title. */
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  readonly publisher?: string;
  /** Publisher data, if the game includes its own. */
  readonly ownPublisher?: Publisher;
  /** Smallest and largest number of players. */
  readonly players?: readonly [first: number, last: number];
  readonly counts: Readonly<Record<CountedPart, number>>;
  /** Start of the name of every exported file (98.4.5). */
  readonly stem: string;
  /** Path of the game file in its zip or folder, and all games there. */
  readonly path?: string;
  readonly games?: readonly FolderGame[];
}

/** Something on a sheet that comes from the game file: its location in the file, and its box on the sheet. */
export interface SheetThing {
  readonly pointer: string;
  /** Such as `hex B4`. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All things on a sheet, column by column. A map of 10,000 hexes has too many to copy as objects within a frame. */
export interface ThingColumns {
  readonly pointers: readonly string[];
  readonly names: readonly string[];
  /** Four numbers for each: x, y, width and height. */
  readonly boxes: Float64Array<ArrayBuffer>;
}
