import { IDENTITY } from '@platelayer/scene';
import { type CanvasLike, type CanvasPath, type CanvasPicture, contextOf, type Raster } from './raster.ts';

/** Globals of a browser or worker, looked up by name because packages do not depend on a page. */
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

/** The host's canvas: the browser's own, or `@napi-rs/canvas` in Node. */
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
  // A variable hides the name from bundlers, because a browser build cannot contain a native module.
  const name = '@napi-rs/canvas';
  const node = (await import(/* @vite-ignore */ name).catch(() => {
    throw new Error(`PNG files need the npm package ${name}, which could not be installed on this machine.`);
  })) as NodeCanvas;
  // Consecutive pictures often have the same size, and new memory costs as much as painting on it.
  let spare: CanvasLike | undefined;
  const emptied = (canvas: CanvasLike): CanvasLike => {
    const context = contextOf(canvas);
    context.setTransform(...IDENTITY);
    context.clearRect(0, 0, canvas.width, canvas.height);
    return canvas;
  };
  return {
    canvas: (width, height) => {
      const reused = spare;
      if (reused?.width !== width || reused.height !== height) return node.createCanvas(width, height);
      spare = undefined;
      return emptied(reused);
    },
    takeBack: (canvas) => {
      spare = canvas;
    },
    path: (svgPath) => new node.Path2D(svgPath),
    picture: ({ data }) => node.loadImage(data),
  };
};
