import type { ImageSource } from '@platelayer/scene';

/** A cached outline of the host's canvas. */
export type CanvasPath = object;

/** A decoded picture of the host's canvas. */
export type CanvasPicture = object;

/** The part of the 2D context in use, which both `OffscreenCanvas` and Node canvases have. */
export interface Context2D {
  fillStyle: unknown;
  strokeStyle: unknown;
  globalAlpha: number;
  lineWidth: number;
  lineJoin: string;
  lineCap: string;
  lineDashOffset: number;
  miterLimit: number;
  save(): void;
  restore(): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setLineDash(dash: number[]): void;
  fill(path: CanvasPath, rule?: string): void;
  stroke(path: CanvasPath): void;
  clip(path: CanvasPath, rule?: string): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  drawImage(picture: CanvasPicture, x: number, y: number, width: number, height: number): void;
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): CanvasGradientLike;
  createRadialGradient(
    x1: number,
    y1: number,
    r1: number,
    x2: number,
    y2: number,
    r2: number,
  ): CanvasGradientLike;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
}

export interface CanvasGradientLike {
  addColorStop(offset: number, color: string): void;
}

export interface CanvasLike {
  readonly width: number;
  readonly height: number;
  getContext(kind: '2d', options?: { willReadFrequently?: boolean }): Context2D | null;
}

/** A canvas engine: the browser's or a native one. */
export interface Raster {
  canvas(width: number, height: number): CanvasLike;
  /** Returns a canvas that is no longer needed, so that the next one can reuse it. */
  takeBack?(canvas: CanvasLike): void;
  path(svgPath: string): CanvasPath;
  picture(source: ImageSource): Promise<CanvasPicture>;
}

export const contextOf = (canvas: CanvasLike): Context2D => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas is available for drawing. Close other pages and try again.');
  return context;
};
