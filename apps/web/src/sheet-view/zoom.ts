import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { keepViewSettings, readViewSettings, type Zoom } from './view-settings.ts';

/** Pixels of a screen to a unit of 1/100 inch at true physical size. */
export const PIXELS_PER_UNIT = 0.96;

/** Between two sheets that lie side by side, in pixels; the style sheet has the same. */
const SHEET_GAP_PIXELS = 28;

export interface ZoomState {
  readonly zoom: Zoom;
  /** What is looked at: each component keeps a zoom of its own. */
  readonly subject: string;
  /** The scale in force, whatever the zoom; the view keeps it up to date. */
  readonly scale: number;
  /** Point of the window that stays where it is while the scale changes; the middle where absent. */
  readonly anchor?: { readonly x: number; readonly y: number };
}

const STEPS = [0.1, 0.15, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 8] as const;
const [SMALLEST, LARGEST] = [STEPS[0], STEPS[STEPS.length - 1] as number];

/** A small drawing is not blown up beyond this to fill the view. */
const MAX_FIT_SCALE = 1.5;

const clampScale = (scale: number): number => Math.min(Math.max(scale, SMALLEST), LARGEST);

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

/** The scale at which the largest sheet fits, with so many side by side: sheets in units, room in pixels. */
export const scaleFor = (zoom: Zoom, sheets: readonly Size[], room: Size, across = 1): number => {
  if ('scale' in zoom) return clampScale(zoom.scale);
  const [width, height] = (['width', 'height'] as const).map(
    (side) => Math.max(1, ...sheets.map((sheet) => sheet[side])) * PIXELS_PER_UNIT,
  ) as [number, number];
  const wide = (room.width - (across - 1) * SHEET_GAP_PIXELS) / (across * width);
  const fit = zoom.fit === 'width' ? wide : Math.min(wide, room.height / height);
  // A sheet of ten feet still fits: the smallest step limits zooming by hand only.
  return Math.max(0.01, Math.min(fit, MAX_FIT_SCALE));
};

/** Two sheets side by side may be a little smaller than one alone. */
const LEAST_OF_ONE = 0.85;

/** How many sheets a row is meant for: two where the reader wants that or, without a wish, where both are seen whole. */
export const sheetsAcross = (
  zoom: Zoom,
  sheets: readonly Size[],
  room: Size,
  wanted: boolean | undefined,
): number => {
  if (sheets.length < 2) return 1;
  const fits =
    'fit' in zoom &&
    zoom.fit === 'page' &&
    scaleFor(zoom, sheets, room, 2) >= LEAST_OF_ONE * scaleFor(zoom, sheets, room);
  return (wanted ?? fits) ? 2 : 1;
};

/** The whole sheet at first; on small screens it would be too small to read. */
const firstZoom = (): Zoom => ({ fit: window.innerWidth >= 960 ? 'page' : 'width' });

export const useZoom = create<ZoomState>()(() => ({ zoom: { fit: 'width' }, subject: '', scale: 1 }));

export const setZoom = (zoom: Zoom, anchor?: ZoomState['anchor']): void => {
  useZoom.setState({ zoom, anchor });
  keepViewSettings({ zooms: { ...readViewSettings().zooms, [useZoom.getState().subject]: zoom } });
};

/** Looks at something with the zoom that was chosen for it before. */
export const useZoomOf = (subject: string, otherwise?: Zoom): void =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first zoom is no reason to zoom
  useLayoutEffect(() => {
    const zoom = readViewSettings().zooms?.[subject] ?? otherwise ?? firstZoom();
    useZoom.setState({ subject, zoom, anchor: undefined });
  }, [subject]);

export const zoomBy = (factor: number, anchor?: ZoomState['anchor']): void =>
  setZoom({ scale: clampScale(useZoom.getState().scale * factor) }, anchor);

export const zoomIn = (): void => setZoom({ scale: nextStep(useZoom.getState().scale, 1) });
export const zoomOut = (): void => setZoom({ scale: nextStep(useZoom.getState().scale, -1) });
export const fitPage = (): void => setZoom({ fit: 'page' });
export const fitWidth = (): void => setZoom({ fit: 'width' });
export const trueSize = (): void => setZoom({ scale: 1 });
