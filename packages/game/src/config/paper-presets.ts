import type { Config } from './config.ts';

/** Paper sizes to choose from, portrait and in units (95.6.5). */
export const PAPER_PRESETS = [
  { id: 'letter', title: 'US Letter', width: 850, height: 1100 },
  { id: 'legal', title: 'US Legal', width: 850, height: 1400 },
  { id: 'tabloid', title: 'Tabloid', width: 1100, height: 1700 },
  { id: 'a4', title: 'A4', width: 827, height: 1169 },
  { id: 'a3', title: 'A3', width: 1169, height: 1654 },
  { id: 'a2', title: 'A2', width: 1654, height: 2339 },
] as const satisfies readonly SizePreset[];

/** A named size. */
export interface SizePreset {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** Finds the preset with this size, portrait or landscape; the panel shows `undefined` as custom. */
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

/** Finds the paper preset with this size. */
export const paperPresetOf = (width: number, height: number): SizePreset | undefined =>
  presetOf(PAPER_PRESETS, width, height);

/** Card sizes to choose from, in units, landscape as cards are drawn (95.6.5). */
export const CARD_PRESETS = [
  { id: 'poker', title: 'Poker', width: 350, height: 250 },
  { id: 'bridge', title: 'Bridge', width: 350, height: 225 },
  { id: 'tarot', title: 'Tarot', width: 475, height: 275 },
  { id: 'miniEuro', title: 'Mini Euro', width: 265.748, height: 173.228 },
  { id: 'business', title: 'Business', width: 350, height: 200 },
] as const satisfies readonly SizePreset[];

/** Dies are made for US Letter, whatever the configured paper (50.9.2, 80.14.4). */
export const DIE_PAPER = { width: 850, height: 1100 } as const;

/** Settings with layouts for die paper, and the layout that uses the configured paper instead. */
export const DIE_LAYOUTS = [
  { path: 'tiles.layout', dies: ['die', 'smallDie'], free: 'offset', title: 'Offset' },
  { path: 'cards.layout', dies: ['miniEuroDie', 'dtgDie'], free: 'free', title: 'Free' },
] as const;

export type DieLayout = (typeof DIE_LAYOUTS)[number];

type Layouts = Pick<Config, 'paper'> & {
  readonly tiles: Pick<Config['tiles'], 'layout'>;
  readonly cards: Pick<Config['cards'], 'layout'>;
};

/** The active layouts that ignore the configured paper; none if it is the paper of dies. */
export const layoutsWithDiePaper = (config: Layouts): readonly DieLayout[] => {
  const { width, height } = config.paper;
  const isDiePaper = paperPresetOf(width, height)?.id === 'letter';
  const layouts = { 'tiles.layout': config.tiles.layout, 'cards.layout': config.cards.layout };
  return isDiePaper
    ? []
    : DIE_LAYOUTS.filter(({ path, dies }) => (dies as readonly string[]).includes(layouts[path]));
};

/** The name of a sheet: its preset, or its size in inches. */
export const paperName = ({ width, height }: Pick<SizePreset, 'width' | 'height'>): string =>
  paperPresetOf(width, height)?.title ?? `${width / 100} × ${height / 100} in`;
