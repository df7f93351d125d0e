import type { ImageSource, LazyLoader, Matrix, Paint, Shape, Stroke } from '@platelayer/scene';

/** A vector picture as drawn, its colours still open to recolouring (90.8.4). */
export interface Art {
  /** The view box: x, y, width, height. */
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
  /** The geometry; it has no paint of its own. */
  readonly outline: Shape;
  readonly fill?: ArtPaint;
  readonly stroke?: ArtStroke;
}

export interface ArtStroke extends Omit<Stroke, 'color'> {
  readonly paint: ArtPaint;
}

/**
 * A colour of a picture: the slots that may replace it and what it is if none does. Slots are class names
 * such as `color-red` or `color-stroke-map-water`, one list for the shape itself and one for every group it
 * inherits from, innermost first: a slot of a group yields to any slot of the shape (70.8.2).
 */
export interface ArtPaint {
  readonly slots: readonly (readonly string[])[];
  /** Not painted where absent. */
  readonly own?: Paint;
  /** Of whichever colour it gets; 1 where absent. */
  readonly opacity?: number;
}

/** The pictures there are. One that is not loaded yet counts as unknown until `loadMissing` has run. */
export interface Artwork extends LazyLoader {
  /** A logo by its id as written, such as `group/NAME`; nothing for an unknown one. */
  logo(id: string): Art | undefined;
  icon(name: string): Art | undefined;
  /** The small symbols of tables (90.9.3). */
  symbol(name: string): Art | undefined;
  /** Locomotives on train cards (90.10). */
  train(name: string): Art | undefined;
  /** The back that a game brings along for a kind of cards or other pieces (86.2.3). */
  back(kind: string): OwnBack | undefined;
}

/** A picture for backs. */
export type OwnBack =
  | { readonly kind: 'art'; readonly art: Art }
  | {
      readonly kind: 'image';
      readonly source: ImageSource;
      readonly width: number;
      readonly height: number;
    };

/** No pictures at all: every logo a monogram, every icon a neutral mark. */
export const noArtwork: Artwork = {
  logo: () => undefined,
  icon: () => undefined,
  symbol: () => undefined,
  train: () => undefined,
  back: () => undefined,
  loadMissing: async () => false,
};
