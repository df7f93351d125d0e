import type { Label } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { type Example, example } from './example.ts';
import { uprightTurn } from './hex-options.ts';
import type { HexPainter } from './painter.ts';
import { placeAt } from './position.ts';

/** Big letters, in map colours also on tiles (20.8.11; 20.14, Q55). */
export const drawLabel = (
  { position, text, font, color, fixed }: Label,
  painter: HexPainter,
): readonly Node[] =>
  placeAt(
    position,
    [painter.write(text, 0, 0, font, { baseline: 'central', fill: painter.map(color) })],
    uprightTurn(painter.options, fixed),
  );

export const LABEL_EXAMPLES: readonly Example[] = [
  example('One letter', 'Upper left, unless it says otherwise.', { labels: [{ label: 'B' }] }),
  example('Two letters', 'As large as one.', { labels: [{ label: 'QB' }] }),
  example('Pair', 'Two cities.', { labels: [{ label: 'OO' }] }),
  example('Two labels', 'The second one stands at the right.', { labels: [{ label: 'P' }, { label: 'Q' }] }),
  example('Longer words', 'The longer, the smaller.', {
    labels: [
      { label: 'Port', angle: 180, percent: 0.6 },
      { label: 'Lighthouse', color: 'red', angle: 0, percent: 0 },
      {
        label: 'Fishing ground',
        fontWeight: 'normal',
        fontStyle: 'italic',
        angle: 0,
        percent: 0.6,
        fixed: true,
      },
    ],
  }),
];
