import type { Box } from './box.ts';
import type { Color } from './color.ts';
import type { Matrix } from './matrix.ts';
import type { PathData } from './path.ts';

/**
 * The drawing vocabulary: immutable plain data. 100 units are one inch, and y points down. Text is laid out and colours
 * are values, so writing a file only has to paint.
 */
export type Node = Group | Use | Shape | Text | ArcText | Image;

/** Nodes with an outline. They can be filled, stroked and used as a clip. */
export type Shape = Path | Circle | Ellipse | Rect | Line | Polygon;

/** The object in the user's file that a node shows. It is not written into exported files. */
export interface Subject {
  /** JSON pointer to the object. */
  readonly pointer: string;
  /** Name in lists of the objects on a sheet, such as `hex B4` or `city "Brackwater"`. */
  readonly name: string;
}

interface Traced {
  readonly subject?: Subject;
}

export interface Group extends Traced {
  readonly kind: 'group';
  readonly children: readonly Node[];
  readonly transform?: Matrix;
  /** Clips the children to this outline, which is in the group's own (transformed) coordinates. */
  readonly clip?: Shape;
  /** Opacity of the group as a whole, from 0 to 1. */
  readonly opacity?: number;
  /** Description for screen readers and tests. */
  readonly title?: string;
  /** Outline along which a cutter separates this piece from the sheet. */
  readonly cut?: Shape;
}

/** A drawing that is used many times: one `<symbol>` in SVG, one form in PDF. */
export interface SymbolDrawing {
  /** Unique in a document: equal ids mean the same drawing. */
  readonly id: string;
  readonly children: readonly Node[];
}

export interface Use extends Traced {
  readonly kind: 'use';
  readonly symbol: SymbolDrawing;
  readonly transform?: Matrix;
}

interface Painted extends Traced {
  /** Default: no fill. */
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
  /** Corner radius. */
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
  /** From 0 to 1, in ascending order. */
  readonly offset: number;
  readonly color: Color;
}

/** Points are in the coordinates of the painted shape. */
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

/** Vertical bands of equal width, repeated endlessly and then rotated clockwise about the origin. */
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
  /** Default: `miter`, with SVG's miter limit of 4. */
  readonly join?: 'miter' | 'round' | 'bevel';
  /** Default: `butt`. */
  readonly cap?: 'butt' | 'round' | 'square';
}

/** SVG's default. PDF and canvas have 10, so every output must set it. */
export const MITER_LIMIT = 4;

/** Text that has been laid out: it needs no further breaking, anchoring or measuring. */
export interface Text extends Traced {
  readonly kind: 'text';
  readonly runs: readonly PlacedRun[];
  readonly fill: Color;
  /** A halo, painted before the fill so that it does not cover the letters. */
  readonly stroke?: Stroke;
}

/** A run with its position: the start of its baseline. */
export interface PlacedRun extends TextRun {
  readonly x: number;
  readonly y: number;
}

/** A measured piece of a line, in one face. */
export interface TextRun {
  readonly text: string;
  /** Id of the face (`Fonts.face`). */
  readonly face: string;
  readonly size: number;
  /** Space added after every glyph, in units. */
  readonly tracking?: number;
  /** Width, measured when the text was laid out. */
  readonly width: number;
  /** Height above and depth below the baseline, in units. */
  readonly ascent: number;
  readonly descent: number;
}

/** A line of text along a circle. Clockwise text is outside the circle, anticlockwise text inside. */
export interface ArcText extends Traced {
  readonly kind: 'arcText';
  readonly runs: readonly TextRun[];
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** Start of the text, in degrees clockwise from three o'clock. */
  readonly start: number;
  readonly direction: 'clockwise' | 'anticlockwise';
  readonly fill: Color;
  readonly stroke?: Stroke;
}

export interface Image extends Box, Traced {
  readonly kind: 'image';
  readonly source: ImageSource;
}

/** An encoded picture. It is stretched to the image's box, so place it in its own proportions. */
export interface ImageSource {
  /** Unique in a document: equal ids mean the same picture. */
  readonly id: string;
  readonly mime: 'image/png' | 'image/jpeg';
  readonly data: Uint8Array;
}

/** One side of a sheet. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly children: readonly Node[];
  /** The page's title: outline entry in PDF, alternative text on screen. */
  readonly title?: string;
  /** Consecutive pages of a section share an entry of the outline. */
  readonly section?: string;
  /** The box along which the sheet is cut. Default: the whole page. */
  readonly trim?: Box;
  /** How far the picture extends beyond the cut. Default: the trim box. */
  readonly bleed?: Box;
}

/** Pages that are printed together. */
export interface Document {
  readonly title: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
  /** BCP 47 tag, such as `en`. */
  readonly language?: string;
  readonly pages: readonly Page[];
}
