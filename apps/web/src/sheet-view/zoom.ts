import { create } from 'zustand';

/** Pixels of a screen to a unit of 1/100 inch at true physical size. */
export const PIXELS_PER_UNIT = 0.96;

/** A fit follows the size of the view; a scale of 1 is true physical size. */
export type Zoom = { readonly fit: 'width' | 'page' } | { readonly scale: number };

export interface ZoomState {
  readonly zoom: Zoom;
  /** The scale in force, whatever the zoom; the view keeps it up to date. */
  readonly scale: number;
  /** Point of the window that stays where it is while the scale changes; the middle where absent. */
  readonly anchor?: { readonly x: number; readonly y: number };
}

const STEPS = [0.1, 0.15, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 8] as const;
const [SMALLEST, LARGEST] = [STEPS[0], STEPS[STEPS.length - 1] as number];

/** A small drawing is not blown up beyond this to fill the view. */
const MAX_FIT_SCALE = 1.5;

export const clampScale = (scale: number): number => Math.min(Math.max(scale, SMALLEST), LARGEST);

/** The next step beyond a scale; a step that differs by less than a hundredth counts as reached. */
export const nextStep = (scale: number, direction: 1 | -1): number =>
  clampScale(
    (direction === 1
      ? STEPS.find((step) => step > scale * 1.01)
      : STEPS.findLast((step) => step < scale * 0.99)) ?? scale,
  );

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The scale at which the largest sheet fits: sheets in units, room in pixels. */
export const scaleFor = (zoom: Zoom, sheets: readonly Size[], room: Size): number => {
  if ('scale' in zoom) return clampScale(zoom.scale);
  const [width, height] = (['width', 'height'] as const).map(
    (side) => Math.max(1, ...sheets.map((sheet) => sheet[side])) * PIXELS_PER_UNIT,
  ) as [number, number];
  const fit = zoom.fit === 'width' ? room.width / width : Math.min(room.width / width, room.height / height);
  // A sheet of ten feet still fits: the smallest step limits zooming by hand only.
  return Math.max(0.01, Math.min(fit, MAX_FIT_SCALE));
};

export const useZoom = create<ZoomState>()(() => ({ zoom: { fit: 'width' }, scale: 1 }));

export const setZoom = (zoom: Zoom, anchor?: ZoomState['anchor']): void => useZoom.setState({ zoom, anchor });

export const zoomBy = (factor: number, anchor?: ZoomState['anchor']): void =>
  setZoom({ scale: clampScale(useZoom.getState().scale * factor) }, anchor);

export const zoomIn = (): void => setZoom({ scale: nextStep(useZoom.getState().scale, 1) });
export const zoomOut = (): void => setZoom({ scale: nextStep(useZoom.getState().scale, -1) });
export const fitWidth = (): void => setZoom({ fit: 'width' });
export const trueSize = (): void => setZoom({ scale: 1 });
