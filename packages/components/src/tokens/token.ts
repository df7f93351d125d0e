import type { TokenFace } from '@platelayer/game';
import { contrastRatio, findLogo, logoFit } from '@platelayer/library';
import {
  apply,
  boundsOfAll,
  compose,
  group,
  groupAt,
  IDENTITY,
  type Matrix,
  type Node,
  rotate,
  scale,
  text,
} from '@platelayer/scene';
import type { Art } from '../artwork/artwork.ts';
import { drawArt, drawIcon } from '../artwork/draw-art.ts';
import { monogramOf, reportMissingLogo } from '../artwork/missing-logos.ts';
import type { Look } from '../look.ts';
import { drawEmblems, drawPatterns } from './decorations/decorations.ts';
import {
  BLEED,
  frameOf,
  outlineColor,
  outlineReach,
  outlineWidth,
  RING,
  type TokenFrame,
  type TokenSetting,
  tokenOutline,
  tokenRadius,
} from './frame.ts';
import { type LabelPaint, labelPaint, secondLinePaint } from './label-color.ts';
import { type LabelPlace, labelLines } from './label-layout.ts';
import { colorName, colorOf, groundOf, isReverse, modeOf, type TokenStyle } from './mode.ts';

export { type TokenSetting, tokenRadius };

/** Draws a token centred on (0, 0) (70.2). */
export const drawToken = (face: TokenFace, look: Look, setting: TokenSetting = {}): readonly Node[] => {
  const frame = frameOf(face, look, setting);
  const logo = logoOf(face, frame);
  const mode = modeOf(face, logo?.kind === 'art');
  const style: TokenStyle = { mode, ground: groundOf(face, mode, frame) };
  const shown = logo?.kind === 'letters' ? { ...face, label: logo.letters } : face;

  const outline = tokenOutline(frame.shape, frame.edge);
  const picture = group(
    [
      ...(isReverse(mode) ? drawReverseGround(face, style, frame) : [{ ...outline, fill: style.ground }]),
      ...(mode === 'plain' ? drawPatterns(shown, frame) : []),
      ...(logo?.kind === 'art' ? drawLogoWithBleed(drawTokenLogo(logo, shown, frame), style, frame) : []),
      ...drawEmblems(shown, frame),
      ...drawInscription(shown, style, frame),
    ],
    { clip: outline },
  );
  const rim = {
    ...tokenOutline(frame.shape, Math.max(0, outlineReach(face, frame))),
    stroke: { color: outlineColor(face, frame), width: outlineWidth(face) },
  };
  const turn = face.fixed ? 0 : (face.rotation ?? 0) - (setting.upright ?? 0);
  return turn === 0 ? [picture, rim] : [groupAt(rotate(turn), picture, rim)];
};

const RING_LINE = 0.75;

/** A ring with less contrast would be invisible, so it is light grey. */
const PALE = { contrast: 1.15, instead: '#c4c4c4' };

/** Draws a white disc in a ring of the token's colour, which differs from every front (70.2.3). */
const drawReverseGround = (face: TokenFace, { ground }: TokenStyle, frame: TokenFrame): readonly Node[] => {
  const color = colorOf(colorName(face), frame) ?? ground;
  return [
    {
      ...tokenOutline(frame.shape, frame.edge),
      fill: contrastRatio(color, ground) < PALE.contrast ? PALE.instead : color,
    },
    {
      ...tokenOutline(frame.shape, RING * frame.radius),
      fill: ground,
      stroke: { color: '#000000', width: RING_LINE * frame.unit },
    },
  ];
};

/** Draws icon and label over everything else (70.2.6). */
const drawInscription = (face: TokenFace, style: TokenStyle, frame: TokenFrame): readonly Node[] => [
  ...drawTokenIcon(face, frame),
  ...drawLabel(face, style, frame),
];

const drawTokenIcon = (face: TokenFace, { look, radius, unit }: TokenFrame): readonly Node[] => {
  const { icon, iconColor, iconWidth, iconY, logoWidth, reserved } = face;
  if (icon === undefined) return [];
  const side = (length: number | undefined, defaultSide: number) =>
    length === undefined ? defaultSide : length * unit;
  // Above a label, the icon is in the top half; alone, it is centred.
  const above = side(iconWidth, 0.95 * radius);
  const alone = 0.75 * side(iconWidth ?? logoWidth, 2 * radius);
  const [size, top] = face.label ? [above, -0.95 * above] : [alone, -alone / 2];
  return drawIcon(icon, look, { x: 0, y: (iconY ?? top) + size / 2, size, color: iconColor, reserved });
};

const drawLabel = (face: TokenFace, style: TokenStyle, frame: TokenFrame): readonly Node[] => {
  const [content, secondContent] = face.label ? [face.label, face.label2] : [face.label2];
  const paint = content ? labelPaint(face, style, frame) : undefined;
  if (!content || !paint) return [];
  const { label, second } = labelLines(content, secondContent, face, frame);
  if (label.size < MIN_LABEL_SIZE && face.fontSize === undefined) reportSmallLabel(content, frame);
  const line = (content: string, { size, baseline }: LabelPlace, paint: LabelPaint) =>
    text(frame.look.fonts, content, 0, baseline, {
      family: face.fontFamily,
      weight: 'bold',
      size,
      anchor: 'middle',
      ...paint,
    });
  const first = line(content, label, paint);
  return second === undefined || !secondContent
    ? [first]
    : [first, line(secondContent, second, secondLinePaint(paint, face, style, frame))];
};

/** Smallest legible size: 3.6 points. */
const MIN_LABEL_SIZE = 5;

const reportSmallLabel = (label: string, { look, pointer }: TokenFrame): void => {
  if (pointer === undefined) return;
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: `The label "${label}" is too long for its token: its letters are too small to read.`,
    pointer,
    hint: 'Shorten it, or move part of it to "label2".',
  });
};

/** The logo of a face: a picture, or letters if the picture is missing. */
type TokenLogo =
  | { readonly kind: 'art'; readonly id: string; readonly art: Art }
  | { readonly kind: 'letters'; readonly letters: string };

/** Finds the logo of a face. Reports a known logo without a picture; unknown names are reported when the game is checked. */
const logoOf = ({ logo: id, label }: TokenFace, { look }: TokenFrame): TokenLogo | undefined => {
  if (!id) return undefined;
  const art = look.artwork.logo(id);
  if (art) return { kind: 'art', id, art };
  if (findLogo(id) !== undefined) reportMissingLogo(id, look);
  return { kind: 'letters', letters: label || monogramOf(id) };
};

/**
 * Extends a logo that ends at the trimmed edge into the bleed, so that an inaccurate cut does not show the background: draws it a
 * second time behind itself, scaled to the bleed.
 */
const drawLogoWithBleed = (
  logo: readonly Node[],
  { ground }: TokenStyle,
  { shape, radius, edge }: TokenFrame,
): readonly Node[] => {
  const painted = boundsOfAll(logo);
  const reaches = (distance: number) => painted !== undefined && painted.width / 2 >= distance - 0.5;
  if (edge <= radius || !reaches(radius) || reaches(edge)) return logo;
  // A wide bleed, as shops require, would show the inside of a scaled logo, so only the colour of its edge is extended.
  if (edge - radius > BLEED) {
    const rim = logo.flatMap((node) => rimColors(node, radius))[0];
    return rim === undefined ? logo : [{ ...tokenOutline(shape, edge), fill: rim }, ...logo];
  }
  return [groupAt(scale(edge / radius), ...logo), { ...tokenOutline(shape, radius), fill: ground }, ...logo];
};

/** Colours of discs in a drawing that end at the edge. */
const rimColors = (node: Node, radius: number, matrix: Matrix = IDENTITY): readonly string[] => {
  if (node.kind === 'group') {
    const inside = node.transform ? compose(matrix, node.transform) : matrix;
    return node.children.flatMap((child) => rimColors(child, radius, inside));
  }
  if (node.kind !== 'circle' || typeof node.fill !== 'string') return [];
  const { x, y } = apply(matrix, { x: node.cx + node.r, y: node.cy });
  return Math.abs(Math.hypot(x, y) - radius) <= 0.5 ? [node.fill] : [];
};

/** Draws the logo, in grey on reserved tokens and reverse sides (70.2.3). */
const drawTokenLogo = (
  { id, art }: Extract<TokenLogo, { kind: 'art' }>,
  face: TokenFace,
  { look, shape, radius, unit }: TokenFrame,
): readonly Node[] => {
  const reserved = Boolean(face.inverse || face.reserved);
  const color = reserved ? 'gray' : face.color;
  const replaced = look.config.companySvgLogos === 'main' && color !== undefined;
  const size = face.logoWidth === undefined ? 2 * radius : face.logoWidth * unit;
  const drawn = drawArt(art, look, {
    x: 0,
    y: 0,
    size: face.inverse ? RING * size : size,
    fit: logoFit(id),
    main: replaced ? look.color(color, 'companies') : undefined,
    reserved,
  });
  // Inside the edge of the ring.
  const inner = tokenOutline(shape, RING * radius - (RING_LINE * unit) / 2);
  return face.inverse ? [group(drawn, { clip: inner })] : drawn;
};
