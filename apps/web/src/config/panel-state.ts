import type { ConfigPart, ConfigValue, Diagnostic, LengthUnit } from '@platelayer/game';
import { create } from 'zustand';

/** Settings before a reset, an import, or keeping the settings of a link. */
export interface UndoStep {
  readonly after: 'reset' | 'import' | 'link';
  readonly stored: ConfigPart;
}

export interface PanelState {
  /** Errors of unapplied text, by pointer (95.4.3). */
  readonly errors: ReadonlyMap<string, Diagnostic>;
  /** The last reset, import or link, until the next change. */
  readonly undo?: UndoStep;
  /** Errors of the last file that was not imported. */
  readonly refused?: { readonly name: string; readonly faults: readonly Diagnostic[] };
  /** Unit of all lengths; `units` has those of fields with their own (95.6.3). */
  readonly unit: LengthUnit;
  readonly units: ReadonlyMap<string, LengthUnit>;
  /** Errors of stored settings that were ignored on opening. */
  readonly dropped: readonly Diagnostic[];
  /** Text of damaged settings, until saved or discarded (95.4.4). */
  readonly damaged?: string;
  /** Grows with each reset, to make all fields discard their text. */
  readonly round: number;
  /** The same for single fields, by path. */
  readonly rounds: ReadonlyMap<string, number>;
}

export const usePanel = create<PanelState>()(() => ({
  errors: new Map(),
  unit: 'inches',
  units: new Map(),
  dropped: [],
  round: 0,
  rounds: new Map(),
}));

/** The unit in which a field shows its length. */
export const unitOf = ({ unit, units }: PanelState, path: string): LengthUnit => units.get(path) ?? unit;

export const chooseUnit = (path: string, unit: LengthUnit): void =>
  usePanel.setState(({ units }) => ({ units: new Map(units).set(path, unit) }));

export const setError = (pointer: string, error: Diagnostic | undefined): void =>
  usePanel.setState(({ errors }) => {
    if (errors.get(pointer) === error) return {};
    const left = new Map(errors);
    if (error) left.set(pointer, error);
    else left.delete(pointer);
    return { errors: left };
  });

/** Discards the unapplied text of some fields, and their errors. */
export const forgetTyped = (values: readonly Pick<ConfigValue, 'path' | 'pointer'>[]): void =>
  usePanel.setState((state) => {
    const errors = new Map(state.errors);
    const rounds = new Map(state.rounds);
    for (const { path, pointer } of values) {
      errors.delete(pointer);
      rounds.set(path, (rounds.get(path) ?? 0) + 1);
    }
    return { errors, rounds };
  });

/** Discards the unapplied text of all fields, and their errors. */
export const forgetAllTyped = (): void =>
  usePanel.setState(({ round }) => ({ errors: new Map(), refused: undefined, round: round + 1 }));
