import type { Component, Request } from '@platelayer/components';
import type { Format } from '@platelayer/export';
import type { Config, ConfigPart, Diagnostic, JsonObject, Links, Range, TileFilter } from '@platelayer/game';

/** What the page and its engine, a worker, say to each other. */

/** What the page needs to know of a loaded game; the game itself stays in the engine. */
export interface GameFacts {
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  readonly publisher?: string;
  readonly links: Links;
  readonly prototype: boolean;
  readonly wip: boolean;
  /** Smallest and largest number of players. */
  readonly players?: readonly [first: number, last: number];
  /** Names of the map's variations; one for a single map, none without a map. */
  readonly maps: readonly string[];
  /** Ids of the components that this game has. */
  readonly components: readonly string[];
  /** Beginning of the name of every file made of this game (98.4.5). */
  readonly stem: string;
  /** Configuration that the game insists on. */
  readonly config: ConfigPart;
  /** The file in today's spelling, for saving. */
  readonly file: JsonObject;
}

/** What menus and addresses know of a component; how it is drawn only the engine knows. */
export type ComponentEntry = Pick<Component, 'id' | 'title' | 'options' | 'layout'>;

/** A page that is ready for the screen. */
export interface Picture {
  readonly svg: string;
  readonly title: string;
  /** In units of 1/100 inch. */
  readonly width: number;
  readonly height: number;
}

export interface Opened {
  /** Absent where the text is no game; the diagnostics then say why. */
  readonly facts?: GameFacts;
  readonly diagnostics: readonly Diagnostic[];
}

/** What the list of games says of a file. */
export interface Description {
  /** Empty when the file names none. */
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  readonly publisher?: string;
  /** Smallest and largest number of players. */
  readonly players?: readonly [first: number, last: number];
  readonly counts: Readonly<Record<Counted, number>>;
  /** Beginning of the name of every file made of this game (98.4.5). */
  readonly stem: string;
}

/** What is counted in a game; tiles by copies that are printed. */
export type Counted = 'companies' | 'hexes' | 'tiles' | 'privates' | 'trains';

/** Everything the engine does, by name: what goes in and what comes out. */
export interface Jobs {
  /** Reads a game and keeps it as the current one; a text that is no game leaves the current one. */
  readonly open: { in: { readonly text: string }; out: Opened };
  /** Every kind of printed matter there is, whatever the current game has of it. */
  readonly components: { in: object; out: readonly ComponentEntry[] };
  /** Looks into a text that does not become the current game; nothing where it is no game. */
  readonly describe: { in: { readonly text: string }; out: Description | undefined };
  /** A small PNG of the map of a text that does not become the current game; nothing without a map. */
  readonly thumbnail: {
    in: { readonly text: string; readonly pixels: number };
    out: { readonly bytes: Uint8Array<ArrayBuffer> } | undefined;
  };
  /** Sheets of a component of the current game. */
  readonly draw: {
    in: { readonly component: string; readonly request: Request; readonly config: Config };
    out: { readonly pictures: readonly Picture[]; readonly diagnostics: readonly Diagnostic[] };
  };
  /** One piece of the current game alone (a card, a tile, …); nothing for a name that does not exist. */
  readonly piece: {
    in: { readonly component: string; readonly name: string; readonly config: Config };
    out: Picture | undefined;
  };
  /** Names and titles of the pieces of a component. */
  readonly pieces: {
    in: { readonly component: string; readonly config: Config };
    out: readonly { readonly name: string; readonly title: string }[];
  };
  /** Files of the current game: one file as it is, several as a zip. */
  readonly export: {
    in: ExportOrder;
    out: {
      readonly name: string;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly failures: readonly string[];
    };
  };
  /** Hexes in the file format, drawn for galleries and documentation. */
  readonly hexes: {
    in: { readonly hexes: readonly JsonObject[]; readonly config: Config };
    out: readonly Picture[];
  };
  /** Tiles of the standard catalogue by id. */
  readonly tiles: {
    in: { readonly ids: readonly string[]; readonly config: Config };
    out: readonly Picture[];
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
      readonly limits: Range;
      readonly total: number;
    };
  };
  /** Bundled logos of one group; `known` are the names that games may use, drawn or not (90.8.2). */
  readonly logos: {
    in: { readonly group: string; readonly config: Config };
    out: {
      readonly group?: string;
      readonly groups: readonly string[];
      readonly known: readonly { readonly name: string; readonly names: number }[];
      readonly logos: readonly { readonly id: string; readonly picture: Picture }[];
    };
  };
  /** The sheet to try a printer with. */
  readonly testPage: { in: object; out: readonly Picture[] };
  readonly pressTestPage: {
    in: Pick<ExportOrder, 'format' | 'dpi' | 'lettering'>;
    out: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
  };
}

export interface ExportOrder {
  readonly format: Format;
  readonly config: Config;
  readonly dpi: number;
  readonly lettering: 'embed' | 'outlines';
  /** One component as the page shows it, or the whole game where absent. */
  readonly component?: { readonly id: string; readonly request: Request; readonly piece?: string };
}

export type JobName = keyof Jobs;

export type ToEngine =
  | { readonly id: number; readonly job: JobName; readonly input: Jobs[JobName]['in'] }
  | { readonly id: number; readonly cancel: true };

export type FromEngine =
  | { readonly id: number; readonly done: number; readonly total: number; readonly name: string }
  | { readonly id: number; readonly output: Jobs[JobName]['out'] }
  | { readonly id: number; readonly error: string; readonly cancelled: boolean };
