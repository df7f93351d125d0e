import type { ConfigPart, Diagnostic } from '@platelayer/game';
import type { Publisher } from '@platelayer/library';
import { create } from 'zustand';
import type { UpdateState } from '../desktop/bridge.ts';
import type { FileLine, GameDetails, Refusal } from '../engine/values.ts';

/** Source of a game (10.2.2). */
export type SourceType = 'bundled' | 'electron' | 'internal' | 'system';

export interface Meta {
  readonly type: SourceType;
  readonly id: string;
  /** Used in addresses: the id for bundled games, `type:id` for all others. */
  readonly slug: string;
}

/** A game in the list of games (10.2.2). */
export interface Summary extends Meta {
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  readonly publisher?: string;
  /** Publisher data, if the game includes its own. */
  readonly ownPublisher?: Publisher;
  /** Name of the user's file or folder (with path, for a folder of several games), because titles may be equal. */
  readonly file?: string;
  /** Time of the browser's copy, in milliseconds. */
  readonly copiedAt?: number;
}

export interface LoadedGame {
  readonly meta: Meta;
  readonly details: GameDetails;
  /** Diagnostics of reading the file, not of drawing it. */
  readonly diagnostics: readonly Diagnostic[];
  /** Grows each time the file is read, so that everything is redrawn. */
  readonly version: number;
  /** Time of the last reload, in milliseconds; missing for a game that was just opened. */
  readonly updatedAt?: number;
  /** Why the last save is not a game. The version before it is still shown. */
  readonly broken?: Refusal;
}

export interface Alert {
  readonly type: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  readonly message: string;
  /** Whole percentage from 0 to 100. An alert with progress stays until it is cleared. */
  readonly progress?: number;
  /** Lines of a file, with one marked. An alert with lines stays until it is closed. */
  readonly lines?: { readonly lines: readonly FileLine[]; readonly marked?: number };
  /** Shown below the message, such as the number of files and their size. */
  readonly detail?: string;
  /** Id of the work whose progress or result this is. */
  readonly work?: number;
  /** Cancels the work. */
  readonly cancel?: () => void;
  /** A button in the alert, such as "Save". */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface AppState {
  readonly game?: LoadedGame;
  /** The game loaded last, remembered across restarts (98.8). The game itself loads on a visit. */
  readonly remembered?: Summary;
  readonly summaries: readonly Summary[];
  /** All games in the folder of the current one, including itself; empty for a single game. */
  readonly companions: readonly Summary[];
  readonly alert?: Alert;
  /** State of desktop updates. */
  readonly update?: UpdateState;
  /** Diagnostics of the sheets shown now. */
  readonly drawingRemarks: readonly Diagnostic[];
  /** Design diagnostics of the loaded game; undefined until they have been computed, after its sheets are shown. */
  readonly designRemarks?: readonly Diagnostic[];
  /** The user's stored settings only (95.2.3). */
  readonly stored: ConfigPart;
}

/** The application state. The address decides what is shown. Change it with `useApp.setState`. */
export const useApp = create<AppState>()(() => ({
  summaries: [],
  companions: [],
  drawingRemarks: [],
  stored: {},
}));
