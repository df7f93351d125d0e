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

/** Everything needed to draw in a hex: the look, and the colours and options of that hex. */
export interface HexPainter {
  readonly hex: PaintedHex;
  readonly look: Look;
  readonly options: HexOptions;
  /** Halves to which the drawing is cut. Empty for a whole hex. */
  readonly halves: readonly Half[];
  /** Colours in the context of the surroundings, companies, maps, or no context (20.3.3). Black for unknown names. */
  readonly ambient: ColorLookup;
  readonly company: ColorLookup;
  readonly map: ColorLookup;
  readonly plain: ColorLookup;
  /** Visible background colours: one, or two if striped. */
  readonly surfaces: readonly Color[];
  /** The colours that result from painting this colour on the hex. Without a colour, the hex itself. */
  laidOn(color: Color | undefined): readonly Color[];
  /** The text colour for a background with this name, in the context of the surroundings (20.3.5). */
  readableOn(ground: string): Color;
  /** The text colour, adjusted if it is not readable on these backgrounds (90.5). Default: black. */
  ink(color: Color | undefined, on: readonly Color[], statedAt?: string): Color;
  money(figure: Amount | undefined, kind: MoneyKind): string;
  /** Draws one line of text in a font of the game. */
  write(content: string, x: number, y: number, font: Font, options?: Partial<TextOptions>): Node;
}

/** Looks up a colour by name in one context. */
export interface ColorLookup {
  (name: string): Color;
  /** For shapes, which have no fill if the name is unknown (20.3.6). */
  orNone(name: string | undefined): Color | undefined;
}

/** SVG's default fill (20.3.6). */
const UNKNOWN_COLOR = '#000000';

/** The value of `none`: no paint. */
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
      // On the hex's own background colour, use its visible colours.
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

/** The background colours as printed: paper shows through if the opacity is below 1. */
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

/** Bridges and tunnels use the `default` entry of phase tables, whatever the phase of their hex (20.3.4). */
export const withoutPhase = ({ hex, look, options }: HexPainter): HexPainter =>
  hexPainter({ ...hex, phase: 'default' }, look, options);

/** Half the height of digits and capitals, as a fraction of the font size. */
export const HALF_FIGURE = 0.36;

export const typeStyle = ({ family, size, weight, style }: Font) => ({ family, size, weight, slant: style });

/** Text up to this size is thickened by a line of this fraction of its size. Thin, light text gets a wider line. */
const SMALL = 16;
const THICKENING = { bold: 0.03, normal: 0.05 };

/**
 * A line in the text colour around small text that would look thin: bold sans-serif, which is lighter than other bold
 * faces, or a light colour, which looks thinner on a dark background (20.4.5).
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

/**
 * A stroke, or none if it would be invisible. Dashes of length zero are dropped, because presses cannot handle them.
 */
export const stroke = (
  color: Color | undefined,
  width: number,
  { dash, ...options }: Omit<Stroke, 'color' | 'width'> = {},
): { readonly stroke?: Stroke } =>
  color === undefined || !(width > 0)
    ? {}
    : { stroke: { color, width, ...options, ...(dash?.some((length) => length > 0) ? { dash } : {}) } };
