/** Sheets to choose from, upright and in units (95.6.5). */
export const PAPER_PRESETS = [
  { id: 'letter', title: 'US Letter', width: 850, height: 1100 },
  { id: 'legal', title: 'US Legal', width: 850, height: 1400 },
  { id: 'tabloid', title: 'Tabloid', width: 1100, height: 1700 },
  { id: 'a4', title: 'A4', width: 827, height: 1169 },
  { id: 'a3', title: 'A3', width: 1169, height: 1654 },
  { id: 'a2', title: 'A2', width: 1654, height: 2339 },
] as const satisfies readonly SizePreset[];

/** A size that has a name. */
export interface SizePreset {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** The preset of a size, upright or turned; `undefined` is what the panel calls custom. */
export const presetOf = <Preset extends SizePreset>(
  presets: readonly Preset[],
  width: number,
  height: number,
): Preset | undefined =>
  presets.find(
    (preset) =>
      (preset.width === width && preset.height === height) ||
      (preset.width === height && preset.height === width),
  );

/** The name of a sheet of paper, if it has one. */
export const paperPresetOf = (width: number, height: number): SizePreset | undefined =>
  presetOf(PAPER_PRESETS, width, height);
