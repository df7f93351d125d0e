import { MAX_COPIES } from './copies.ts';
import { at, type Report } from './diagnostic.ts';
import type { FontWeight } from './font.ts';
import { GAUGES } from './hex/course.ts';
import { asNumber, type Json } from './json.ts';
import { choice, define, flag, integer, number, object, type Read, string } from './schema/field.ts';
import { defaultsOf, reader, readFields, type Values } from './schema/reader.ts';
import { color, fontFamily, fontStyle, moneyFormat, weight } from './schema/values.ts';

const POSITIVE = { exclusiveMinimum: 0 };

/** A sheet larger than a thousand inches must be a mistake. */
const MAX_EXTRA = 100_000;

const readExtra: Read<number> = (json) => Math.min(Math.max(asNumber(json) ?? 0, 0), MAX_EXTRA);

const REVERSED_COORDINATES = new Set<Json | undefined>(['reversed', 'numbersHorizontal', 'lettersVertical']);

/** The title block of the map and the space around it. */
const titles = {
  extraTotalWidth: number('Extra width of the map sheet in hex units.', { default: 0, read: readExtra }),
  extraTotalHeight: number('Extra height of the map sheet in hex units.', { default: 0, read: readExtra }),
  titleX: number('Left end of the map title in hex units.', { default: 0 }),
  titleY: number('Vertical position of the map title in hex units.', { default: 0 }),
  titleRotate: number('Turn of the map title in degrees clockwise.', { default: 0 }),
  titleFontSize: number(
    'Map title size in hex units. Default: 200, or less if the title would not fit the map.',
    POSITIVE,
  ),
  subtitleFontSize: number('Subtitle size in hex units.', { default: 30, ...POSITIVE }),
  designerFontSize: number('Designer line size in hex units.', { default: 20, ...POSITIVE }),
  titleFontFamily: fontFamily('Font of the map title and the market title.', { default: 'display' }),
  subtitleFontFamily: fontFamily('Subtitle font. Default: `titleFontFamily`, then `display`.'),
  designerFontFamily: fontFamily('Designer line font. Default: `titleFontFamily`, then `display`.'),
  titleFontWeight: weight('Map title weight.', { default: 'bold' }),
  subtitleFontWeight: weight('Subtitle weight. Default: `titleFontWeight`, then `bold`.'),
  designerFontWeight: weight('Designer line weight. Default: `titleFontWeight`, then `bold`.'),
  mapCoordinates: choice(
    ['numbersVertical', 'lettersHorizontal', 'reversed', 'numbersHorizontal', 'lettersVertical'],
    'Which axis has letters; `reversed` swaps them. Default: numbers run along rows.',
    { read: (json) => (REVERSED_COORDINATES.has(json) ? 'reversed' : 'standard') },
  ),
};

/** Company names on charters and share cards. */
const companyNames = {
  companyFontFamily: fontFamily('Font of company names on charters and shares.', { default: 'display' }),
  companyFontSize: number('Size of company names on charters in points.', { default: 20, ...POSITIVE }),
  companyFontWeight: weight('Weight of company names.', { default: 'bold' }),
  companyFontStyle: fontStyle('Style of company names.', { default: 'normal' }),
};

/** Defaults for hex elements; an element's own value overrides them (10.4.2). */
const hexDefaults = {
  nameFontFamily: fontFamily('Font of names on hexes.', { default: 'sans-serif' }),
  nameFontSize: number('Size of names on hexes in hex units.', { default: 11, ...POSITIVE }),
  nameFontWeight: weight('Weight of names on hexes.', { default: 'bold' }),
  valueFontFamily: fontFamily(
    'Font of values, route bonuses, terrain, off-board boxes, border texts and shapes. Default: depends on the element.',
  ),
  valueFontSize: number(
    'Size of these texts in hex units. Default: values and terrain 15, off-board and bonuses 14, border texts 13.',
    POSITIVE,
  ),
  valueFontWeight: weight('Weight of these texts. Default: values `bold`, border texts `normal`.'),
  borderWidth: number(
    'Width of the halo under track, cities and towns in hex units. Default: 4, or 3 for cities.',
    { minimum: 0 },
  ),
  trackWidth: number('Track width in hex units.', { default: 12, minimum: 0 }),
  trackColor: color('Track colour; `match` uses the hex colour.', { default: 'track' }),
  trackBorderColor: color('Track halo colour; `match` uses the hex colour.', { default: 'border' }),
  trackGauge: choice(GAUGES, 'Gauge of track without its own.', { default: 'normal' }),
  trackGaugeColor: color('Colour of the inner line of narrow and dual gauge; `match` uses the hex colour.', {
    default: 'white',
  }),
  cityWidth: number('City slot radius in hex units.', { default: 25, ...POSITIVE }),
  townWidth: number('Centre town diameter in hex units.', { default: 20, ...POSITIVE }),
  townBorderWidth: number('Halo width of town bars in hex units.', { default: 2, minimum: 0 }),
  transparent: flag('Draws map hexes without a background colour.', { default: false }),
};

const infoFields = {
  title: string('Name of the game.'),
  subtitle: string('Second line of the map title and of the game list. Default: none.'),
  designer: string('Designer, shown as “by …”. Default: none.'),
  background: color(
    'Colour of the background sheet and number cards, from the company colours. Default: none.',
  ),
  notes: string('Notes; not drawn.'),
  publisher: string('Key of the publisher, such as `aag` or `self`. Default: none.', {
    refersTo: 'publisher',
  }),
  orientation: choice(
    ['horizontal', 'vertical'],
    'Orientation of hexes on the map: `horizontal` has flat sides at top and bottom, `vertical` points.',
    { default: 'vertical' },
  ),
  currency: moneyFormat('Money format; the first `#` is replaced with the amount.', { default: '$#' }),
  capitalization: choice(['full', 'incremental'], 'How companies are capitalised; on the player aid.', {
    default: 'full',
  }),
  mustSellInBlocks: flag('Whether shares must be sold in blocks; on the player aid.'),
  marketTokens: integer('Number of market tokens to print per company; 0 prints none.', {
    default: 3,
    minimum: 0,
    maximum: MAX_COPIES,
  }),
  extraStationTokens: integer('Number of station tokens to print per company in addition to its own list.', {
    default: 0,
    minimum: 0,
    maximum: MAX_COPIES,
  }),
  ...titles,
  ...companyNames,
  ...hexDefaults,
};

export const infoSchema = define(
  'Info',
  object(
    {
      ...infoFields,
      subTitleSize: number('Old; write `subtitleFontSize`.', { deprecated: true, ...POSITIVE }),
      titleSize: number('Old; write `titleFontSize`.', { deprecated: true, ...POSITIVE }),
      subtitleSize: number('Old; write `subtitleFontSize`.', { deprecated: true, ...POSITIVE }),
      designerSize: number('Old; write `designerFontSize`.', { deprecated: true, ...POSITIVE }),
    },
    'Titles, orientation, currency and game-wide defaults.',
    { required: ['title'] },
  ),
);

/** Values of `info` fields that the file does not set, for other fields that fall back to them. */
export const infoDefaults = defaultsOf(infoFields);

/** `info` (10.4): titles, and settings that elements fall back to. */
export interface Info extends Omit<Values<typeof infoFields>, 'townWidth' | 'capitalization'> {
  /** Empty if the file has none. */
  readonly title: string;
  readonly subtitleFontFamily: string;
  readonly designerFontFamily: string;
  readonly subtitleFontWeight: FontWeight;
  readonly designerFontWeight: FontWeight;
  /** Undefined if the file does not set it, because boomtowns have a different default. */
  readonly townWidth?: number;
  /** Undefined if the file does not set it, so that the player aid omits it. */
  readonly capitalization?: 'full' | 'incremental';
}

/** A longer title would not fit on any sheet. */
const MAX_LINE_LENGTH = 300;

export const resolveInfo = (json: Json | undefined, report: Report = () => undefined): Info => {
  const read = reader(infoFields, json);
  const line = (key: 'title' | 'subtitle' | 'designer' | 'publisher') => {
    const text = read(key);
    if (text === undefined || text.length <= MAX_LINE_LENGTH) return text;
    report({
      severity: 'warning',
      code: 'info/long',
      message: `"${key}" has ${text.length} characters, so only the first ${MAX_LINE_LENGTH} are used.`,
      pointer: at('/info', key),
    });
    return `${text.slice(0, MAX_LINE_LENGTH)}…`;
  };
  const all = readFields(infoFields, json);
  return {
    ...all,
    title: line('title') ?? '',
    subtitle: line('subtitle'),
    designer: line('designer'),
    publisher: line('publisher'),
    subtitleFontFamily: all.subtitleFontFamily ?? all.titleFontFamily,
    designerFontFamily: all.designerFontFamily ?? all.titleFontFamily,
    subtitleFontWeight: all.subtitleFontWeight ?? all.titleFontWeight,
    designerFontWeight: all.designerFontWeight ?? all.titleFontWeight,
    townWidth: read.explicit('townWidth'),
    capitalization: read.explicit('capitalization'),
  };
};
