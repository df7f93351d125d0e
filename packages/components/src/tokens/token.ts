import type { TokenFace } from '@platelayer/game';
import { findLogo, logoFit } from '@platelayer/library';
import { boundsOfAll, group, groupAt, type Node, rotate, scale, text } from '@platelayer/scene';
import type { Art } from '../artwork/artwork.ts';
import { drawArt, drawIcon, reportMissing } from '../artwork/draw-art.ts';
import { monogramOf } from '../artwork/monogram.ts';
import type { Look } from '../look.ts';
import { drawEmblems, drawPatterns } from './decorations/decorations.ts';
import {
  frameOf,
  outlineColor,
  outlineWidth,
  type TokenFrame,
  type TokenSetting,
  tokenOutline,
  tokenRadius,
} from './frame.ts';
import { labelPaint } from './label-color.ts';
import { fittedLabelPlace } from './label-size.ts';
import { groundOf, modeOf, type TokenStyle } from './mode.ts';

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
      { ...outline, fill: style.ground },
      ...(mode === 'plain' ? drawPatterns(shown, frame) : []),
      ...(logo?.kind === 'art' ? drawLogoWithBleed(drawTokenLogo(logo, shown, frame), style, frame) : []),
      ...drawEmblems(shown, frame),
      ...drawInscription(shown, style, frame),
    ],
    { clip: outline },
  );
  const rim = {
    ...outline,
    stroke: { color: outlineColor(face, frame), width: outlineWidth(face) },
  };
  const turn = face.fixed ? 0 : (face.rotation ?? 0) - (setting.upright ?? 0);
  return turn === 0 ? [picture, rim] : [groupAt(rotate(turn), picture, rim)];
};

/** Icon and label of a token, over everything else (70.2.6). */
const drawInscription = (face: TokenFace, style: TokenStyle, frame: TokenFrame): readonly Node[] => [
  ...drawTokenIcon(face, frame),
  ...drawLabel(face, style, frame),
];

const drawTokenIcon = (face: TokenFace, { look, radius, unit }: TokenFrame): readonly Node[] => {
  const { icon, iconColor, iconWidth, iconY, logoWidth, reserved } = face;
  if (icon === undefined) return [];
  const side = (length: number | undefined) => (length === undefined ? 2 * radius : length * unit);
  // A label pushes the icon up; alone it is smaller and in the middle.
  const [size, top] = face.label
    ? [side(iconWidth), -0.95 * side(iconWidth)]
    : [0.75 * side(iconWidth ?? logoWidth), -0.375 * side(iconWidth ?? logoWidth)];
  return drawIcon(icon, look, { x: 0, y: (iconY ?? top) + size / 2, size, color: iconColor, reserved });
};

const drawLabel = (face: TokenFace, style: TokenStyle, frame: TokenFrame): readonly Node[] => {
  const paint = face.label ? labelPaint(face, style, frame) : undefined;
  if (!face.label || !paint) return [];
  const { size, baseline } = fittedLabelPlace(face.label, face, frame);
  return [
    text(frame.look.fonts, face.label, 0, baseline, {
      family: face.fontFamily,
      weight: 'bold',
      size,
      anchor: 'middle',
      ...paint,
    }),
  ];
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
  if (findLogo(id) !== undefined) reportMissing('logo', id, 'its label', look, '');
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
  return [groupAt(scale(edge / radius), ...logo), { ...tokenOutline(shape, radius), fill: ground }, ...logo];
};

/** Reserved tokens and reverse sides show their logo in grey (70.2.3). */
const drawTokenLogo = (
  { id, art }: Extract<TokenLogo, { kind: 'art' }>,
  face: TokenFace,
  { look, radius, unit }: TokenFrame,
): readonly Node[] => {
  const reserved = Boolean(face.inverse || face.reserved);
  const color = reserved ? 'gray' : face.color;
  const replaced = look.config.companySvgLogos === 'main' && color !== undefined;
  return drawArt(art, look, {
    x: 0,
    y: 0,
    size: face.logoWidth === undefined ? 2 * radius : face.logoWidth * unit,
    fit: logoFit(id),
    main: replaced ? look.color(color, 'companies') : undefined,
    reserved,
  });
};
