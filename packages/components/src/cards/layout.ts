import { type Config, DIE_PAPER } from '@platelayer/game';
import type { Paper } from '@platelayer/sheets';
import type { CardGroup } from '../component.ts';
import { pixelsToUnits } from '../text-setting.ts';
import type { CardFormat, Size } from './format.ts';

/** Arrangement of cards on sheets (50.8.1). */
export interface CardLayout {
  readonly paper: Paper;
  format(group: CardGroup): CardFormat;
  /** Size of a single card, without padding (50.7). */
  single(group: CardGroup): Size;
  readonly cutMarks: boolean;
  /** Length reserved for pins when counting cells. */
  readonly reserve: number;
  /** Distance between the top margin and the first row. */
  readonly top: number;
  /** Left edge of the strip of pins, measured from the right edge of the landscape page. Omitted without pins. */
  readonly pinStrip?: number;
}

/** Dies ignore the configured paper (50.9.2). */
const DIE_SHEET: Paper = { ...DIE_PAPER, margins: 25 };

/** 67.5 by 44 mm. */
const MINI_EURO: Size = { width: 265.748, height: 173.228 };
const DTG: Size = { width: 250, height: 150 };

/** Width of the strip of pins, and its distance from the margin next to columns of mini Euro cards. */
const STRIP = { width: 50, miniEuro: 21.506 };

/** Leaves part of the card. */
const MAX_PADDING = 50;

const LAYOUTS: Readonly<Record<Config['cards']['layout'], (config: Config) => CardLayout>> = {
  free: ({ cards, paper }) => {
    const size = (group: CardGroup): Size => ({
      width: cards.sizes[group].width || cards.width,
      height: cards.sizes[group].height || cards.height,
    });
    return {
      paper,
      single: size,
      format: (group) => ({
        ...size(group),
        bleed: cards.bleed,
        cutlines: cards.cutlines,
        border: pixelsToUnits(cards.border),
        cornerRadius: cards.cornerRadius,
      }),
      cutMarks: true,
      reserve: 0,
      top: 0,
    };
  },
  miniEuroDie: ({ cards }) => ({
    paper: DIE_SHEET,
    single: () => MINI_EURO,
    format: () => ({ ...MINI_EURO, bleed: 12.5, cutlines: 25, border: 0, cornerRadius: cards.cornerRadius }),
    cutMarks: true,
    reserve: 25,
    top: 0,
    pinStrip: 25 + STRIP.width + STRIP.miniEuro,
  }),
  dtgDie: ({ cards }) => {
    const padding = Math.min(cards.dtgPadding, MAX_PADDING);
    return {
      paper: DIE_SHEET,
      single: () => DTG,
      format: () => ({
        width: DTG.width - 2 * padding,
        height: DTG.height - 2 * padding,
        bleed: 0,
        cutlines: padding,
        border: 0,
        cornerRadius: cards.cornerRadius,
      }),
      cutMarks: false,
      reserve: 25,
      top: 25,
      pinStrip: 25 + STRIP.width,
    };
  },
};

export const printsBacks = ({ config }: { readonly config: Config }): boolean =>
  config.cards.backs !== 'none';

export const cardLayout = (config: Config): CardLayout => LAYOUTS[config.cards.layout](config);

/** Format of a single card, without bleed, marks or border (50.7). */
export const singleCardFormat = (config: Config, group: CardGroup): CardFormat => ({
  ...cardLayout(config).single(group),
  bleed: 0,
  cutlines: 0,
  border: 0,
  cornerRadius: config.cards.cornerRadius,
});
