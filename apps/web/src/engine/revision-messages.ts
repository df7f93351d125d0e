import type { Config, ConfigLayers, Json } from '@platelayer/game';
import type { ChangeKind } from '@platelayer/revisions';
import type { Print } from '../revisions/history.ts';
import type { OwnGame, Picture, SheetThing, Wanted } from './values.ts';

/** What page and engine say to each other about earlier states of a game (88.3). */

/** An earlier state of the current game that it is compared with: one that is remembered of it, or another file. */
export type Baseline =
  | { readonly kind: 'version'; readonly game: string; readonly id: number }
  /** Each component as it was printed last; those that never were are left out. */
  | { readonly kind: 'print'; readonly game: string }
  | {
      readonly kind: 'file';
      /** Tells it apart from others of the same name. */
      readonly id: number;
      readonly input: OwnGame;
      /** The user's own settings, which hold for it as well. */
      readonly layers: ConfigLayers;
    };

/** Something that became different, and where it is found on sheets of the current game or of the earlier one. */
export interface FoundChange {
  /** Unique in its component. */
  readonly key: string;
  readonly component: string;
  readonly kind: ChangeKind;
  /** Such as `hex B4`. */
  readonly title: string;
  /** Copies that are printed. */
  readonly copies: { readonly before: number; readonly after: number };
  /** How many are to be printed again, and how many to be thrown away; of pieces only. */
  readonly print?: number;
  readonly discard?: number;
  readonly before?: ChangedPlace;
  readonly after?: ChangedPlace;
}

/** Where a changed thing stands in its file. */
export interface ChangedPlace {
  readonly pointer: string;
  readonly name: string;
  /** Of the map. */
  readonly variation: number;
}

/** A value of the file or of the settings that differs. */
export interface ChangedValue {
  readonly pointer: string;
  /** What follows are the names of the entries of a list, which stand in another order. */
  readonly order?: true;
  readonly before?: Json;
  readonly after?: Json;
}

export interface FoundChanges {
  /** They are different games: everything differs, and nothing is listed. */
  readonly unrelated: boolean;
  readonly changes: readonly FoundChange[];
  readonly unchanged: number;
  readonly fields: readonly ChangedValue[];
  readonly settings: readonly ChangedValue[];
  /** Ids of components of the current game that the earlier state leaves out. */
  readonly missing: readonly string[];
}

/** A version of the current game that is remembered. */
export interface RememberedVersion {
  readonly id: number;
  readonly seenAt: number;
  readonly title: string;
  /** It is what is shown now. */
  readonly current: boolean;
}

export interface RevisionJobs {
  /** Remembers the current game as it is now and, where something was printed, that. */
  readonly remember: {
    in: {
      readonly game: string;
      readonly config: Config;
      readonly print?: { readonly components: readonly string[]; readonly format: string };
      /** In milliseconds. */
      readonly now: number;
    };
    out: undefined;
  };
  /** What is remembered of a game, the newest first. */
  readonly history: {
    in: {
      readonly game: string;
      /** Of the game: it may have become another version. */
      readonly version: number;
    };
    out: {
      readonly versions: readonly RememberedVersion[];
      readonly prints: readonly Pick<Print, 'at' | 'components' | 'format'>[];
    };
  };
  /** How much is remembered of all games; it is forgotten where wanted. */
  readonly histories: {
    in: { readonly forget: boolean };
    out: { readonly versions: number; readonly size: number };
  };
  /** What changed since an earlier state of the current game. */
  readonly compare: {
    in: { readonly baseline: Baseline; readonly config: Config };
    out: FoundChanges;
  };
  /** One thing that changed, before and after. */
  readonly changePictures: {
    in: RevisionJobs['compare']['in'] & { readonly component: string; readonly key: string };
    out: { readonly before?: Picture; readonly after?: Picture };
  };
  /** The sheets that `draw` gives, and what is on them, as they were. */
  readonly drawEarlier: {
    in: Wanted & { readonly baseline: Baseline };
    out: {
      readonly pictures: readonly Picture[];
      readonly things: readonly (readonly SheetThing[])[];
    };
  };
}
