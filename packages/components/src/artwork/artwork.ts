import type { Matrix, Node } from '@platelayer/scene';

/** What a shape of a picture may be recoloured by (90.8.4). */
export interface Slots {
  /** Class names such as `color-red`, `color-main`, `color-stroke-map-water`. */
  readonly classes: readonly string[];
}

/** A vector picture as drawn, its shapes still carrying their slots. */
export interface Art {
  /** The view box: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly shapes: readonly ArtShape[];
}

/** One shape or text of a picture in the picture's own coordinates. */
export interface ArtShape extends Slots {
  readonly node: Node;
  readonly transform?: Matrix;
}

/** The pictures that are loaded: everything a sheet needs is fetched before it is drawn. */
export interface Artwork {
  /** A logo by its id as written, such as `group/NAME`; nothing for an unknown one. */
  logo(id: string): Art | undefined;
  icon(name: string): Art | undefined;
  /** The small symbols of tables (90.9.3). */
  symbol(name: string): Art | undefined;
  /** Locomotives on train cards (90.10). */
  train(name: string): Art | undefined;
}

/** No pictures at all: every logo a monogram, every icon a neutral mark. */
export const noArtwork: Artwork = {
  logo: () => undefined,
  icon: () => undefined,
  symbol: () => undefined,
  train: () => undefined,
};
