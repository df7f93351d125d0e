export { createSubsetter, type Subsetter } from './fonts/subset.ts';
export type { PressOptions } from './options.ts';
export { outputFault, unpackProfile } from './pdf/icc.ts';
export { type PdfOptions, toPdf } from './pdf/pdf.ts';
export type { PdfX } from './pdf/pdfx.ts';
export { loadProfiles } from './pdf/profiles/index.ts';
export { MAX_DPI, type PngOptions, pixelSize, toPng } from './png/png.ts';
export type { Raster } from './png/raster.ts';
export { type SvgOptions, toSvg, toSvgs } from './svg/svg.ts';
