import type { Arrow, Cell, Config } from '@platelayer/game';
import {
  BASELINES,
  type Baseline,
  type Box,
  box,
  type Color,
  contains,
  groupAt,
  intersection,
  lineWidth,
  type Node,
  path,
  polygon,
  text,
  translate,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import { mapBlack } from './cell-face.ts';
import { type CellSize, INSET, type PlacedText } from './cell-text.ts';

const DEFAULTS = { family: 'display', weight: 'bold', size: 15, outline: 0.5 } as const;

/** Distance an arrow moves to avoid another arrow or text (40.14.25). */
const STEP = 15;

/** Step by which an arrow moves up until nothing is in its way. */
const RISE = 2.5;

interface ArrowSign {
  /** Omitted for the sign that no bundled font has, which is drawn. */
  readonly character?: string;
  readonly side: 'left' | 'right';
  /** Distance from the bottom. */
  readonly lift: number;
}

/** The signs of 40.4.6. */
const SIGNS: Readonly<Record<Arrow, ArrowSign>> = {
  up: { character: '↑', side: 'right', lift: 10 },
  down: { character: '↓', side: 'left', lift: 10 },
  left: { character: '←', side: 'left', lift: 5 },
  right: { character: '→', side: 'right', lift: 5 },
  around: { side: 'right', lift: 5 },
};

export interface ArrowPlace {
  readonly arrow: Arrow;
  /** Left edge of a sign on the left, right edge of one on the right. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
  readonly baseline: Baseline;
}

/** Positions of the arrows in a cell (40.4.6): side by side, and clear of its text. */
export const placeArrows = (
  arrows: readonly Arrow[],
  texts: readonly PlacedText[],
  size: CellSize,
  look: Look,
): readonly ArrowPlace[] => {
  const { arrows: height } = look.config.stock;
  const near = texts.filter(({ corner }) => corner.startsWith(NEAR[height]));
  const taken = { left: 0, right: 0 };
  const signs: Box[] = [];
  const whole = box(0, 0, size.width, size.height);
  return arrows.map((arrow) => {
    const { side, lift } = SIGNS[arrow];
    const inCorner = near.find(({ corner }) => corner.endsWith(side));
    const lines = inCorner?.lines ?? 1;
    const outermost = INSET + (inCorner?.turned ? STEP * lines : 0);
    const step = STEP * Math.max(1, ...near.map((text) => (text.turned ? 1 : text.lines)));
    const placeAt = (inwards: number, away: number): ArrowPlace => ({
      arrow,
      x: side === 'left' ? inwards : size.width - inwards,
      anchor: side === 'left' ? 'start' : 'end',
      ...HEIGHTS[height](size.height, lift, away),
    });
    const isClear = (place: ArrowPlace, of: readonly PlacedText[]) => {
      const sign = signBox(place, look);
      return of.every(({ turned, box }) => turned || !intersection(box, sign));
    };
    const isFree = (place: ArrowPlace) => {
      const sign = signBox(place, look);
      return contains(whole, sign) && !signs.some((other) => intersection(other, sign));
    };
    const inRow = (): ArrowPlace => {
      const at = (away: number) => placeAt(outermost + STEP * taken[side], away);
      const stays = (inCorner === undefined || inCorner.turned) && isClear(at(0), near);
      if (stays) return at(0);
      // In a low cell there is no space for a whole step between its texts.
      return [step, step / 2].map(at).find((place) => isClear(place, texts)) ?? at(step);
    };
    /** Searches above or below the other arrows if a narrow cell has no space next to them. */
    const inColumn = (): ArrowPlace | undefined => {
      const rises = Array.from({ length: Math.ceil(size.height / RISE) }, (_, i) => i * RISE);
      return [...rises, ...rises.map((rise) => -rise)]
        .map((away) => placeAt(outermost, away))
        .find((place) => isFree(place) && isClear(place, texts));
    };
    const rowPlace = inRow();
    /** Without any space, arrows overlap each other rather than the next cell. */
    const onOthers = (): ArrowPlace =>
      taken[side] > 0 && !contains(whole, signBox(rowPlace, look)) ? placeAt(outermost, 0) : rowPlace;
    const place = isFree(rowPlace) ? rowPlace : (inColumn() ?? onOthers());
    if (place === rowPlace) taken[side] += 1;
    signs.push(signBox(place, look));
    return place;
  });
};

/**
 * Prefix of the corners in which arrows may meet text. The only text corners on the market are upper left and lower
 * right.
 */
const NEAR: Readonly<Record<Config['stock']['arrows'], string>> = {
  top: 'upper',
  middle: 'none',
  bottom: 'lower',
};

/** Height of a sign, as a fraction of the font size. */
const SIGN_HEIGHT = 0.75;

/** Bounding box of a sign. */
const signBox = ({ arrow, x, y, anchor, baseline }: ArrowPlace, { fonts }: Look): Box => {
  const { character } = SIGNS[arrow];
  const width = character === undefined ? 2 * CIRCLE.radius : lineWidth(fonts, character, DEFAULTS);
  const height = SIGN_HEIGHT * DEFAULTS.size;
  const base = y + BASELINES[baseline](fonts.match(DEFAULTS)) * DEFAULTS.size;
  return box(anchor === 'start' ? x : x - width, base - height, width, height);
};

type Height = Pick<ArrowPlace, 'y' | 'baseline'>;

const HEIGHTS: Readonly<
  Record<Config['stock']['arrows'], (height: number, lift: number, away: number) => Height>
> = {
  top: (_height, _lift, away) => ({ y: INSET + away, baseline: 'hanging' }),
  middle: (height, _lift, away) => ({ y: height / 2 + away, baseline: 'middle' }),
  bottom: (height, lift, away) => ({ y: height - lift - away, baseline: 'alphabetic' }),
};

/** Draws the movement arrows of a cell, from its corner. */
export const drawArrows = (
  { arrows, arrowColor }: Cell,
  texts: readonly PlacedText[],
  size: CellSize,
  look: Look,
): readonly Node[] => {
  const outline = mapBlack(look);
  const fill = look.color(arrowColor, 'map') ?? outline;
  return placeArrows(arrows, texts, size, look).map(({ arrow, x, y, anchor, baseline }) => {
    const { character } = SIGNS[arrow];
    if (character !== undefined) {
      const stroke = { color: outline, width: DEFAULTS.outline };
      return text(look.fonts, character, x, y, { ...DEFAULTS, anchor, baseline, fill, stroke });
    }
    const base = y + BASELINES[baseline](look.fonts.match(DEFAULTS)) * DEFAULTS.size;
    return groupAt(translate(x - CIRCLE.radius, base - CIRCLE.rise), ...circleArrow(fill, outline));
  });
};

/** The open circle with an arrowhead (↻). Its centre is at half the height of capitals. */
const CIRCLE = { radius: 4.5, rise: 5.2, width: 1.5 };

const circleArrow = (fill: Color, outline: Color): readonly Node[] => {
  const arc = 'M3.55 1.75A4 4 0 1 1 2 -3.45';
  const head = [
    [5, -1.7],
    [0.9, -1.5],
    [3.1, -5.4],
  ] as const;
  return [
    path(arc, { stroke: { color: outline, width: CIRCLE.width + DEFAULTS.outline } }),
    polygon(head, { fill, stroke: { color: outline, width: DEFAULTS.outline, join: 'round' } }),
    path(arc, { stroke: { color: fill, width: CIRCLE.width } }),
  ];
};
