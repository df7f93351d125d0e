import type { ConfigPart, Diagnostic } from '@platelayer/game';
import type { Publisher } from '@platelayer/library';
import { create } from 'zustand';
import type { UpdateState } from '../desktop/bridge.ts';
import type { FileLine, GameDetails, Refusal } from '../engine/values.ts';

/** Where a game came from (10.2.2). */
export type SourceType = 'bundled' | 'electron' | 'internal' | 'system';

export interface Meta {
  readonly type: SourceType;
  readonly id: string;
  /** Used in addresses: the bare id for bundled games, `type:id` for all others. */
  readonly slug: string;
}

/** A game in the list of games (10.2.2). */
export interface Summary extends Meta {
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  readonly publisher?: string;
  /** The publisher itself, where the game brings it along. */
  readonly ownPublisher?: Publisher;
  /** Name of the user's file or folder, in a folder of several games with the path: titles may be equal. */
  readonly file?: string;
  /** When the browser's copy was made, in milliseconds. */
  readonly copiedAt?: number;
}

export interface LoadedGame {
  readonly meta: Meta;
  readonly details: GameDetails;
  /** What reading the file found; drawing has its own remarks. */
  readonly diagnostics: readonly Diagnostic[];
  /** Grows with every reading, also of the same file: whoever draws must draw again. */
  readonly version: number;
  /** When the file was read again, in milliseconds; absent for a game that was just opened. */
  readonly updatedAt?: number;
  /** Why the file as it was saved last is no game: this is the game before that, still shown. */
  readonly broken?: Refusal;
}

export interface Alert {
  readonly type: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly message: string;
  /** In whole per cent, from 0 to 100; an alert with progress stays until it is cleared. */
  readonly progress?: number;
  /** Lines of a file, one of them marked; an alert that shows some stays until it is closed. */
  readonly lines?: { readonly lines: readonly FileLine[]; readonly marked?: number };
  /** Under the message: how much there is of what it tells. */
  readonly detail?: string;
  /** The work whose progress or outcome this is. */
  readonly work?: number;
  /** Stops what the progress is of. */
  readonly cancel?: () => void;
  /** A button in the alert, such as "Save". */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface AppState {
  readonly game?: LoadedGame;
  /** The game that was loaded last; it survives a restart, while the game itself loads on a visit (98.8). */
  readonly remembered?: Summary;
  readonly summaries: readonly Summary[];
  /** The games in the folder of the current one, itself among them; none where it is alone. */
  readonly companions: readonly Summary[];
  readonly alert?: Alert;
  /** What the desktop application knows of newer versions. */
  readonly update?: UpdateState;
  /** Remarks of the sheets that are shown now. */
  readonly drawingRemarks: readonly Diagnostic[];
  /** What covers what in the loaded game: found after its sheets are shown, absent until then. */
  readonly designRemarks?: readonly Diagnostic[];
  /** The user's stored changes of the configuration, nothing else (95.2.3). */
  readonly stored: ConfigPart;
}

/** The one small store; the address is the truth for what is shown. Change it with `useApp.setState`. */
export const useApp = create<AppState>()(() => ({
  summaries: [],
  companions: [],
  drawingRemarks: [],
  stored: {},
}));
