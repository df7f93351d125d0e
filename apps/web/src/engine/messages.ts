import type { Request } from '@platelayer/components';
import type { Format } from '@platelayer/export';
import type { Config, ConfigPart, Diagnostic, JsonObject, Links } from '@platelayer/game';

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
  /** Configuration that the game insists on. */
  readonly config: ConfigPart;
  /** The file in today's spelling, for saving. */
  readonly file: JsonObject;
}

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

/** Everything the engine does, by name: what goes in and what comes out. */
export interface Jobs {
  /** Reads a game and keeps it as the current one; a text that is no game leaves the current one. */
  readonly open: { in: { readonly text: string }; out: Opened };
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
