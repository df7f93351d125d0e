import type { TokenFace } from '@platelayer/game';
import { lineWidth } from '@platelayer/scene';
import { emblemOf, labelCarrier } from './decorations/decorations.ts';
import { RING, type TokenFrame } from './frame.ts';

/** Scale factors for up to 3, 4, 5, and more characters (70.2.6). */
const BY_LENGTH = {
  alone: [1, 0.8, 0.7, 0.6],
  withIcon: [1, 0.9, 0.8, 0.7],
} as const;

/** Scale factors for wide capitals in a label without an icon. */
const WIDE: ReadonlyMap<string, number> = new Map([
  ['W', 0.85],
  ['M', 0.9],
  ['N', 0.95],
]);

const NUMERIC_FACTOR = 1.6;

/** Distance of the baseline below the centre, as a fraction of the size. Capitals are then centred. */
const BASELINE = 11 / 32;
/** Additional distance below an icon, on a token of radius 25. */
const BELOW_ICON = 12;

/** Extent of letters as a fraction of the radius: of automatic size, on a reverse side, and on a disc (of its radius). */
const ROOM = 0.88;
const REVERSE_ROOM = RING - 0.1;
const DISC_ROOM = 0.9;

/** Letters with descenders, the length of these as a fraction of the size, and their distance from the edge of a band. */
const DESCENDERS = /[gjpqyçşþ]/u;
const DESCENT = 0.22;
const BAND_SPACE = 1;

const isNumeric = (label: string): boolean => /^\s*[-+]?(?:\d+\.?\d*|\.\d+)\s*$/.test(label);

/** Size and position of a label. */
export interface LabelPlace {
  readonly size: number;
  readonly baseline: number;
}

/** Size and baseline by the rules of 70.2.6, without regard to the width of the letters. */
export const labelPlace = (label: string, face: TokenFace, frame: TokenFrame): LabelPlace => {
  const { unit } = frame;
  const { automatic = 0, given = 0 } = emblemOf(face)?.look.shift ?? {};
  const size = labelSize(label, face, frame);
  const lower = (face.icon === undefined ? 0 : BELOW_ICON) + automatic;
  return {
    size,
    baseline: face.labelY === undefined ? BASELINE * size + lower * unit : face.labelY + given * unit,
  };
};

const labelSize = (label: string, face: TokenFace, { radius, unit }: TokenFrame): number => {
  const characters = [...label];
  const step = Math.min(Math.max(characters.length, 3), 6) - 3;
  const numeric = isNumeric(label) ? NUMERIC_FACTOR : 1;
  const explicitSize = face.fontSize === undefined ? undefined : face.fontSize * unit;
  if (face.icon !== undefined) return explicitSize ?? 0.48 * radius * BY_LENGTH.withIcon[step]! * numeric;
  const emblem = emblemOf(face)?.look.labelFactor ?? 1;
  const size = explicitSize ?? 0.7 * radius * emblem * BY_LENGTH.alone[step]! * numeric;
  return characters.reduce((narrowed, character) => narrowed * (WIDE.get(character) ?? 1), size);
};

/** Like `labelPlace`, but shrinks automatic sizes, and all sizes on a reverse side, until the letters are clear of the edge. */
export const fittedLabelPlace = (label: string, face: TokenFace, frame: TokenFrame): LabelPlace => {
  const place = withinBand(label, labelPlace(label, face, frame), face, frame);
  if (face.fontSize !== undefined && !face.inverse) return place;
  const { size, baseline } = place;
  const smaller = size * lineFit(label, place, face, frame);
  return {
    size: smaller,
    baseline: face.labelY === undefined ? baseline - BASELINE * (size - smaller) : baseline,
  };
};

/** Scale factor, at most 1, at which a line of a label is clear of the edge. */
const lineFit = (line: string, place: LabelPlace, face: TokenFace, frame: TokenFrame): number => {
  const { size, baseline } = place;
  const style = { family: face.fontFamily, weight: 'bold', size };
  const width = lineWidth(frame.look.fonts, line, style);
  const top = baseline - frame.look.fonts.match(style).capHeight * size;
  const room = roomAt(Math.max(Math.abs(top), Math.abs(baseline)), roomOf(face, frame));
  return width > room && room > 0 ? room / width : 1;
};

/** Half the height of the band behind a label, if there is one. */
export const halfBand = (face: TokenFace, frame: TokenFrame): number | undefined => {
  const band = carrierOf(face);
  const height = band?.look.labelBand?.(band.decoration, frame);
  return height === undefined ? undefined : height / 2;
};

/** Raises letters with descenders off the edge of a band, and shrinks them if needed. */
const withinBand = (label: string, place: LabelPlace, face: TokenFace, frame: TokenFrame): LabelPlace => {
  const halfHeight = halfBand(face, frame);
  const isAutomatic = face.fontSize === undefined && face.labelY === undefined && !face.inverse;
  if (halfHeight === undefined || !isAutomatic || !DESCENDERS.test(label)) return place;
  const half = halfHeight - BAND_SPACE * frame.unit;
  const { capHeight } = frame.look.fonts.match({ family: face.fontFamily, weight: 'bold' });
  const size = Math.min(place.size, (2 * half) / (capHeight + DESCENT));
  return half > 0 ? { size, baseline: Math.min(place.baseline, half - DESCENT * size) } : place;
};

/** The pattern behind the label of a face; none below an icon or on an emblem. */
const carrierOf = (face: TokenFace) =>
  face.icon === undefined && !emblemOf(face) ? labelCarrier(face) : undefined;

/** Shape that contains the letters: the ring of a reverse side, a disc behind them, or the token itself. */
const roomOf = (face: TokenFace, frame: TokenFrame): LabelRoom => {
  const { shape, radius } = frame;
  if (face.inverse) return { shape, reach: REVERSE_ROOM * radius };
  const carrier = carrierOf(face);
  const disc = carrier?.look.labelRadius?.(carrier.decoration, frame);
  return disc === undefined
    ? { shape, reach: ROOM * radius }
    : { shape: 'round', reach: Math.min(ROOM * radius, DISC_ROOM * disc) };
};

interface LabelRoom {
  readonly shape: TokenFrame['shape'];
  readonly reach: number;
}

/** Width at a distance above or below the centre. */
const roomAt = (distance: number, { shape, reach }: LabelRoom): number =>
  shape === 'square' ? 2 * reach : 2 * Math.sqrt(Math.max(0, reach ** 2 - distance ** 2));

/** Size of the second line as a fraction of the first, and the gap as a fraction of the second. */
const SECOND_SIZE = 0.6;
const GAP = 0.35;

/** Scale factors to try until both lines are clear of the edge. */
const STEPS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5];
/** Smallest additional scale factor of the second line. */
const MIN_FIT = 0.8;

/** Sizes and positions of a label and its second line (70.2.6). */
export interface LabelLines {
  readonly label: LabelPlace;
  readonly second?: LabelPlace;
}

export const labelLines = (
  label: string,
  second: string | undefined,
  face: TokenFace,
  frame: TokenFrame,
): LabelLines => {
  const place = fittedLabelPlace(label, face, frame);
  if (!second) return { label: place };
  const { capHeight } = frame.look.fonts.match({ family: face.fontFamily, weight: 'bold' });
  const band = halfBand(face, frame);
  const isFixed = face.labelY !== undefined || band !== undefined;
  const lines = (part: number): Required<LabelLines> => {
    const size = part * place.size;
    const [caps, secondSize] = [capHeight * size, SECOND_SIZE * size];
    const gap = GAP * secondSize;
    const added = gap + capHeight * secondSize;
    // Both lines together are centred where the label alone would be.
    const middle = place.baseline - (capHeight * place.size) / 2;
    const centred = middle + caps / 2;
    const above = face.label2Position === 'above';
    const baseline = isFixed ? place.baseline : centred + (above ? added : -added) / 2;
    const [top, bottom] = band === undefined ? [baseline - caps, baseline] : [-band, band];
    return {
      label: { size, baseline },
      second: { size: secondSize, baseline: above ? top - gap : bottom + added },
    };
  };
  const fits = ({ label: first, second: below }: Required<LabelLines>) =>
    lineFit(label, first, face, frame) === 1 && lineFit(second, below, face, frame) >= MIN_FIT;
  const isAutomatic = face.fontSize === undefined && !isFixed;
  const chosen =
    (isAutomatic ? STEPS.map(lines).find(fits) : undefined) ?? lines(isAutomatic ? STEPS.at(-1)! : 1);
  const size = chosen.second.size * lineFit(second, chosen.second, face, frame);
  return { label: chosen.label, second: { ...chosen.second, size } };
};
