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
import { labelLines } from './label-lines.ts';
import type { LabelPlace } from './label-size.ts';
import { colorName, colorOf, groundOf, isReverse, modeOf, type TokenStyle } from './mode.ts';

export { type TokenSetting, tokenRadius };

/** A token centred on 0,0 (70.2). */
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

/** A ring of less contrast to the middle is not seen, and is light grey instead. */
const PALE = { contrast: 1.15, instead: '#c4c4c4' };

/** White within a ring of the token's own colour, so that it differs from every front; that of a white token is grey (70.2.3). */
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

/** Icon and label of a token, over everything else (70.2.6). */
const drawInscription = (face: TokenFace, style: TokenStyle, frame: TokenFrame): readonly Node[] => [
  ...drawTokenIcon(face, frame),
  ...drawLabel(face, style, frame),
];

const drawTokenIcon = (face: TokenFace, { look, radius, unit }: TokenFrame): readonly Node[] => {
  const { icon, iconColor, iconWidth, iconY, logoWidth, reserved } = face;
  if (icon === undefined) return [];
  const side = (length: number | undefined, usual: number) => (length === undefined ? usual : length * unit);
  // Over a label it takes the upper half, alone it stands in the middle.
  const above = side(iconWidth, 0.95 * radius);
  const alone = 0.75 * side(iconWidth ?? logoWidth, 2 * radius);
  const [size, top] = face.label ? [above, -0.95 * above] : [alone, -alone / 2];
  return drawIcon(icon, look, { x: 0, y: (iconY ?? top) + size / 2, size, color: iconColor, reserved });
};

const drawLabel = (face: TokenFace, style: TokenStyle, frame: TokenFrame): readonly Node[] => {
  const [content, further] = face.label ? [face.label, face.label2] : [face.label2];
  const paint = content ? labelPaint(face, style, frame) : undefined;
  if (!content || !paint) return [];
  const { label, second } = labelLines(content, further, face, frame);
  if (label.size < LEAST_SIZE && face.fontSize === undefined) reportSmallLabel(content, frame);
  const line = (content: string, { size, baseline }: LabelPlace, paint: LabelPaint) =>
    text(frame.look.fonts, content, 0, baseline, {
      family: face.fontFamily,
      weight: 'bold',
      size,
      anchor: 'middle',
      ...paint,
    });
  const first = line(content, label, paint);
  return second === undefined || !further
    ? [first]
    : [first, line(further, second, secondLinePaint(paint, face, style, frame))];
};

/** Nobody reads smaller letters on a token: 3.6 points. */
const LEAST_SIZE = 5;

const reportSmallLabel = (label: string, { look, pointer }: TokenFrame): void => {
  if (pointer === undefined) return;
  look.report({
    severity: 'warning',
    code: 'layout/overflow',
    message: `The label "${label}" is too long for its token: nobody can read letters as small as that.`,
    pointer,
    hint: 'Shorten it, or put a part of it into "label2".',
  });
};

/** What stands for the logo a face asks for: the picture, or letters where there is none. */
type TokenLogo =
  | { readonly kind: 'art'; readonly id: string; readonly art: Art }
  | { readonly kind: 'letters'; readonly letters: string };

/** Nothing for a face that asks for no logo. A name that no library knows is the game's own diagnostic. */
const logoOf = ({ logo: id, label }: TokenFace, { look }: TokenFrame): TokenLogo | undefined => {
  if (!id) return undefined;
  const art = look.artwork.logo(id);
  if (art) return { kind: 'art', id, art };
  if (findLogo(id) !== undefined) reportMissingLogo(id, look);
  return { kind: 'letters', letters: label || monogramOf(id) };
};

/**
 * A logo that ends at the true edge of the token leaves a ring of bare ground in the bleed, and a cut that is a little off would show it. So
 * the logo lies there once more, as much larger as the token is with its bleed: its own edge runs on.
 */
const drawLogoWithBleed = (
  logo: readonly Node[],
  { ground }: TokenStyle,
  { shape, radius, edge }: TokenFrame,
): readonly Node[] => {
  const painted = boundsOfAll(logo);
  const reaches = (far: number) => painted !== undefined && painted.width / 2 >= far - 0.5;
  if (edge <= radius || !reaches(radius) || reaches(edge)) return logo;
  // As much bleed as a shop wants would show the inside of a larger logo: there only the colour of a round edge runs on.
  if (edge - radius > BLEED) {
    const rim = logo.flatMap((node) => rimColors(node, radius))[0];
    return rim === undefined ? logo : [{ ...tokenOutline(shape, edge), fill: rim }, ...logo];
  }
  return [groupAt(scale(edge / radius), ...logo), { ...tokenOutline(shape, radius), fill: ground }, ...logo];
};

/** Colours of discs of a drawing that end at an edge. */
const rimColors = (node: Node, radius: number, matrix: Matrix = IDENTITY): readonly string[] => {
  if (node.kind === 'group') {
    const inside = node.transform ? compose(matrix, node.transform) : matrix;
    return node.children.flatMap((child) => rimColors(child, radius, inside));
  }
  if (node.kind !== 'circle' || typeof node.fill !== 'string') return [];
  const { x, y } = apply(matrix, { x: node.cx + node.r, y: node.cy });
  return Math.abs(Math.hypot(x, y) - radius) <= 0.5 ? [node.fill] : [];
};

/** Reserved tokens and reverse sides show their logo in grey (70.2.3). */
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
  // Within the ring, the edge of which stays free.
  const inner = tokenOutline(shape, RING * radius - (RING_LINE * unit) / 2);
  return face.inverse ? [group(drawn, { clip: inner })] : drawn;
};
