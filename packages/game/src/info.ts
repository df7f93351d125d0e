import { MOST_COPIES } from './copies.ts';
import { at, type Report } from './diagnostic.ts';
import type { FontWeight } from './font.ts';
import { GAUGES } from './hex/course.ts';
import { asNumber, type Json } from './json.ts';
import { choice, define, flag, integer, number, object, type Read, string } from './schema/field.ts';
import { defaultsOf, reader, readFields, type Values } from './schema/reader.ts';
import { color, fontFamily, fontStyle, moneyFormat, weight } from './schema/values.ts';

const POSITIVE = { exclusiveMinimum: 0 };

/** A canvas of a thousand inches is a slip of the pen. */
const MOST_EXTRA = 100_000;

const readExtra: Read<number> = (json) => Math.min(Math.max(asNumber(json) ?? 0, 0), MOST_EXTRA);

const REVERSED_COORDINATES = new Set<Json | undefined>(['reversed', 'numbersHorizontal', 'lettersVertical']);

/** The title block of the map and the room around it. */
const titles = {
  extraTotalWidth: number('Extra width of the map sheet in hex units.', { default: 0, read: readExtra }),
  extraTotalHeight: number('Extra height of the map sheet in hex units.', { default: 0, read: readExtra }),
  titleX: number('Left end of the map title in hex units.', { default: 0 }),
  titleY: number('Place of the map title downwards in hex units.', { default: 0 }),
  titleRotate: number('Turn of the map title in degrees clockwise.', { default: 0 }),
  titleFontSize: number(
    'Size of the map title in hex units. Default: 200, or less where the title would not fit onto the map.',
    POSITIVE,
  ),
  subtitleFontSize: number('Size of the subtitle in hex units.', { default: 30, ...POSITIVE }),
  designerFontSize: number('Size of the designer line in hex units.', { default: 20, ...POSITIVE }),
  titleFontFamily: fontFamily('Font of the map title and the market title.', { default: 'display' }),
  subtitleFontFamily: fontFamily('Font of the subtitle. Default: `titleFontFamily`, then `display`.'),
  designerFontFamily: fontFamily('Font of the designer line. Default: `titleFontFamily`, then `display`.'),
  titleFontWeight: weight('Weight of the map title.', { default: 'bold' }),
  subtitleFontWeight: weight('Weight of the subtitle. Default: `titleFontWeight`, then `bold`.'),
  designerFontWeight: weight('Weight of the designer line. Default: `titleFontWeight`, then `bold`.'),
  mapCoordinates: choice(
    ['numbersVertical', 'lettersHorizontal', 'reversed', 'numbersHorizontal', 'lettersVertical'],
    'Which axis carries letters; `reversed` swaps them. Default: numbers run along rows.',
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

/** Defaults of hex elements; an element's own value wins (10.4.2). */
const hexDefaults = {
  nameFontFamily: fontFamily('Font of names on hexes.', { default: 'sans-serif' }),
  nameFontSize: number('Size of names on hexes in hex units.', { default: 11, ...POSITIVE }),
  nameFontWeight: weight('Weight of names on hexes.', { default: 'bold' }),
  valueFontFamily: fontFamily(
    'Font of values, route bonuses, terrain, off-board boxes, border texts and shapes. Default: by element.',
  ),
  valueFontSize: number(
    'Size of those figures in hex units. Default: values and terrain 15, off-board and bonuses 14, border texts 13.',
    POSITIVE,
  ),
  valueFontWeight: weight('Weight of those figures. Default: values `bold`, border texts `normal`.'),
  borderWidth: number(
    'Width of the halo under track, cities and towns in hex units. Default: 4, for cities 3.',
    { minimum: 0 },
  ),
  trackWidth: number('Width of track in hex units.', { default: 12, minimum: 0 }),
  trackColor: color('Colour of track; `match` takes that of the hex.', { default: 'track' }),
  trackBorderColor: color('Halo of track; `match` takes the colour of the hex.', { default: 'border' }),
  trackGauge: choice(GAUGES, 'Gauge of track that states none.', { default: 'normal' }),
  trackGaugeColor: color('Inner line of narrow and dual gauge; `match` takes the colour of the hex.', {
    default: 'white',
  }),
  cityWidth: number('Radius of a city slot in hex units.', { default: 25, ...POSITIVE }),
  townWidth: number('Diameter of a centre town in hex units.', { default: 20, ...POSITIVE }),
  townBorderWidth: number('Width of the halo of town bars in hex units.', { default: 2, minimum: 0 }),
  transparent: flag('Map hexes are drawn without ground colour.', { default: false }),
};

const infoFields = {
  title: string('Name of the game.'),
  subtitle: string('Second line of the map title and of the game list. Default: none.'),
  designer: string('Designer, shown as “by …”. Default: none.'),
  background: color('Company colour of the background sheet and of number cards. Default: none.'),
  notes: string('Remarks; not drawn.'),
  publisher: string('Key of the publisher, such as `aag` or `self`. Default: none.', {
    refersTo: 'publisher',
  }),
  orientation: choice(
    ['horizontal', 'vertical'],
    'How hexes lie on the map: `horizontal` has flat sides at top and bottom, `vertical` points.',
    { default: 'vertical' },
  ),
  currency: moneyFormat('Format of money; the first `#` stands for the amount.', { default: '$#' }),
  capitalization: choice(['full', 'incremental'], 'How companies get their money; on the player aid.', {
    default: 'full',
  }),
  mustSellInBlocks: flag('Whether shares must be sold in blocks; on the player aid.'),
  marketTokens: integer('Market tokens printed per company; 0 prints none.', {
    default: 3,
    minimum: 0,
    maximum: MOST_COPIES,
  }),
  extraStationTokens: integer('Station tokens printed per company beyond its own list.', {
    default: 0,
    minimum: 0,
    maximum: MOST_COPIES,
  }),
  ...titles,
  ...companyNames,
  ...hexDefaults,
};

/** `info`: the titles and the game-wide defaults (10.4). */
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

/** What fields of other things, which `info` stands in for, come to where it says nothing either. */
export const infoDefaults = defaultsOf(infoFields);

/** `info` (10.4): titles, and the settings an element falls back on. */
export interface Info extends Omit<Values<typeof infoFields>, 'townWidth' | 'capitalization'> {
  /** Empty when the file names none. */
  readonly title: string;
  readonly subtitleFontFamily: string;
  readonly designerFontFamily: string;
  readonly subtitleFontWeight: FontWeight;
  readonly designerFontWeight: FontWeight;
  /** Absent where the file says nothing: a boomtown has a default of its own. */
  readonly townWidth?: number;
  /** Absent where the file says nothing, so that the player aid does not either. */
  readonly capitalization?: 'full' | 'incremental';
}

/** A title that is longer would not fit on any sheet. */
const LONGEST_LINE = 300;

export const resolveInfo = (json: Json | undefined, report: Report = () => undefined): Info => {
  const read = reader(infoFields, json);
  const line = (key: 'title' | 'subtitle' | 'designer' | 'publisher') => {
    const whole = read(key);
    if (whole === undefined || whole.length <= LONGEST_LINE) return whole;
    report({
      severity: 'warning',
      code: 'info/long',
      message: `"${key}" has ${whole.length} characters; the first ${LONGEST_LINE} are used.`,
      pointer: at('/info', key),
    });
    return `${whole.slice(0, LONGEST_LINE)}…`;
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
    townWidth: read.stated('townWidth'),
    capitalization: read.stated('capitalization'),
  };
};
