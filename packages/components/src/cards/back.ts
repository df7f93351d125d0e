import { capitalised, type Info } from '@platelayer/game';
import { compose, groupAt, lineWidth, type Node, rect, scale, text, translate } from '@platelayer/scene';
import { recolor } from '../artwork/recolor.ts';
import type { Look } from '../look.ts';
import { backGround } from './back-ground.ts';

/** The trimmed box of a piece, and how far its back covers more. */
interface BackBox {
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

/** Share of the width that the title takes at most, and its largest size (86.2.3). */
const TITLE = { share: 0.8, size: 24 };

/** The back of all pieces of a kind: the picture that the game brings along, stretched, or its title on a plain ground. */
export const drawPieceBack = (
  info: Pick<Info, 'title' | 'background'>,
  kind: string,
  { width, height, bleed }: BackBox,
  look: Look,
): readonly Node[] => {
  const whole = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
  const own = look.artwork.back(kind);
  if (own?.kind === 'image') return [{ kind: 'image', ...whole, source: own.source }];
  if (own) {
    const [left, top, across, down] = own.art.box;
    const stretch = scale(whole.width / across, whole.height / down);
    const place = compose(translate(whole.x, whole.y), stretch, translate(-left, -top));
    return [groupAt(place, ...recolor(own.art, {}, look))];
  }
  const fill = backGround(info, look);
  const display = { family: 'display', weight: 'bold' } as const;
  const natural = lineWidth(look.fonts, info.title, { ...display, size: 1 });
  const size = Math.min(TITLE.size, natural > 0 ? (TITLE.share * width) / natural : TITLE.size);
  const line = { anchor: 'middle', fill: look.readable(fill) } as const;
  const word = capitalised(kind);
  return [
    rect(whole.x, whole.y, whole.width, whole.height, { fill }),
    text(look.fonts, info.title, width / 2, height / 2, { ...display, ...line, size }),
    text(look.fonts, word, width / 2, height / 2 + size, { family: 'sans-serif', ...line, size: size / 2 }),
  ];
};
