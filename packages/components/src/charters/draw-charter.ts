import { at, type Company } from '@platelayer/game';
import { compose, groupAt, line, type Node, path, rect, scale, translate } from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import {
  drawFrame as drawCertificateFrame,
  drawSealRosette,
  drawUnderprint,
  FINE,
  RULE,
} from '../certificate/frame.ts';
import { braid } from '../certificate/guilloche.ts';
import type { Look } from '../look.ts';
import { drawTextLine, sansSerif } from '../text-setting.ts';
import { faceOfCompany } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { bannerHeight, drawBanner } from './banner.ts';
import { type Charter, type CharterRules, charterColors, fieldOf, reportNoSpace } from './charter.ts';
import { bleedBox, type CharterFormat, headOf, innerFormat, insetOf, isHeadLow, PADDING } from './format.ts';
import { drawHeading } from './heading.ts';
import { drawLowerArea } from './lower-area.ts';
import { drawTokenRow, hasRoomBelow } from './token-row.ts';

const VARIANT = sansSerif(8.3333, 8.3333, { slant: 'italic', minSize: 5 });

/** Distance of its line box from the bottom edge, so that it ends inside the cut. */
const VARIANT_ABOVE = 16;

/** Draws the mat of a company, with the trimmed corner at (0, 0) (60.8). `position` is the company's index in the look. */
export const drawCharter = (
  company: Company,
  position: number,
  format: CharterFormat,
  rules: CharterRules,
  look: Look,
): readonly Node[] => {
  const pointer = at('/companies', position);
  const colors = charterColors(company, format, look);
  const charter: Charter = {
    kind: 'charter',
    label: `charter of ${company.name}`,
    pointer,
    company,
    format,
    colors,
  };
  const above = innerFormat(format);
  const inside = { ...above, height: above.height - bannerHeight(charter) };
  const below = hasTokensBelow(charter, inside, look) ? { tokensBelow: true } : {};
  const outer: Charter = { ...charter, format: { ...format, ...below } };
  const inner: Charter = { ...charter, format: { ...inside, ...below } };
  const inset = insetOf(format);
  const contents = [
    ...drawEngraving(inner),
    ...drawHeading(inner, look),
    ...drawCharterLogo(inner, look),
    ...(format.half ? [] : drawTokenRow(inner, look)),
    ...drawLowerArea(inner, rules, look),
    ...drawVariant(inner, look),
  ];
  return [
    ...drawCharterGround(outer, look),
    ...(inset > 0 ? [groupAt(translate(inset, inset), ...contents)] : contents),
  ];
};

/** Half charters have a column for tokens instead, and low ones have no space. */
const hasTokensBelow = (charter: Charter, inside: CharterFormat, look: Look): boolean => {
  const { tokensBelow, stations } = charter.company;
  if (!tokensBelow || inside.half) return false;
  if (stations.length === 0 || hasRoomBelow({ ...inside, tokensBelow })) return true;
  const message = `There is no space for tokens below the name on the ${charter.label}, so they are next to it.`;
  reportNoSpace(message, look, fieldOf(charter, 'tokensBelow'));
  return false;
};

/** Draws a small note at the bottom right. */
const drawVariant = (charter: Charter, look: Look): readonly Node[] => {
  const { company, format, colors } = charter;
  if (company.variant === undefined) return [];
  const place = {
    x: format.width - PADDING,
    top: format.height - VARIANT_ABOVE,
    width: format.width - 2 * PADDING,
    anchor: 'end',
  } as const;
  const owner = fieldOf(charter, 'variant');
  return drawTextLine(company.variant, VARIANT, place, { fill: colors.text }, 'variant', look, owner);
};

/** Radius of the token before scaling, which also affects its outline (60.4.2). */
const RADIUS = 37.5;

const PLACES = {
  major: { x: 50, y: 50, scale: 1 },
  minor: { x: 45.5, y: 43.75, scale: 31.25 / RADIUS },
} as const;

const logoPlace = (format: CharterFormat) => PLACES[isHeadLow(format) ? 'minor' : 'major'];

/** Draws the company's token next to its name, in style `color` only (60.4.2). */
const drawCharterLogo = ({ company, format, colors }: Charter, look: Look): readonly Node[] => {
  if (format.style !== 'color') return [];
  const place = logoPlace(format);
  const dark = colors.pale || colors.ink !== undefined || colors.head === look.color('black');
  const face = faceOfCompany(company, look, { outline: dark ? 'black' : 'white' });
  return [
    groupAt(
      compose(translate(place.x, place.y), scale(place.scale)),
      ...drawToken(face, look, { radius: RADIUS }),
    ),
  ];
};

/** Height of the bar below the name in style `carth`. */
const BAR = 6.25;

/** Draws the background of the charter with the coloured area or the bar (60.3), which move down for the border like the contents. */
const drawCharterGround = (charter: Charter, look: Look): readonly Node[] => {
  const { x, y, width, height } = bleedBox(charter.format);
  return [
    rect(x, y, width, height, { fill: charter.colors.ground }),
    ...drawHeadGround(charter, look),
    ...drawBanner(charter, look),
    ...drawFrame(charter),
  ];
};

const drawHeadGround = (charter: Charter, look: Look): readonly Node[] => {
  if (charter.colors.ink) return drawCertificateFrame(charter.format, charter.colors.ink, true);
  return charter.format.style === 'color' ? drawColorArea(charter, look) : drawBar(charter, look);
};

/** Braid below the head of a certificate: half its height, and the shape of its lines. */
const BRAID = { half: 4.2, amplitude: 3, pitch: 7 };

/** Draws a rosette behind the logo, a braid below the head, and a faint rosette behind the lower area (60.3.1). */
const drawEngraving = ({ format, colors: { ink } }: Charter): readonly Node[] => {
  if (!ink) return [];
  const { height } = headOf(format);
  const place = logoPlace(format);
  const rule = (y: number) => line(0, y, format.width, y, { stroke: { color: ink.line, width: RULE } });
  const middle = { x: format.width / 2, y: (height + format.height) / 2 };
  return [
    ...drawUnderprint(middle.x, middle.y, (format.height - height) / 2 - PADDING, ink),
    ...drawSealRosette(place.x, place.y, 0.92 * place.scale * RADIUS, ink),
    rect(0, height - BRAID.half, format.width, 2 * BRAID.half, { fill: ink.field }),
    path(braid({ x: 0, y: height }, { x: format.width, y: height }, BRAID.amplitude, BRAID.pitch), {
      stroke: { color: ink.onField, width: FINE },
    }),
    rule(height - BRAID.half),
    rule(height + BRAID.half),
  ];
};

const drawColorArea = ({ format, colors }: Charter, look: Look): readonly Node[] => {
  const { x, y, width } = bleedBox(format);
  const height = headOf(format).height + format.border;
  return [
    ...(colors.company ? [rect(x, y, width, height - y, { fill: colors.company })] : []),
    ...(colors.pale || look.config.charters.blackBand
      ? [rect(x, height, width, 2 * HAIRLINE, { fill: '#000' })]
      : []),
  ];
};

const drawBar = ({ format, colors }: Charter, look: Look): readonly Node[] => {
  const { x, width } = bleedBox(format);
  const fill = colors.pale ? (look.color('black', 'companies') ?? '#000') : colors.company;
  return fill ? [rect(x, headOf(format).lowerTop - BAR + format.border, width, BAR, { fill })] : [];
};

const drawFrame = ({ format: { width, height, border } }: Charter): readonly Node[] =>
  border > 0
    ? [
        rect(border / 2, border / 2, width - border, height - border, {
          stroke: { color: '#000', width: border },
        }),
      ]
    : [];
