export { bounds, boundsOfAll, outlineBounds } from './bounds.ts';
export {
  type Box,
  box,
  boxAround,
  contains,
  corners,
  grow,
  intersection,
  transformBox,
  union,
} from './box.ts';
export { circle, ellipse, group, line, path, placed, polygon, rect, symbol, use } from './build.ts';
export { checkDocument, checkPage, MAX_PAGE, SceneError } from './check.ts';
export { type Color, parseColor, type Rgba, withOpacity } from './color.ts';
export {
  apply,
  compose,
  identity,
  invert,
  type Matrix,
  multiply,
  type Point,
  rotate,
  scale,
  sinCos,
  skewX,
  translate,
} from './matrix.ts';
export * from './node.ts';
export { formatNumber } from './number.ts';
export { outlineOf } from './outline.ts';
export type { Document, Page } from './page.ts';
export {
  formatPath,
  type PathData,
  type PlainSegment,
  pathBounds,
  plainPath,
  type Segment,
  transformPath,
} from './path.ts';
export { parsePath } from './path-syntax.ts';
export { drawSupplied, openStore, type Store, type Supply } from './supply.ts';
export { type ArcGlyph, type ArcTextOptions, arcText, placeOnArc } from './text/arc.ts';
export { type Block, type BlockOptions, block, stackLines, wrap } from './text/block.ts';
export { clean } from './text/clean.ts';
export type { Face, FaceFile, Family, TypeStyle } from './text/face.ts';
export { cutLine, type Fit, type FitOptions, fitBlock } from './text/fit.ts';
export { type Fonts, type Glyph, isBold, type Shaped } from './text/fonts.ts';
export { loadFonts, openFonts } from './text/harfbuzz.ts';
export { type Line as TextLine, lineWidth, setLine, unwritable } from './text/line.ts';
export { joinFonts, ownFace } from './text/own-face.ts';
export { type Anchor, BASELINES, type Baseline, type TextOptions, text } from './text/text.ts';
export { countUses } from './uses.ts';
