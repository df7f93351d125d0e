import type { Amount, Font, Half, Hex } from '@platelayer/game';
import { blendOver, type ColorContext, contrastRatio, legibleColor } from '@platelayer/library';
import {
  type Color,
  group,
  isBold,
  type Node,
  type Stroke,
  type TextOptions,
  text,
  withOpacity,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { MoneyKind } from '../money.ts';
import { textColor } from '../text-color.ts';
import { slantWithoutItalics } from '../text-setting.ts';
import { type HexOptions, shownHalves } from './hex-options.ts';

type PaintedHex = Pick<Hex, 'phase' | 'ground' | 'opacity' | 'half'>;

/** What everything in one hex is drawn with: the look, with the colour and the options of that hex. */
export interface HexPainter {
  readonly hex: PaintedHex;
  readonly look: Look;
  readonly options: HexOptions;
  /** All that is drawn of the hex lies in these; it is whole where there are none. */
  readonly halves: readonly Half[];
  /** Colours in the context of the place, of companies, of maps, and of none (20.3.3). Black where a name means nothing. */
  readonly ambient: ColorLookup;
  readonly company: ColorLookup;
  readonly map: ColorLookup;
  readonly plain: ColorLookup;
  /** What shows of the hex itself: its ground, two where it is striped. */
  readonly surfaces: readonly Color[];
  /** A colour laid on the hex; without one, the hex. */
  laidOn(color: Color | undefined): readonly Color[];
  /** The colour for a text on a ground of this name in the context of the place (20.3.5). */
  readableOn(ground: string): Color;
  /** The colour of a text on what lies under it, or one like it that can be read (90.5). Black where it asks for none. */
  ink(color: Color | undefined, on: readonly Color[], statedAt?: string): Color;
  money(figure: Amount | undefined, kind: MoneyKind): string;
  /** One line in a font of the game. */
  write(content: string, x: number, y: number, font: Font, options?: Partial<TextOptions>): Node;
}

/** The colour of a name in one context. */
export interface ColorLookup {
  (name: string): Color;
  /** For shapes, which stay open where a name means nothing (20.3.6). */
  orNone(name: string | undefined): Color | undefined;
}

/** What an omitted fill is in a picture (20.3.6). */
const UNKNOWN_COLOR = '#000000';

/** A name for no paint at all. */
const INVISIBLE = '#00000000';

export const hexPainter = (hex: PaintedHex, look: Look, options: HexOptions): HexPainter => {
  const { phase } = hex;
  const lookup = (context: ColorContext | undefined): ColorLookup => {
    const find = (name: string) => (name === 'none' ? INVISIBLE : look.color(name, context, phase));
    return Object.assign((name: string) => find(name) ?? UNKNOWN_COLOR, {
      orNone: (name: string | undefined) => (name === undefined ? undefined : find(name)),
    });
  };
  const ambient = lookup(options.context);
  const surfaces = surfacesOf(hex, ambient, options);
  const laidOn = (color: Color | undefined) => surfaces.map((surface) => blendOver(color, surface));
  const backdrop = hex.ground.color === 'none' ? 'plain' : hex.ground.color;
  return {
    surfaces,
    laidOn,
    ink: (color, on, statedAt) =>
      textColor({ color: color ?? look.color('black') ?? UNKNOWN_COLOR, grounds: on, statedAt }, look),
    hex,
    look,
    options,
    halves: shownHalves(hex, options),
    ambient,
    company: lookup('companies'),
    map: lookup('map'),
    plain: lookup(undefined),
    readableOn: (ground) => {
      // Of its own ground, what shows of it.
      const on = ground === backdrop ? surfaces : laidOn(ambient.orNone(ground));
      return legibleColor(look.readable(on[0], phase), on);
    },
    money: look.money,
    write: (content, x, y, font, options) => {
      const style = {
        anchor: 'middle',
        ...typeStyle(font),
        ...thickened(font, options?.fill),
        ...options,
      } as const;
      const written = slantWithoutItalics(text(look.fonts, content, x, y, style), style, look.fonts);
      return written.length === 1 ? written[0]! : group(written);
    },
  };
};

/** The colours of the ground as they show: through one that is not opaque the paper does. */
const surfacesOf = (
  { ground, opacity }: Pick<Hex, 'ground' | 'opacity'>,
  ambient: ColorLookup,
  options: HexOptions,
): readonly Color[] => {
  const names = ground.kind === 'striped' ? [ground.color, ground.stripes] : [ground.color];
  const share = options.transparent ? 0 : (opacity ?? options.opacity ?? 1);
  return names.map((name) => {
    const fill = ambient.orNone(name) ?? ambient('plain');
    return blendOver(share < 1 ? withOpacity(fill, share) : fill);
  });
};

/** Bridges and tunnels take the `default` entry of phase tables, whatever hex they lie in (20.3.4). */
export const withoutPhase = ({ hex, look, options }: HexPainter): HexPainter =>
  hexPainter({ ...hex, phase: 'default' }, look, options);

/** Half the height of figures and capitals, as a fraction of their size. */
export const HALF_FIGURE = 0.36;

export const typeStyle = ({ family, size, weight, style }: Font) => ({ family, size, weight, slant: style });

/** Texts up to this size are thickened, by a line of this fraction of their size; thin light ones by a wider one. */
const SMALL = 16;
const THICKENING = { bold: 0.03, normal: 0.05 };

/**
 * A line in its own colour around a small text that would look thin: bold in the sans-serif face, whose bold is lighter
 * than that of others, or in a light colour, which the ground around it seems to eat into (20.4.5).
 */
export const thickened = (
  { family, size, weight }: Pick<Font, 'family' | 'size' | 'weight'>,
  fill: Color | undefined,
): { readonly stroke?: Stroke } => {
  if (fill === undefined || size > SMALL) return {};
  const bold = isBold(weight);
  if (!isLight(fill) && !(bold && family === 'sans-serif')) return {};
  return { stroke: { color: fill, width: THICKENING[bold ? 'bold' : 'normal'] * size, join: 'round' } };
};

const isLight = (color: Color): boolean => contrastRatio(color, '#ffffff') < 4.5;

/** A line of some width, or none. Dashes of no length at all make it solid: presses choke on them. */
export const stroke = (
  color: Color | undefined,
  width: number,
  { dash, ...options }: Omit<Stroke, 'color' | 'width'> = {},
): { readonly stroke?: Stroke } =>
  color === undefined || !(width > 0)
    ? {}
    : { stroke: { color, width, ...options, ...(dash?.some((length) => length > 0) ? { dash } : {}) } };
