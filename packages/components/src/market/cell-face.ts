import { at, type CellFace } from '@platelayer/game';
import { type Color, type Node, rect } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { MoneyKind } from '../money.ts';
import { namedColor, textColor } from '../text-color.ts';
import { type CellSize, type CellText, type Corner, drawCellText } from './cell-text.ts';

/** How to show a cell: as part of the market, the par chart or the revenue track. */
export interface CellFaceOptions {
  readonly money: MoneyKind;
  readonly corners: TextCorners;
  readonly turned: boolean;
  readonly subTurned: boolean;
  readonly pointer: string;
}

export interface TextCorners {
  readonly text: Corner;
  readonly subLabel: Corner;
}

/** Corners for each value of the setting `stock.value` (40.4.4). */
export const MARKET_CORNERS: Readonly<Record<'top' | 'bottom', TextCorners>> = {
  top: { text: 'upper left', subLabel: 'lower right' },
  bottom: { text: 'lower right', subLabel: 'upper left' },
};

export const PAR_CORNERS: TextCorners = { text: 'upper left', subLabel: 'lower left' };

/** Draws the background and text of a cell, from its corner (40.4.3, 40.4.4, 40.7.2). */
export const drawCellFace = (
  face: CellFace,
  size: CellSize,
  options: CellFaceOptions,
  look: Look,
): readonly Node[] => {
  const { pointer } = options;
  const ground = look.color(face.color, 'map');
  const label = namedColor(face.labelColor, 'map', look);
  // A cell's background always comes from the file: its own colour, the legend's, or the market's.
  const fill =
    label === undefined
      ? look.readable(ground)
      : textColor({ color: label, grounds: [ground], statedAt: at(pointer, 'labelColor') }, look);
  return [
    rect(0, 0, size.width, size.height, { fill: ground, stroke: { color: mapBlack(look), width: 1 } }),
    ...cellTexts(face, options, look).flatMap((text) => drawCellText(text, size, { fill, pointer }, look)),
  ];
};

/** The two texts of a cell. A missing one is empty. */
export const cellTexts = (
  { text, subLabel = '', underline }: CellFace,
  { money, corners, turned, subTurned }: CellFaceOptions,
  look: Look,
): readonly CellText[] => [
  { content: look.money(text, money), corner: corners.text, turned, underline },
  { content: subLabel, corner: corners.subLabel, turned: subTurned, underline: false },
];

/** Black as defined by the theme, for the outlines of cells, arrows and dots. */
export const mapBlack = (look: Look): Color => look.color('black', 'map') ?? '#000';
