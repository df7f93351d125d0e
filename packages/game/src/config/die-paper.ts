import type { Config } from './config.ts';
import { paperPresetOf, type SizePreset } from './paper-presets.ts';

/** Dies are made for US Letter, whatever paper is configured (50.9.2, 80.14.4). */
export const DIE_PAPER = { width: 850, height: 1100 } as const;

/** The settings whose layouts have the paper of a die, and the layout that obeys the configured paper. */
export const DIE_LAYOUTS = [
  { path: 'tiles.layout', dies: ['die', 'smallDie'], free: 'offset', title: 'Offset' },
  { path: 'cards.layout', dies: ['miniEuroDie', 'dtgDie'], free: 'free', title: 'Free' },
] as const;

export type DieLayout = (typeof DIE_LAYOUTS)[number];

type Layouts = Pick<Config, 'paper'> & {
  readonly tiles: Pick<Config['tiles'], 'layout'>;
  readonly cards: Pick<Config['cards'], 'layout'>;
};

/** The layouts in force that set the configured paper aside; none where it is the paper of dies. */
export const layoutsWithDiePaper = (config: Layouts): readonly DieLayout[] => {
  const { width, height } = config.paper;
  const isDiePaper = paperPresetOf(width, height)?.id === 'letter';
  const layouts = { 'tiles.layout': config.tiles.layout, 'cards.layout': config.cards.layout };
  return isDiePaper
    ? []
    : DIE_LAYOUTS.filter(({ path, dies }) => (dies as readonly string[]).includes(layouts[path]));
};

/** How a sheet is called: by its preset, or by its size in inches. */
export const paperName = ({ width, height }: Pick<SizePreset, 'width' | 'height'>): string =>
  paperPresetOf(width, height)?.title ?? `${width / 100} × ${height / 100} in`;
