import { type Color, circle, compose, groupAt, line, type Node, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { Art } from './artwork.ts';
import { recolor } from './recolor.ts';
import type { Recoloring } from './slots.ts';

/** The square that a picture is put into. */
export interface PictureSquare {
  /** The middle of the square. */
  readonly x: number;
  readonly y: number;
  /** Its side. */
  readonly size: number;
}

/** Where a picture is named in the file, for the diagnostic if it is missing. */
interface PictureReference {
  readonly pointer?: string;
}

export interface IconOptions extends PictureSquare, PictureReference {
  /** Colour name for the icon's main part: of a company colour, or `map-` and a map colour (70.8.4). */
  readonly color?: string;
  readonly reserved?: boolean;
}

const NEUTRAL_COLOR = '#808080';

/** A picture fitted into a square, or covering it; what lies outside its view box is not cut off (70.2.3). */
export const drawArt = (
  art: Art,
  look: Look,
  { x, y, size, fit = 'contain', ...recoloring }: PictureSquare & Recoloring & { fit?: 'contain' | 'cover' },
): readonly Node[] => {
  const [left, top, width, height] = art.box;
  const factor = size / (fit === 'cover' ? Math.min(width, height) : Math.max(width, height));
  // Empty view boxes and sizes of nothing show nothing.
  if (!(factor > 0 && Number.isFinite(factor))) return [];
  const matrix = compose(translate(x, y), scale(factor), translate(-left - width / 2, -top - height / 2));
  return [groupAt(matrix, ...recolor(art, recoloring, look))];
};

/** An icon centred on a point; a neutral mark where it is unknown or not loaded, so that its place is seen. */
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

/** The colour that `iconColor` names, of the company palette or with `map-` of the map's (70.8.4). */
export const iconMainColor = (name: string, look: Look): Color | undefined =>
  name.startsWith('map-') ? look.color(name.slice('map-'.length)) : look.color(name, 'companies');

/** A small symbol of tables centred on a point (90.9.3); a neutral mark where it is not loaded. */
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

/** Tells that a picture is not there; a mark is drawn in its place. */
const reportMissing = (kind: 'icon' | 'symbol', name: string, look: Look, pointer: string): void =>
  look.report({
    severity: 'warning',
    code: `artwork/${kind}`,
    message: `The ${kind} "${name}" is not available; a plain mark is drawn in its place.`,
    pointer,
    // Symbols are no part of a game's folder.
    ...(kind === 'icon' && {
      hint: `Put a picture beside the game as icons/${name}.svg, or take the icon away.`,
    }),
  });

/** A crossed ring: says "a picture belongs here" without being one. */
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
