import type { Box } from './box.ts';
import type { Color } from './color.ts';
import type { Matrix } from './matrix.ts';
import type { PathData } from './path.ts';

/**
 * The drawing vocabulary. Immutable plain data; 100 units are one inch, y grows downwards. Everything is
 * settled: texts are laid out, colours are values, so a press only has to paint.
 */
export type Node = Group | Use | Shape | Text | ArcText | Image;

/** Nodes that have an outline: they can be filled, stroked, and used to clip. */
export type Shape = Path | Circle | Ellipse | Rect | Line | Polygon;

/** What a node shows of the user's file. Presses leave it out: it makes no file larger. */
export interface Subject {
  /** JSON pointer of the thing in the file. */
  readonly pointer: string;
  /** For lists of what is on a sheet, such as `hex B4` or `city "Brackwater"`. */
  readonly name: string;
}

interface Traced {
  readonly subject?: Subject;
}

export interface Group extends Traced {
  readonly kind: 'group';
  readonly children: readonly Node[];
  readonly transform?: Matrix;
  /** Nothing outside this outline is painted. It stands in the group's own (transformed) coordinates. */
  readonly clip?: Shape;
  /** Of the group as a whole, from 0 to 1. */
  readonly opacity?: number;
  /** What the group shows, for readers of the screen and for tests. */
  readonly title?: string;
  /** Outline along which a cutter separates this piece from the sheet. */
  readonly cut?: Shape;
}

/** A drawing that is used many times: one `<symbol>` in SVG, one form in PDF. */
export interface SymbolDrawing {
  /** Unique in a document: equal ids mean the very same drawing. */
  readonly id: string;
  readonly children: readonly Node[];
}

export interface Use extends Traced {
  readonly kind: 'use';
  readonly symbol: SymbolDrawing;
  readonly transform?: Matrix;
}

interface Painted extends Traced {
  /** No fill where absent. */
  readonly fill?: Paint;
  readonly stroke?: Stroke;
}

export interface Path extends Painted {
  readonly kind: 'path';
  readonly data: PathData;
  readonly fillRule?: 'nonzero' | 'evenodd';
}

export interface Circle extends Painted {
  readonly kind: 'circle';
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

export interface Ellipse extends Painted {
  readonly kind: 'ellipse';
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Rect extends Painted {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radius of the corners. */
  readonly radius?: number;
}

export interface Line extends Painted {
  readonly kind: 'line';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Polygon extends Painted {
  readonly kind: 'polygon';
  readonly points: readonly (readonly [number, number])[];
}

export type Paint = Color | LinearGradient | RadialGradient | Stripes;

interface Gradient {
  readonly stops: readonly GradientStop[];
}

export interface GradientStop {
  /** From 0 to 1, in rising order. */
  readonly offset: number;
  readonly color: Color;
}

/** Points are in the coordinates of the shape that is painted. */
export interface LinearGradient extends Gradient {
  readonly kind: 'linear';
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface RadialGradient extends Gradient {
  readonly kind: 'radial';
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** Bands of equal width side by side, repeated for ever: upright bands, then turned clockwise about the origin. */
export interface Stripes {
  readonly kind: 'stripes';
  readonly colors: readonly Color[];
  readonly width: number;
  readonly angle: number;
}

export interface Stroke {
  readonly color: Color;
  readonly width: number;
  readonly dash?: readonly number[];
  readonly dashOffset?: number;
  /** `miter` where absent, with SVG's miter limit of 4. */
  readonly join?: 'miter' | 'round' | 'bevel';
  /** `butt` where absent. */
  readonly cap?: 'butt' | 'round' | 'square';
}

/** SVG's default; PDF's and canvas' own is 10, so every press must state it. */
export const MITER_LIMIT = 4;

/** Text that has been laid out: nobody after the scene breaks, anchors or measures it. */
export interface Text extends Traced {
  readonly kind: 'text';
  readonly runs: readonly PlacedRun[];
  readonly fill: Color;
  /** A halo: painted before the fill, so that it never eats into the letters. */
  readonly stroke?: Stroke;
}

/** A run at its place: `x`, `y` is where its baseline starts. */
export interface PlacedRun extends TextRun {
  readonly x: number;
  readonly y: number;
}

/** A piece of one line in one face, measured. */
export interface TextRun {
  readonly text: string;
  /** Id of the face (`Fonts.face`). */
  readonly face: string;
  readonly size: number;
  /** Space added after every glyph, in units. */
  readonly tracking?: number;
  /** Measured when the text was laid out. */
  readonly width: number;
  /** Reach above and below the baseline, in units. */
  readonly ascent: number;
  readonly descent: number;
}

/** One line along a circle. Clockwise text stands on the outside of the circle, anticlockwise text inside it. */
export interface ArcText extends Traced {
  readonly kind: 'arcText';
  readonly runs: readonly TextRun[];
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** Where the text starts, in degrees clockwise from three o'clock. */
  readonly start: number;
  readonly direction: 'clockwise' | 'anticlockwise';
  readonly fill: Color;
  readonly stroke?: Stroke;
}

export interface Image extends Box, Traced {
  readonly kind: 'image';
  readonly source: ImageSource;
}

/** An encoded picture. It is stretched to the image's box; keep the proportions when you place it. */
export interface ImageSource {
  /** Unique in a document: equal ids mean the very same picture. */
  readonly id: string;
  readonly mime: 'image/png' | 'image/jpeg';
  readonly data: Uint8Array;
}
