import { type Config, DIE_PAPER } from '@platelayer/game';
import type { Paper } from '@platelayer/sheets';
import type { CardGroup } from '../component.ts';
import { pixelsToUnits } from '../text-setting.ts';
import type { CardFormat, Size } from './format.ts';

/** How cards stand on sheets (50.8.1). */
export interface CardLayout {
  readonly paper: Paper;
  format(group: CardGroup): CardFormat;
  /** The card alone, without padding (50.7). */
  single(group: CardGroup): Size;
  readonly cutMarks: boolean;
  /** Length kept free for pins when cells are counted. */
  readonly reserve: number;
  /** The first row begins this far below the margin. */
  readonly top: number;
  /** Left edge of the strip of pins, from the right edge of the landscape page; no pins where absent. */
  readonly pinStrip?: number;
}

/** Dies set the configured paper aside (50.9.2). */
const DIE_SHEET: Paper = { ...DIE_PAPER, margins: 25 };

/** 67.5 by 44 mm. */
const MINI_EURO: Size = { width: 265.748, height: 173.228 };
const DTG: Size = { width: 250, height: 150 };

/** The strip of pins is 50 wide and lies at the margin, or inside of what a column of mini Euro cards leaves. */
const STRIP = { width: 50, miniEuro: 21.506 };

/** More padding would leave no card. */
const MOST_PADDING = 50;

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
    const padding = Math.min(cards.dtgPadding, MOST_PADDING);
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

/** Whether backs of cards are printed. */
export const printsBacks = ({ config }: { readonly config: Config }): boolean =>
  config.cards.backs !== 'none';

export const cardLayout = (config: Config): CardLayout => LAYOUTS[config.cards.layout](config);

/** A single card has neither bleed nor marks nor border (50.7). */
export const singleCardFormat = (config: Config, group: CardGroup): CardFormat => ({
  ...cardLayout(config).single(group),
  bleed: 0,
  cutlines: 0,
  border: 0,
  cornerRadius: config.cards.cornerRadius,
});
