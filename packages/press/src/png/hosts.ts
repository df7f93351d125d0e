import { IDENTITY } from '@platelayer/scene';
import { type CanvasLike, type CanvasPath, type CanvasPicture, contextOf, type Raster } from './raster.ts';

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
  nodeRaster ??= openNodeRaster();
  return nodeRaster;
};

let nodeRaster: Promise<Raster> | undefined;

const openNodeRaster = async (): Promise<Raster> => {
  // The name is kept from bundlers: a browser build must not carry a native module.
  const name = '@napi-rs/canvas';
  const node = (await import(/* @vite-ignore */ name).catch(() => {
    throw new Error(`PNG files need the package ${name}, which npm could not install here.`);
  })) as NodeCanvas;
  // Pictures of one size follow each other, and memory that is fresh costs as much as painting on it.
  let spare: CanvasLike | undefined;
  const emptied = (canvas: CanvasLike): CanvasLike => {
    const context = contextOf(canvas);
    context.setTransform(...IDENTITY);
    context.clearRect(0, 0, canvas.width, canvas.height);
    return canvas;
  };
  return {
    canvas: (width, height) => {
      const found = spare;
      if (found?.width !== width || found.height !== height) return node.createCanvas(width, height);
      spare = undefined;
      return emptied(found);
    },
    takeBack: (canvas) => {
      spare = canvas;
    },
    path: (svgPath) => new node.Path2D(svgPath),
    picture: ({ data }) => node.loadImage(data),
  };
};
