import {
  checkPage,
  type ImageSource,
  MAX_DPI,
  multiply,
  type Node,
  type Page,
  SceneError,
  scale,
  translate,
} from '@platelayer/scene';
import { type PressOptions, pageProgress } from '../options.ts';
import { hostDeflater } from './deflater.ts';
import { PngEncoder } from './encode.ts';
import { hostRaster } from './hosts.ts';
import { PaintCache, Painter } from './painter.ts';
import { type CanvasLike, type CanvasPicture, type Context2D, contextOf, type Raster } from './raster.ts';

export interface PngOptions extends PressOptions {
  readonly dpi: number;
  /** Whether unpainted areas are transparent. Default: white. */
  readonly background?: 'white' | 'transparent';
  /** The canvas to draw on. Default: the host's own. */
  readonly raster?: Raster;
}

/** Larger pictures would take minutes, and no program would open them. */
const MAX_PIXELS = 1_000_000_000;

/** Pixels of one canvas. Bands limit the memory (4 bytes per pixel), and no canvas exceeds the browsers' limits. */
const BAND_PIXELS = 8_000_000;
const MAX_CANVAS_WIDTH = 8192;

/** Draws a page as a PNG file that contains its resolution. */
export const toPng = async (page: Page, options: PngOptions): Promise<Uint8Array> => {
  const { dpi, background = 'white' } = options;
  const { width, height } = pixelSize(page, dpi);
  const cache = await openCache(page, options);
  const encoder = new PngEncoder(
    { width, height, dpi, alpha: background === 'transparent' },
    await hostDeflater(),
  );
  const bandHeight = Math.max(1, Math.min(height, Math.floor(BAND_PIXELS / width)));
  const finishBand = pageProgress(options, Math.ceil(height / bandHeight));
  try {
    for (let top = 0; top < height; top += bandHeight) {
      const rows = Math.min(bandHeight, height - top);
      await encoder.write(
        paintBand(cache, page, { top, rows, width, dpi, white: background === 'white' }),
        rows,
      );
      await finishBand();
    }
    return await encoder.finish();
  } catch (error) {
    await encoder.abort();
    throw error;
  }
};

/** Paints the part of a page that starts at a corner, in pixels, and has the size of a canvas. */
export type PaintPart = (
  canvas: CanvasLike,
  corner: { readonly left: number; readonly top: number },
  pixelsPerUnit: number,
) => void;

/** Opens a page for painting in parts on white, at any size and as often as needed. */
export const openPainting = async (
  page: Page,
  options: Pick<PngOptions, 'fonts' | 'raster'>,
): Promise<PaintPart> => {
  const cache = await openCache(page, options);
  return (canvas, { left, top }, pixelsPerUnit) => {
    paintPart(cache, page, canvas, { left, top, pixelsPerUnit, white: true });
  };
};

const openCache = async (
  page: Page,
  { fonts, raster: given }: Pick<PngOptions, 'fonts' | 'raster'>,
): Promise<PaintCache> => {
  checkPage(page, fonts);
  const raster = given ?? (await hostRaster());
  return new PaintCache(raster, fonts, await decodePictures(page, raster));
};

/** Keeps a product's rounding error from losing a whole pixel. */
const ROUNDING_TOLERANCE = 1e-6;

/**
 * Size of a page's picture, rounded down to whole pixels (98.11.2). Throws if the resolution does not give a usable
 * picture.
 */
export const pixelSize = (page: Page, dpi: number): { readonly width: number; readonly height: number } => {
  if (!(dpi >= 1 && dpi <= MAX_DPI))
    throw new SceneError(`${dpi} dpi is not possible: choose 1 to ${MAX_DPI}.`);
  const [width, height] = [page.width, page.height].map((length) =>
    Math.max(1, Math.floor((length * dpi) / 100 + ROUNDING_TOLERANCE)),
  ) as [number, number];
  if (width * height > MAX_PIXELS) {
    const most = Math.floor(100 * Math.sqrt(MAX_PIXELS / (page.width * page.height)));
    throw new SceneError(
      `A page of ${page.width / 100} by ${page.height / 100} inches at ${dpi} dpi is too large: choose ${most} dpi or less.`,
    );
  }
  return { width, height };
};

interface Band {
  readonly top: number;
  readonly rows: number;
  readonly width: number;
  readonly dpi: number;
  readonly white: boolean;
}

const paintBand = (
  cache: PaintCache,
  page: Page,
  { top, rows, width, dpi, white }: Band,
): Uint8ClampedArray => {
  // Rows wider than one canvas are put together from several.
  const pixels = new Uint8ClampedArray(width > MAX_CANVAS_WIDTH ? width * rows * 4 : 0);
  for (let left = 0; left < width; left += MAX_CANVAS_WIDTH) {
    const columns = Math.min(MAX_CANVAS_WIDTH, width - left);
    const canvas = cache.raster.canvas(columns, rows);
    const context = paintPart(cache, page, canvas, { left, top, pixelsPerUnit: dpi / 100, white });
    const { data } = context.getImageData(0, 0, columns, rows);
    cache.raster.takeBack?.(canvas);
    if (columns === width) return data;
    for (let row = 0; row < rows; row++)
      pixels.set(data.subarray(row * columns * 4, (row + 1) * columns * 4), (row * width + left) * 4);
  }
  return pixels;
};

interface Part {
  readonly left: number;
  readonly top: number;
  readonly pixelsPerUnit: number;
  readonly white: boolean;
}

const paintPart = (
  cache: PaintCache,
  page: Page,
  canvas: CanvasLike,
  { left, top, pixelsPerUnit, white }: Part,
): Context2D => {
  const { width, height } = canvas;
  const context = contextOf(canvas);
  if (white) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  const view = multiply(translate(-left, -top), scale(pixelsPerUnit));
  new Painter(cache, context, width, height).paint(page.children, view);
  return context;
};

const decodePictures = async (page: Page, raster: Raster): Promise<ReadonlyMap<string, CanvasPicture>> => {
  const sources = new Map<string, ImageSource>();
  const seen = new Set<object>();
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.kind === 'image') sources.set(node.source.id, node.source);
      else if (node.kind === 'group') visit(node.children);
      else if (node.kind === 'use' && !seen.has(node.symbol)) {
        seen.add(node.symbol);
        visit(node.symbol.children);
      }
    }
  };
  visit(page.children);
  return new Map(
    await Promise.all(
      [...sources.values()].map(async (source) => [source.id, await raster.picture(source)] as const),
    ),
  );
};
