import { type Color, circle, groupAt, type Node, type Point, scale, text } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { reportCut, shrinkLine } from '../text-setting.ts';
import { faceOfCompany } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { type Charter, fieldOf } from './charter.ts';

/** Radius of a token space: 25 px, so that printed tokens of 25 u fit in (60.12.15). */
export const SPACE_RADIUS = 25 * HAIRLINE;

/** Prices in normal weight; smaller ones than this nobody reads. */
const PRICE = { family: 'display', weight: 'normal', size: 11.4583, minSize: 6.5 } as const;

/** Distance between the prices of neighbouring spaces. */
const GAP = 3;

/** The disc that a token is put on: empty in style `color`, the company's token in style `carth` (60.4.3). */
export const drawTokenSpace = ({ company, format }: Charter, look: Look): readonly Node[] => {
  if (format.style === 'color')
    return [
      circle(0, 0, SPACE_RADIUS, {
        fill: look.color('white') ?? '#ffffff',
        stroke: { color: '#000', width: HAIRLINE },
      }),
    ];
  const face = faceOfCompany(company, look);
  return [groupAt(scale(SPACE_RADIUS / 25), ...drawToken(face, look, { radius: 25 }))];
};

/** A price as long as the spaces are apart. */
export interface TokenPrice {
  readonly content: string;
  readonly size: number;
}

/** The prices of all spaces, which are `pitch` apart; one remark for all that are cut. */
export const tokenPrices = (charter: Charter, pitch: number, look: Look): readonly TokenPrice[] => {
  const prices = charter.company.stations.map((amount) =>
    shrinkLine(look.money(amount, 'token'), PRICE, Math.max(0, pitch - GAP), look.fonts),
  );
  if (prices.some(({ cut }) => cut)) reportCut('price of a token', look, fieldOf(charter, 'tokens'));
  return prices;
};

/** A price, centred on a point of its baseline. */
export const drawTokenPrice = (
  { content, size }: TokenPrice,
  { x, y }: Point,
  fill: Color,
  { fonts }: Look,
): readonly Node[] =>
  content === '' ? [] : [text(fonts, content, x, y, { ...PRICE, size, anchor: 'middle', fill })];
