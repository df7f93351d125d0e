import { type Color, circle, compose, groupAt, line, type Node, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { Art } from './artwork.ts';
import { recolor } from './recolor.ts';
import type { Recoloring } from './slots.ts';

/** Square in which to draw a picture. */
export interface PictureSquare {
  /** Horizontal centre of the square. */
  readonly x: number;
  readonly y: number;
  /** Length of a side. */
  readonly size: number;
}

/** Location of the picture's name in the file, for a diagnostic if it is missing. */
interface PictureReference {
  readonly pointer?: string;
}

export interface IconOptions extends PictureSquare, PictureReference {
  /** Name of the colour for the icon's main part: a company colour, or `map-` and a map colour (70.8.4). */
  readonly color?: string;
  readonly reserved?: boolean;
}

const NEUTRAL_COLOR = '#808080';

/** Draws a picture inside a square, or covering it. Content outside its view box is not clipped (70.2.3). */
export const drawArt = (
  art: Art,
  look: Look,
  { x, y, size, fit = 'contain', ...recoloring }: PictureSquare & Recoloring & { fit?: 'contain' | 'cover' },
): readonly Node[] => {
  const [left, top, width, height] = art.box;
  const factor = size / (fit === 'cover' ? Math.min(width, height) : Math.max(width, height));
  // Empty view boxes and sizes draw nothing.
  if (!(factor > 0 && Number.isFinite(factor))) return [];
  const matrix = compose(translate(x, y), scale(factor), translate(-left - width / 2, -top - height / 2));
  return [groupAt(matrix, ...recolor(art, recoloring, look))];
};

/**
 * Draws an icon centred on a point. An unknown or unloaded one is drawn as a neutral mark, so that its position is
 * visible.
 */
export const drawIcon = (name: string, look: Look, setting: IconOptions): readonly Node[] => {
  const { pointer = '', color, ...place } = setting;
  const art = look.artwork.icon(name);
  if (art)
    return drawArt(art, look, {
      ...place,
      main: color === undefined ? undefined : iconMainColor(color, look),
    });
  reportMissing('icon', name, look, pointer);
  return drawMark(place, (color === undefined ? undefined : iconMainColor(color, look)) ?? NEUTRAL_COLOR);
};

/** The colour with the name in `iconColor`: a company colour, or with `map-` a map colour (70.8.4). */
export const iconMainColor = (name: string, look: Look): Color | undefined =>
  name.startsWith('map-') ? look.color(name.slice('map-'.length)) : look.color(name, 'companies');

/** Draws a small table symbol centred on a point (90.9.3), or a neutral mark if it is not loaded. */
export const drawSymbol = (
  name: string,
  look: Look,
  setting: PictureSquare & PictureReference,
): readonly Node[] => {
  const { pointer = '', ...place } = setting;
  const art = look.artwork.symbol(name);
  if (art) return drawArt(art, look, place);
  reportMissing('symbol', name, look, pointer);
  return drawMark(place, NEUTRAL_COLOR);
};

/** Reports a missing picture, for which a mark is drawn. */
const reportMissing = (kind: 'icon' | 'symbol', name: string, look: Look, pointer: string): void =>
  look.report({
    severity: 'warning',
    code: kind === 'icon' ? 'artwork/icon' : 'artwork/symbol',
    message: `The ${kind} "${name}" is not available, so a plain mark is drawn instead.`,
    pointer,
    // A game folder cannot contain symbols.
    ...(kind === 'icon' && {
      hint: `Add a picture next to the game file as icons/${name}.svg, or remove the icon.`,
    }),
  });

/** A crossed ring: it marks the position of a picture without looking like one. */
const drawMark = ({ x, y, size }: PictureSquare, color: Color): readonly Node[] => {
  const radius = 0.4 * size;
  const reach = radius * Math.SQRT1_2;
  const stroke = { color, width: 0.08 * size };
  return [
    circle(x, y, radius, { stroke }),
    line(x - reach, y - reach, x + reach, y + reach, { stroke }),
    line(x - reach, y + reach, x + reach, y - reach, { stroke }),
  ];
};
