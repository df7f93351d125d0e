import { asCount } from './copies.ts';
import type { Report } from './diagnostic.ts';
import { asFontStyle, asFontWeight, type FontStyle, type FontWeight } from './font.ts';
import { asFlag, asNumber, asText, get, type Json, truthy } from './json.ts';
import { asPositive } from './positive.ts';

/**
 * `info` (10.4): titles, and the settings an element falls back on. A field is optional where the
 * built-in default differs from element to element (10.4.2, 20.9.1).
 */
export interface Info {
  /** Empty when the file names none. */
  readonly title: string;
  readonly subtitle?: string;
  readonly designer?: string;
  /** Key of the publishers table (10.16). */
  readonly publisher?: string;
  readonly notes?: string;
  /** Colour name of the background sheet and of number cards. */
  readonly background?: string;

  /** `horizontal`: flat sides of map hexes at top and bottom; `vertical`: points. */
  readonly orientation: 'horizontal' | 'vertical';
  /** `reversed`: the letters run along the other axis than the orientation suggests. */
  readonly mapCoordinates: 'standard' | 'reversed';
  /** Map hexes are drawn without fill. */
  readonly transparent: boolean;
  /** Hex units added to the map canvas before the axes are swapped (30.6.3). */
  readonly extraTotalWidth: number;
  readonly extraTotalHeight: number;

  readonly titleX: number;
  readonly titleY: number;
  /** Degrees about the origin of the title. */
  readonly titleRotate: number;
  readonly titleSize: number;
  readonly subtitleSize: number;
  readonly designerSize: number;
  readonly titleFontFamily: string;
  readonly subtitleFontFamily: string;
  readonly designerFontFamily: string;
  readonly titleFontWeight: FontWeight;
  readonly subtitleFontWeight: FontWeight;
  readonly designerFontWeight: FontWeight;

  /** Money format; the first `#` stands for the amount (90.7). */
  readonly currency: string;
  readonly capitalization: 'full' | 'incremental';
  readonly mustSellInBlocks?: boolean;
  /** Market tokens per company unless it says otherwise; 0 is honoured (10.20, 1). */
  readonly marketTokens: number;
  /** Station tokens per company beyond its own list, unless it says otherwise. */
  readonly extraStationTokens: number;

  readonly companyFontFamily: string;
  /** In points. */
  readonly companyFontSize: number;
  readonly companyFontWeight: FontWeight;
  readonly companyFontStyle: FontStyle;

  readonly nameFontFamily: string;
  readonly nameFontSize: number;
  readonly nameFontWeight: FontWeight;

  readonly valueFontFamily?: string;
  readonly valueFontSize?: number;
  readonly valueFontWeight?: FontWeight;

  /** Halo beneath track, cities, centre towns and boomtowns. */
  readonly borderWidth?: number;
  readonly trackWidth: number;
  /** Colour name, or `match` for the hex's own colour; so are the next two. */
  readonly trackColor: string;
  readonly trackBorderColor: string;
  readonly trackGaugeColor: string;
  /** A default only: track that states its own gauge keeps it (10.20, 5). */
  readonly trackGauge?: string;
  /** Radius of a slot, in cities and boomtowns alike (10.20, 6). */
  readonly cityWidth?: number;
  /** Diameter of a centre town; half of it is the radius of a boomtown's dot. */
  readonly townWidth?: number;
  /** Halo of town bars. */
  readonly townBorderWidth: number;
}

const reversedCoordinates = new Set<Json | undefined>(['reversed', 'numbersHorizontal', 'lettersVertical']);

/** A canvas of a thousand inches is a slip of the pen. */
const mostExtra = 100_000;

/** A title that is longer would not fit on any sheet. */
const longestLine = 300;

export const resolveInfo = (json: Json | undefined, report: Report = () => undefined): Info => {
  const text = (key: string) => truthy(asText(get(json, key)));
  /** One line of a title block. */
  const line = (key: string) => {
    const whole = text(key);
    if (whole === undefined || whole.length <= longestLine) return whole;
    report({
      severity: 'warning',
      code: 'info/long',
      message: `"${key}" has ${whole.length} characters; the first ${longestLine} are used.`,
      pointer: `/info/${key}`,
    });
    return `${whole.slice(0, longestLine)}…`;
  };
  const number = (key: string) => asNumber(get(json, key));
  const weight = (key: string) => asFontWeight(get(json, key));
  /** Of a line, which 0 takes away. */
  const width = (key: string) => {
    const value = number(key);
    return value !== undefined && value >= 0 ? value : undefined;
  };
  const size = (key: string) => asPositive(get(json, key));
  const extra = (key: string) => Math.min(Math.max(number(key) ?? 0, 0), mostExtra);

  const titleFontFamily = text('titleFontFamily') ?? 'display';
  const titleFontWeight = weight('titleFontWeight') ?? 'bold';
  const currency = text('currency');

  return {
    title: line('title') ?? '',
    subtitle: line('subtitle'),
    designer: line('designer'),
    publisher: line('publisher'),
    notes: text('notes'),
    background: text('background'),

    orientation: get(json, 'orientation') === 'horizontal' ? 'horizontal' : 'vertical',
    mapCoordinates: reversedCoordinates.has(get(json, 'mapCoordinates')) ? 'reversed' : 'standard',
    transparent: asFlag(get(json, 'transparent')) ?? false,
    extraTotalWidth: extra('extraTotalWidth'),
    extraTotalHeight: extra('extraTotalHeight'),

    titleX: number('titleX') ?? 0,
    titleY: number('titleY') ?? 0,
    titleRotate: number('titleRotate') ?? 0,
    titleSize: size('titleSize') ?? 200,
    subtitleSize: size('subtitleSize') ?? 30,
    designerSize: size('designerSize') ?? 20,
    titleFontFamily,
    subtitleFontFamily: text('subtitleFontFamily') ?? titleFontFamily,
    designerFontFamily: text('designerFontFamily') ?? titleFontFamily,
    titleFontWeight,
    subtitleFontWeight: weight('subtitleFontWeight') ?? titleFontWeight,
    designerFontWeight: weight('designerFontWeight') ?? titleFontWeight,

    currency: currency?.includes('#') ? currency : '$#',
    capitalization: get(json, 'capitalization') === 'incremental' ? 'incremental' : 'full',
    mustSellInBlocks: asFlag(get(json, 'mustSellInBlocks')),
    marketTokens: asCount(get(json, 'marketTokens')) ?? 3,
    extraStationTokens: asCount(get(json, 'extraStationTokens')) ?? 0,

    companyFontFamily: text('companyFontFamily') ?? 'display',
    companyFontSize: size('companyFontSize') ?? 20,
    companyFontWeight: weight('companyFontWeight') ?? 'bold',
    companyFontStyle: asFontStyle(get(json, 'companyFontStyle')) ?? 'normal',

    nameFontFamily: text('nameFontFamily') ?? 'sans-serif',
    nameFontSize: size('nameFontSize') ?? 11,
    nameFontWeight: weight('nameFontWeight') ?? 'bold',

    valueFontFamily: text('valueFontFamily'),
    valueFontSize: size('valueFontSize'),
    valueFontWeight: weight('valueFontWeight'),

    borderWidth: width('borderWidth'),
    trackWidth: width('trackWidth') ?? 12,
    trackColor: text('trackColor') ?? 'track',
    trackBorderColor: text('trackBorderColor') ?? 'border',
    trackGaugeColor: text('trackGaugeColor') ?? 'white',
    trackGauge: text('trackGauge'),
    cityWidth: size('cityWidth'),
    townWidth: size('townWidth'),
    townBorderWidth: width('townBorderWidth') ?? 2,
  };
};
