import type { StopName, StraightName } from '@platelayer/game';
import { type Box, lineWidth } from '@platelayer/scene';
import { type HexPainter, typeStyle } from './painter.ts';

/** Between a stop and its name. */
const GAP = 4;

/** Where else along its curve a name may stand, in percent; on a curve below the stop only near the middle. */
const OFFSETS_ABOVE = [42, 58, 36, 64, 30, 70];
const OFFSETS_BELOW = [42, 58, 36, 64];

/** The shift of a curved name below its stop, as the file format has it (20.8.5.6). */
const SHIFT_BELOW = 7;

interface NameText {
  readonly text: string;
  readonly font: StopName['font'];
}

/** From the top of capitals to the baseline, and from there to the foot of descenders. */
const ascent = ({ font }: NameText): number => 0.75 * font.size;
const descent = ({ font }: NameText): number => 0.2 * font.size;

/** Middles of baselines round a stop, whose own box this is: above and below, beside it, then at its corners. */
const placesRound = (
  name: NameText,
  { x, y, width, height }: Box,
  painter: HexPainter,
): readonly { readonly x: number; readonly y: number }[] => {
  const half = lineWidth(painter.look.fonts, name.text, typeStyle(name.font)) / 2;
  const [left, middle, right] = [x - GAP - half, x + width / 2, x + width + GAP + half];
  const [above, below] = [y - GAP - descent(name), y + height + GAP + ascent(name)];
  const level = y + height / 2 + ascent(name) / 2;
  // As far to a side as still leaves a part of the name over its stop.
  const aside = Math.max(0, half - width / 4);
  return [
    { x: middle, y: above },
    { x: middle, y: below },
    { x: right, y: level },
    { x: left, y: level },
    ...[aside / 2, aside].flatMap((by) =>
      [above, below].flatMap((y) => [
        { x: middle + by, y },
        { x: middle - by, y },
      ]),
    ),
    { x: right, y: above },
    { x: left, y: above },
    { x: right, y: below },
    { x: left, y: below },
  ];
};

/** Other places for the name of a city or boomtown, best first: on its curve, on that below, then straight. */
export const otherStopNamePlaces = (
  name: StopName,
  box: Box,
  canShiftBelow: boolean,
  painter: HexPainter,
): readonly StopName[] => {
  const isStraight = name.straight || painter.look.config.straightCityNames;
  const curved = isStraight
    ? []
    : [
        ...OFFSETS_ABOVE.slice(0, 2).map((offset) => ({ ...name, offset })),
        { ...name, reverse: true, shift: SHIFT_BELOW },
        ...OFFSETS_ABOVE.slice(2).map((offset) => ({ ...name, offset })),
        ...(canShiftBelow
          ? OFFSETS_BELOW.map((offset) => ({ ...name, reverse: true, shift: SHIFT_BELOW, offset }))
          : []),
      ];
  return [
    ...curved,
    ...placesRound(name, box, painter).map(({ x, y }) => ({ ...name, straight: true, x, baseline: y })),
  ];
};

/** The same for the name of a dot or a medium city. */
export const otherNamePlaces = (name: StraightName, box: Box, painter: HexPainter): readonly StraightName[] =>
  placesRound(name, box, painter).map((place) => ({ ...name, ...place }));

/** Along a bar, on either side of it: how far the name moves along the track. */
const ALONG = [0, 14, -14, 28, -28];

/** The same for the name of a bar, which stands sideways beside it (20.8.6). */
export const otherTownNamePlaces = (name: StraightName): readonly StraightName[] =>
  [name.y, -name.y + ascent(name)].flatMap((y) => ALONG.map((x) => ({ ...name, x, y }))).slice(1);
