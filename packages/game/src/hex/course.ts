/** Track gauges, for track and for the default in `info`. */
export const GAUGES = ['normal', 'narrow', 'dual', 'dashed', 'line'] as const;

/** The line that a piece of track follows from its side, in the flat-topped frame (20.8.4.2). */
export type Course =
  /** From the side to just past the centre. */
  | { readonly kind: 'spur' }
  | ({ readonly kind: 'straight' } & CoursePart)
  | ({ readonly kind: 'gentle' | 'sharp'; readonly radiusOffset: number } & CoursePart)
  /** An S-curve to the opposite side. */
  | { readonly kind: 'bent' }
  /** SVG path data. */
  | { readonly kind: 'custom'; readonly path: string }
  /** The off-board arrow. */
  | { readonly kind: 'arrow' };

/** The part of the course to draw, as fractions of its length, and its sideways offset. */
export interface CoursePart {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
}

/** Sides where a course ends, counted from its first side; unknown for a custom course. */
export const endsOf = (course: Course): readonly number[] => {
  switch (course.kind) {
    case 'custom':
      return [];
    case 'spur':
    case 'arrow':
      return [0];
    case 'bent':
      return [0, 3];
    default:
      return [
        ...(course.start === 0 ? [0] : []),
        ...(course.end === 1 ? [{ straight: 3, gentle: 2, sharp: 1 }[course.kind]] : []),
      ];
  }
};
