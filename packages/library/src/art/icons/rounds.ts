import { icon } from './icon.ts';

/** The colours of the tiles that the rounds bring, then those past them. */
const PHASES = [
  ['#ffe600', 'color-map-yellow'],
  ['#59b578', 'color-map-green'],
  ['#bf8156', 'color-map-brown'],
  ['#a9afb2', 'color-map-gray'],
  ['#ec6280', 'color-pink'],
] as const;

/** The radii of the arrows' shafts, points and heads. */
const SHAFT = { inner: 6.3, outer: 9.5 };
const POINT = 7.9;
const BARBS = { inner: 4.2, outer: 11.6 };
/** In degrees: how long a head is, and the room between its point and the next arrow. */
const [HEAD, GAP] = [32, 7];

/** A point of a circle round the centre; 0 degrees is the top, and they go clockwise. */
const polar = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)].map((length) => length.toFixed(1)).join(' ');
};

const arrow = (tail: number, length: number): string => {
  const neck = tail + length - HEAD - GAP;
  const { inner, outer } = SHAFT;
  return (
    `M${polar(outer, tail)}A${outer} ${outer} 0 0 1 ${polar(outer, neck)}L${polar(BARBS.outer, neck)} ` +
    `${polar(POINT, neck + HEAD)} ${polar(BARBS.inner, neck)} ${polar(inner, neck)}A${inner} ${inner} 0 0 0 ${polar(inner, tail)}Z`
  );
};

const roundIcon = (count: number): string => {
  const step = 360 / count;
  const arrows = PHASES.slice(0, count).map(
    ([color, slot], index) => `<path class="${slot}" d="${arrow(index * step, step)}" fill="${color}"/>`,
  );
  return icon(`<g stroke="#000" stroke-width=".8" stroke-linejoin="round">${arrows.join('')}</g>`);
};

export const ROUND_ICONS = { round3: roundIcon(3), round4: roundIcon(4), round5: roundIcon(5) };
