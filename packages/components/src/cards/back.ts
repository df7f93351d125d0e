import { capitalised, type Info } from '@platelayer/game';
import {
  type Color,
  compose,
  groupAt,
  lineWidth,
  type Node,
  rect,
  scale,
  text,
  translate,
} from '@platelayer/scene';
import { recolor } from '../artwork/recolor.ts';
import type { Look } from '../look.ts';

/** Colour of backs: the game's background, or grey (86.2.3). */
export const backColor = ({ background }: Pick<Info, 'background'>, look: Look): Color =>
  look.color(background ?? 'gray', 'companies') ?? look.color('gray', 'companies') ?? '#808080';

/** Trimmed size of a piece, and the bleed of its back. */
interface BackBox {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

/** Largest fraction of the width for the title, and its largest size (86.2.3). */
const TITLE = { share: 0.8, size: 24 };

/** Draws the back of all pieces of a kind: the game's own picture, stretched to fit, or the game's title on a plain background. */
export const drawPieceBack = (
  info: Pick<Info, 'title' | 'background'>,
  kind: string,
  { width, height, bleed }: BackBox,
  look: Look,
): readonly Node[] => {
  const area = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
  const own = look.artwork.back(kind);
  if (own?.kind === 'image') return [{ kind: 'image', ...area, source: own.source }];
  if (own) {
    const [left, top, across, down] = own.art.box;
    const stretch = scale(area.width / across, area.height / down);
    const place = compose(translate(area.x, area.y), stretch, translate(-left, -top));
    return [groupAt(place, ...recolor(own.art, {}, look))];
  }
  const fill = backColor(info, look);
  const display = { family: 'display', weight: 'bold' } as const;
  const natural = lineWidth(look.fonts, info.title, { ...display, size: 1 });
  const size = Math.min(TITLE.size, natural > 0 ? (TITLE.share * width) / natural : TITLE.size);
  const line = { anchor: 'middle', fill: look.readable(fill) } as const;
  const word = capitalised(kind);
  return [
    rect(area.x, area.y, area.width, area.height, { fill }),
    text(look.fonts, info.title, width / 2, height / 2, { ...display, ...line, size }),
    text(look.fonts, word, width / 2, height / 2 + size, { family: 'sans-serif', ...line, size: size / 2 }),
  ];
};
