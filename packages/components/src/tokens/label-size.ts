import type { TokenFace } from '@platelayer/game';
import { lineWidth } from '@platelayer/scene';
import { emblemOf, labelCarrier } from './decorations/decorations.ts';
import { RING, type TokenFrame } from './frame.ts';

/** Size by number of characters: up to 3, 4, 5, and more (70.2.6). */
const BY_LENGTH = {
  alone: [1, 0.8, 0.7, 0.6],
  withIcon: [1, 0.9, 0.8, 0.7],
} as const;

/** Wide capitals make a label that stands alone smaller. */
const WIDE: ReadonlyMap<string, number> = new Map([
  ['W', 0.85],
  ['M', 0.9],
  ['N', 0.95],
]);

const NUMERIC_FACTOR = 1.6;

/** The baseline lies this part of the size below the middle, so that capitals are centred. */
const BASELINE = 11 / 32;
/** And this much lower under an icon, on a token of radius 25. */
const BELOW_ICON = 12;

/** Letters of automatic size keep within this part of the radius, all letters within the ring of a reverse side. */
const ROOM = 0.88;
const REVERSE_ROOM = RING - 0.1;
/** And on a disc, within this part of its radius. */
const DISC_ROOM = 0.9;

/** Small letters that reach below their line, how far (a part of their size), and what they keep from the middle of a band's line. */
const DESCENDERS = /[gjpqyçşþ]/u;
const DESCENT = 0.22;
const BAND_SPACE = 1;

const isNumeric = (label: string): boolean => /^\s*[-+]?(?:\d+\.?\d*|\.\d+)\s*$/.test(label);

/** Where and how large a label stands. */
export interface LabelPlace {
  readonly size: number;
  readonly baseline: number;
}

/** Size and baseline by the rules of 70.2.6, before any regard to the width of the letters. */
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
  const stated = face.fontSize === undefined ? undefined : face.fontSize * unit;
  if (face.icon !== undefined) return stated ?? 0.48 * radius * BY_LENGTH.withIcon[step]! * numeric;
  const emblem = emblemOf(face)?.look.labelFactor ?? 1;
  const size = stated ?? 0.7 * radius * emblem * BY_LENGTH.alone[step]! * numeric;
  return characters.reduce((narrowed, character) => narrowed * (WIDE.get(character) ?? 1), size);
};

/** The same with a size of our own choosing, and any on a reverse side, reduced until the letters stay clear of the edge. */
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

/** The part of its size, 1 at most, at which a line of a label stays clear of the edge. */
export const lineFit = (line: string, place: LabelPlace, face: TokenFace, frame: TokenFrame): number => {
  const { size, baseline } = place;
  const style = { family: face.fontFamily, weight: 'bold', size };
  const width = lineWidth(frame.look.fonts, line, style);
  const top = baseline - frame.look.fonts.match(style).capHeight * size;
  const room = roomAt(Math.max(Math.abs(top), Math.abs(baseline)), roomOf(face, frame));
  return width > room && room > 0 ? room / width : 1;
};

/** Half the height of the band that a label stands on, if there is one. */
export const halfBand = (face: TokenFace, frame: TokenFrame): number | undefined => {
  const band = carrierOf(face);
  const height = band?.look.labelBand?.(band.decoration, frame);
  return height === undefined ? undefined : height / 2;
};

/** Letters that reach below their line, raised off the lower line of a band; smaller where there is too little room for that. */
const withinBand = (label: string, place: LabelPlace, face: TokenFace, frame: TokenFrame): LabelPlace => {
  const around = halfBand(face, frame);
  const ours = face.fontSize === undefined && face.labelY === undefined && !face.inverse;
  if (around === undefined || !ours || !DESCENDERS.test(label)) return place;
  const half = around - BAND_SPACE * frame.unit;
  const { capHeight } = frame.look.fonts.match({ family: face.fontFamily, weight: 'bold' });
  const size = Math.min(place.size, (2 * half) / (capHeight + DESCENT));
  return half > 0 ? { size, baseline: Math.min(place.baseline, half - DESCENT * size) } : place;
};

/** The pattern that the label of a face stands on; none below an icon and on an emblem. */
const carrierOf = (face: TokenFace) =>
  face.icon === undefined && !emblemOf(face) ? labelCarrier(face) : undefined;

/** What letters keep within: the ring of a reverse side, a disc that they stand on, or the token itself. */
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

/** Width of the room at a distance above or below its middle. */
const roomAt = (distance: number, { shape, reach }: LabelRoom): number =>
  shape === 'square' ? 2 * reach : 2 * Math.sqrt(Math.max(0, reach ** 2 - distance ** 2));
