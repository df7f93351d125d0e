import type { CanvasLike, CanvasPath, CanvasPicture, Raster } from './raster.ts';

/** What a browser or a worker has, looked up by name because packages know no page. */
interface BrowserGlobals {
  readonly OffscreenCanvas?: new (width: number, height: number) => CanvasLike;
  readonly Path2D?: new (svgPath: string) => CanvasPath;
  readonly Blob?: new (parts: Uint8Array[], options: { type: string }) => object;
  readonly createImageBitmap?: (blob: object) => Promise<CanvasPicture>;
}

interface NodeCanvas {
  createCanvas(width: number, height: number): CanvasLike;
  readonly Path2D: new (svgPath: string) => CanvasPath;
  loadImage(bytes: Uint8Array): Promise<CanvasPicture>;
}

/** The canvas of this host: the browser's, or `@napi-rs/canvas` in Node. */
export const hostRaster = async (): Promise<Raster> => {
  const { OffscreenCanvas, Path2D, Blob, createImageBitmap } = globalThis as BrowserGlobals;
  if (OffscreenCanvas && Path2D && Blob && createImageBitmap) {
    return {
      canvas: (width, height) => new OffscreenCanvas(width, height),
      path: (svgPath) => new Path2D(svgPath),
      picture: ({ data, mime }) => createImageBitmap(new Blob([data], { type: mime })),
    };
  }
  // The name is kept from bundlers: a browser build must not carry a native module.
  const name = '@napi-rs/canvas';
  const node = (await import(/* @vite-ignore */ name).catch(() => {
    throw new Error(`PNG files need the package ${name}, which npm could not install here.`);
  })) as NodeCanvas;
  return {
    canvas: (width, height) => node.createCanvas(width, height),
    path: (svgPath) => new node.Path2D(svgPath),
    picture: ({ data }) => node.loadImage(data),
  };
};
