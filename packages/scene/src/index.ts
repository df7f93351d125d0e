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
export { circle, ellipse, group, groupAt, line, path, polygon, rect, symbol, use } from './build.ts';
export { checkDocument, checkPage, MAX_DPI, MAX_PAGE, SceneError, type SymbolUses } from './check.ts';
export { type Color, formatColor, parseColor, type Rgba, toHex, withOpacity } from './color.ts';
export { cropPage } from './crop.ts';
export { fingerprint } from './fingerprint.ts';
export { type Hsl, hslToRgb, type Rgb, rgbToHsl } from './hsl.ts';
export { drawWhenLoaded, type LazyLoader, type LazyStore, lazyStore } from './lazy-loading.ts';
export {
  apply,
  compose,
  IDENTITY,
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
export { crc32 } from './png/crc32.ts';
export { PNG_SAMPLES, type PngFile, pngPasses, readPng } from './png/png-file.ts';
export { sizeOfPng } from './png/size-of-png.ts';
export { type ArcTextOptions, arcText, type PlacedGlyph, placeGlyphsOnArc } from './text/arc.ts';
export {
  type BlockOptions,
  block,
  breakLines,
  keepDirection,
  stackLines,
  startsAtRight,
  type TextBlock,
  wrap,
} from './text/block.ts';
export { codePointsOf } from './text/cmap.ts';
export { customFace } from './text/custom-face.ts';
export { hasRightToLeft, runsRightToLeft } from './text/direction.ts';
export { type Face, type FaceFile, type Family, MADE_BOLD, type TypeStyle } from './text/face.ts';
export { type SearchFallback, withFallback } from './text/fallback.ts';
export { cutLine, type Fit, type FitOptions, fitBlock } from './text/fit.ts';
export { type Fallback, type Fonts, type Glyph, isBold, type Shaped } from './text/fonts.ts';
export { loadFonts, openFonts } from './text/harfbuzz.ts';
export { joinFonts } from './text/join-fonts.ts';
export { cleanText, layOutLine, lineWidth, type TextLine } from './text/line.ts';
export { type FallbackFace, type FindFallback, searchWith } from './text/search-fallback.ts';
export { BASELINES, type Baseline, type TextAnchor, type TextOptions, text } from './text/text.ts';
export { unpackWoff } from './text/woff.ts';
export { about, type Thing, thingsOn } from './things.ts';
