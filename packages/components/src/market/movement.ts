import { at, type Stock } from '@platelayer/game';
import { group, type Node, stackLines, text, translate, wrap } from '@platelayer/scene';
import type { Look } from '../look.ts';

/** Arrows for directions. Any other word is printed as text. */
const ARROWS: ReadonlyMap<string, string> = new Map([
  ['up', '↑'],
  ['down', '↓'],
  ['left', '←'],
  ['right', '→'],
]);

/**
 * Centre of an arrow and start of its reasons, from the left; longest line of reasons, and the distance between entries
 * (40.15).
 */
const ENTRY = { arrow: 12, text: 30, longest: 250, gap: 8 };
const ARROW = { family: 'display', weight: 'bold', size: 18, fill: '#000' } as const;
const REASON = { family: 'sans-serif', weight: 'normal', size: 13, lineHeight: 16, fill: '#000' } as const;

/** Draws the legend of share price movements, one direction per row, from (0, 0). */
export const drawMovement = ({ movement }: Stock, { fonts }: Look): readonly Node[] => {
  let top = 0;
  return movement.flatMap(([direction, reasons]) => {
    const arrow = ARROWS.get(direction.toLowerCase());
    const texts =
      arrow === undefined ? [[direction, reasons.join(', ')].filter(Boolean).join(': ')] : reasons;
    if (texts.length === 0) return [];
    const lines = texts.flatMap((content) => wrap(fonts, content, REASON, ENTRY.longest));
    const block = stackLines(fonts, lines, ENTRY.text, 0, { ...REASON, width: ENTRY.longest });
    const sign =
      arrow === undefined
        ? []
        : [
            text(fonts, arrow, ENTRY.arrow, block.height / 2, {
              ...ARROW,
              anchor: 'middle',
              baseline: 'central',
            }),
          ];
    const entry = group([...sign, block.node], {
      transform: translate(0, top),
      subject: { pointer: at('/stock/movement', direction), name: `movement "${direction}"` },
    });
    top += block.height + ENTRY.gap;
    return [entry];
  });
};
