import type { NameText } from '@platelayer/game';
import {
  compose,
  group,
  layOutLine,
  type Node,
  rotate,
  runsRightToLeft,
  type TextRun,
  translate,
} from '@platelayer/scene';
import {
  type ArcPiece,
  type CurvePiece,
  curveLength,
  isClosed,
  lengthened,
  type StraightPiece,
  shifted,
} from './curve.ts';
import { namePaint, SMALLEST, trackingOf } from './lettering.ts';
import { type HexPainter, typeStyle } from './painter.ts';

/** A letter, its run, and the position of its midpoint along the curve. */
interface Letter {
  readonly text: string;
  readonly run: TextRun;
  readonly advance: number;
  readonly middle: number;
}

interface TextPlacement {
  /** Position of the middle of the text, as a fraction of the curve. */
  readonly middle: number;
  /** Perpendicular shift, towards the bottom of the letters. */
  readonly shift: number;
}

/**
 * Writes a name along a curve. The middle of each letter touches the curve, as in SVG's `textPath`. Letters on the same
 * piece of the curve form one text node; letters of a name with a forced length are separate. On a closed curve a name
 * may run past the starting point; on an open one it stays between the ends. A name that is too long gets smaller, and
 * then continues straight beyond the ends.
 */
export const writeAlong = (
  stated: NameText,
  outline: readonly CurvePiece[],
  placement: TextPlacement,
  painter: HexPainter,
): readonly Node[] => {
  const { base, middle, shift } = settledOn(outline, placement);
  const name = fittedTo(curveLength(base), stated, painter);
  const tracking = trackingOf(name, painter);
  const letters = lettersOf(name, tracking, painter);
  const total = totalOf(letters);
  const beyond = (total - curveLength(base)) / 2;
  const curve = beyond > ROUNDING ? lengthened(base, beyond) : base;
  const length = curveLength(curve);
  const runsOn = isClosed(curve);
  const wanted = middle * length - total / 2;
  const start = runsOn ? wanted : Math.max(0, Math.min(wanted, length - total));
  const paint = namePaint(name, painter);
  const nodes: Node[] = [];
  const write = (piece: CurvePiece, here: readonly Letter[]) =>
    nodes.push(
      piece.kind === 'arc'
        ? { kind: 'arcText', ...writeOnArc(piece, here, shift, name.font.size, painter), ...paint }
        : writeOnLine(piece, here, shift, name.font.size, painter, paint),
    );
  let passed = runsOn ? -length : 0;
  for (const piece of runsOn ? [...curve, ...curve, ...curve] : curve) {
    const here = letters
      .map((letter) => ({ ...letter, middle: start + letter.middle - passed }))
      .filter((letter) => letter.middle >= 0 && letter.middle < piece.length);
    passed += piece.length;
    if (tracking !== 0) for (const letter of here) write(piece, [letter]);
    else if (here.length > 0) write(piece, here);
  }
  return nodes.length > 1 ? [group(nodes, { title: name.text })] : nodes;
};

/** A name shifted inwards is set on a smaller outline instead, so that its letters keep their spacing. */
const settledOn = (outline: readonly CurvePiece[], { middle, shift }: TextPlacement) => {
  const isInward = isClosed(outline) && curveLength(shifted(outline, shift)) < curveLength(outline);
  return isInward ? { base: shifted(outline, shift), middle, shift: 0 } : { base: outline, middle, shift };
};

/** Tolerance for sums of widths. */
const ROUNDING = 1e-6;

/** Whether a name is longer than its curve even at the smallest size. */
export const isLongerThan = (
  curve: readonly CurvePiece[],
  stated: NameText,
  painter: HexPainter,
): boolean => {
  const length = curveLength(curve);
  const name = fittedTo(length, stated, painter);
  return totalOf(lettersOf(name, trackingOf(name, painter), painter)) > length + ROUNDING;
};

/** Reduces the font size until the name fits the curve, but not below the smallest readable size. */
const fittedTo = (length: number, name: NameText, painter: HexPainter): NameText => {
  const { font, textLength } = name;
  if (textLength !== undefined) return { ...name, textLength: Math.min(textLength, length) };
  const total = totalOf(lettersOf(name, 0, painter));
  if (total <= length) return name;
  const size = Math.max((font.size * length) / total, Math.min(font.size, SMALLEST));
  return { ...name, font: { ...font, size } };
};

const totalOf = (letters: readonly Letter[]): number =>
  letters.reduce((end, { middle, advance }) => Math.max(end, middle + advance / 2), 0);

const lettersOf = (name: NameText, tracking: number, painter: HexPainter): readonly Letter[] => {
  const { fonts } = painter.look;
  const { size } = name.font;
  let travelled = 0;
  return layOutLine(fonts, name.text, typeStyle(name.font)).runs.flatMap((run) =>
    fonts.shape(run.text, fonts.face(run.face)).glyphs.map((glyph): Letter => {
      const advance = glyph.advance * size;
      const middle = travelled + advance / 2;
      travelled += advance + tracking;
      return { text: glyph.text, run, advance, middle };
    }),
  );
};

/**
 * Joins adjacent letters of the same font into runs and adds `tracking` after each. Right-to-left letters are read from
 * last to first.
 */
const runsOf = (
  letters: readonly Letter[],
  size: number,
  tracking: number,
  { look: { fonts } }: HexPainter,
): readonly TextRun[] => {
  const runs: { text: string; from: TextRun; fromRight: boolean; width: number }[] = [];
  for (const { text, run, advance } of letters) {
    const last = runs.at(-1);
    const fromRight = runsRightToLeft(run.text);
    if (last && (fromRight ? last.from === run : !last.fromRight && last.from.face === run.face)) {
      last.text = fromRight ? text + last.text : last.text + text;
      last.width += advance + tracking;
    } else runs.push({ text, from: run, fromRight, width: advance + tracking });
  }
  return runs.map(({ text, from, fromRight, width }) => ({
    text: fromRight ? joinedPart(text, from.text) : text,
    face: from.face,
    width,
    size,
    ...(tracking === 0 ? {} : { tracking }),
    ascent: fonts.face(from.face).ascent * size,
    descent: fonts.face(from.face).descent * size,
  }));
};

/**
 * Part of a right-to-left word. Its outer letters keep their joined shapes if the word continues on another piece of
 * the curve.
 */
const joinedPart = (part: string, whole: string): string => {
  const start = whole.indexOf(part);
  const joins = (neighbour = ' ') => (neighbour === ' ' ? '' : '\u200d');
  return joins(whole[start - 1]) + part + joins(whole[start + part.length]);
};

const writeOnLine = (
  { from, angle }: StraightPiece,
  letters: readonly Letter[],
  shift: number,
  size: number,
  painter: HexPainter,
  paint: ReturnType<typeof namePaint>,
): Node => {
  const first = letters[0]!;
  let x = first.middle - first.advance / 2;
  const runs = runsOf(letters, size, 0, painter).map((run) => {
    const placed = { ...run, x, y: shift };
    x += run.width;
    return placed;
  });
  const transform = compose(translate(from.x, from.y), rotate((angle * 180) / Math.PI));
  return group([{ kind: 'text', runs, ...paint }], { transform });
};

/** Letters shifted off the curve keep their angles, so their spacing grows or shrinks with the shift. */
const writeOnArc = (
  { center, radius, start, clockwise }: ArcPiece,
  letters: readonly Letter[],
  shift: number,
  size: number,
  painter: HexPainter,
) => {
  const actual = Math.max(1, radius + (clockwise ? -shift : shift));
  const [first, last] = [letters[0]!, letters.at(-1)!];
  const tracking =
    letters.length < 2 ? 0 : ((actual / radius - 1) * (last.middle - first.middle)) / (letters.length - 1);
  const sign = clockwise ? 1 : -1;
  const begin = start + sign * (first.middle / radius - first.advance / 2 / actual);
  return {
    runs: runsOf(letters, size, tracking, painter),
    cx: center.x,
    cy: center.y,
    radius: actual,
    start: (begin * 180) / Math.PI,
    direction: clockwise ? 'clockwise' : 'anticlockwise',
  } as const;
};
