import type { ConfigPart, Diagnostic, LengthUnit } from '@platelayer/game';
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
}

export const usePanel = create<PanelState>()(() => ({
  errors: new Map(),
  unit: 'inches',
  units: new Map(),
  dropped: [],
  round: 0,
}));

/** The unit in which a field shows its length. */
export const unitOf = ({ unit, units }: PanelState, path: string): LengthUnit => units.get(path) ?? unit;

export const chooseUnit = (path: string, unit: LengthUnit): void =>
  usePanel.setState(({ units }) => ({ units: new Map(units).set(path, unit) }));

/** One unit for all lengths. */
export const chooseUnitOfAll = (unit: LengthUnit): void => usePanel.setState({ unit, units: new Map() });

export const setError = (pointer: string, error: Diagnostic | undefined): void =>
  usePanel.setState(({ errors }) => {
    if (errors.get(pointer) === error) return {};
    const left = new Map(errors);
    if (error) left.set(pointer, error);
    else left.delete(pointer);
    return { errors: left };
  });
