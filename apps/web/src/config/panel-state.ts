import type { ConfigPart, ConfigValue, Diagnostic, LengthUnit } from '@platelayer/game';
import { create } from 'zustand';

/** What a reset, an import or the settings of a link have replaced. */
export interface UndoStep {
  readonly after: 'reset' | 'import' | 'link';
  readonly stored: ConfigPart;
}

/** What the panel remembers while the page is open. */
export interface PanelState {
  /** Faults of what was typed and not applied, by pointer; each stays with its field (95.4.3). */
  readonly errors: ReadonlyMap<string, Diagnostic>;
  /** The last large change, until the next change. */
  readonly undo?: UndoStep;
  /** Why the last file was not imported. */
  readonly refused?: { readonly name: string; readonly faults: readonly Diagnostic[] };
  /** The unit of all lengths, and of those fields that have chosen their own (95.6.3). */
  readonly unit: LengthUnit;
  readonly units: ReadonlyMap<string, LengthUnit>;
  /** What was left out of the stored settings when they were opened. */
  readonly dropped: readonly Diagnostic[];
  /** Former text of damaged settings, until it is saved or discarded (95.4.4). */
  readonly damaged?: string;
  /** Grows with each reset: fields then forget what was typed into them. */
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

/** Takes back what was typed into some fields and is not applied, and with it their faults. */
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

/** The same for all fields. */
export const forgetAllTyped = (): void =>
  usePanel.setState(({ round }) => ({ errors: new Map(), refused: undefined, round: round + 1 }));
