import type { ImageSource, LazyLoader, Matrix, Paint, Shape, Stroke } from '@platelayer/scene';

/** A parsed vector picture whose colours can still be replaced (90.8.4). */
export interface Art {
  /** View box: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly children: readonly ArtNode[];
}

export type ArtNode = ArtGroup | ArtShape;

export interface ArtGroup {
  readonly kind: 'group';
  readonly children: readonly ArtNode[];
  readonly transform?: Matrix;
  readonly clip?: Shape;
  readonly opacity?: number;
}

export interface ArtShape {
  readonly kind: 'shape';
  /** Geometry without paint. */
  readonly outline: Shape;
  readonly fill?: ArtPaint;
  readonly stroke?: ArtStroke;
}

export interface ArtStroke extends Omit<Stroke, 'color'> {
  readonly paint: ArtPaint;
}

/**
 * A colour of a picture: the slots that may replace it, and the colour if none does. Slots are class names such as
 * `color-red` or `color-stroke-map-water`, one list for the shape and one for each group it inherits from, innermost
 * first. A slot of the shape overrides any slot of a group (70.8.2).
 */
export interface ArtPaint {
  readonly slots: readonly (readonly string[])[];
  /** Omitted for no paint. */
  readonly own?: Paint;
  /** Opacity of the final colour. Default: 1. */
  readonly opacity?: number;
}

/** Available pictures. A picture that is not loaded yet is unknown until `loadMissing` has run. */
export interface Artwork extends LazyLoader {
  /** A logo by its id as given, such as `group/NAME`. Returns undefined for an unknown one. */
  logo(id: string): Art | undefined;
  icon(name: string): Art | undefined;
  /** A small symbol for tables (90.9.3). */
  symbol(name: string): Art | undefined;
  /** A locomotive for train cards (90.10). */
  train(name: string): Art | undefined;
  /** The game's own back for a kind of cards or other pieces (86.2.3). */
  back(kind: string): OwnBack | undefined;
}

/** A picture for the back of pieces. */
export type OwnBack =
  | { readonly kind: 'art'; readonly art: Art }
  | {
      readonly kind: 'image';
      readonly source: ImageSource;
      readonly width: number;
      readonly height: number;
    };

/** No pictures: every logo becomes a monogram, every icon a neutral mark. */
export const noArtwork: Artwork = {
  logo: () => undefined,
  icon: () => undefined,
  symbol: () => undefined,
  train: () => undefined,
  back: () => undefined,
  loadMissing: async () => false,
};
