import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { browserStorage } from '../state/storage.ts';

/** A fit follows the size of the view; scale 1 is true physical size. */
export type Zoom = { readonly fit: 'width' | 'page' } | { readonly scale: number };

/** The user's choices. Anything not chosen depends on the available space. */
interface ViewSettings {
  /** By component id. */
  readonly zooms?: Readonly<Record<string, Zoom>>;
  readonly thumbnails?: boolean;
  readonly sideBySide?: boolean;
}

const STORAGE_KEY = 'sheetView';

/** Stored for the next visit (98.8). */
export const readViewSettings = (): ViewSettings => {
  const stored = browserStorage.read(STORAGE_KEY);
  return typeof stored === 'object' && stored !== null ? stored : {};
};

export const storeViewSettings = (changes: ViewSettings): void =>
  browserStorage.write(STORAGE_KEY, { ...readViewSettings(), ...changes });

/** Screen pixels per unit (1/100 inch) at true physical size. */
export const PIXELS_PER_UNIT = 0.96;

/** Gap between two sheets side by side, in pixels, as in the style sheet. */
const SHEET_GAP_PIXELS = 28;

export interface ZoomState {
  readonly zoom: Zoom;
  /** Component id: each component has its own zoom. */
  readonly subject: string;
  /** Current scale, updated by the view. */
  readonly scale: number;
  /** Point of the window that stays in place while the scale changes. Default: the centre. */
  readonly anchor?: { readonly x: number; readonly y: number };
}

const STEPS = [0.1, 0.15, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 8] as const;
const [SMALLEST, LARGEST] = [STEPS[0], STEPS[STEPS.length - 1] as number];

/** Largest scale to which a fit enlarges a small drawing. */
const MAX_FIT_SCALE = 1.5;

const clampScale = (scale: number): number => Math.min(Math.max(scale, SMALLEST), LARGEST);

/** The next step above or below a scale. Skips a step within 1% of the scale. */
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

/** The scale at which the largest sheet fits with `across` sheets per row. Sheets in units, view in pixels. */
export const scaleFor = (zoom: Zoom, sheets: readonly Size[], view: Size, across = 1): number => {
  if ('scale' in zoom) return clampScale(zoom.scale);
  const [width, height] = (['width', 'height'] as const).map(
    (side) => Math.max(1, ...sheets.map((sheet) => sheet[side])) * PIXELS_PER_UNIT,
  ) as [number, number];
  const widthFit = (view.width - (across - 1) * SHEET_GAP_PIXELS) / (across * width);
  const fit = zoom.fit === 'width' ? widthFit : Math.min(widthFit, view.height / height);
  // The smallest step limits only manual zoom, so that even a sheet of ten feet fits.
  return Math.max(0.01, Math.min(fit, MAX_FIT_SCALE));
};

/** Smallest scale of two sheets side by side, relative to a single sheet. */
const MIN_RELATIVE_SCALE = 0.85;

/** Sheets per row: two if the user chose so or, without a choice, if both are then fully visible. */
export const sheetsAcross = (
  zoom: Zoom,
  sheets: readonly Size[],
  view: Size,
  sideBySide: boolean | undefined,
): number => {
  if (sheets.length < 2) return 1;
  const fits =
    'fit' in zoom &&
    zoom.fit === 'page' &&
    scaleFor(zoom, sheets, view, 2) >= MIN_RELATIVE_SCALE * scaleFor(zoom, sheets, view);
  return (sideBySide ?? fits) ? 2 : 1;
};

/** Fits the whole sheet, except on small screens, where it would be too small to read. */
const defaultZoom = (): Zoom => ({ fit: window.innerWidth >= 960 ? 'page' : 'width' });

export const useZoom = create<ZoomState>()(() => ({ zoom: { fit: 'width' }, subject: '', scale: 1 }));

export const setZoom = (zoom: Zoom, anchor?: ZoomState['anchor']): void => {
  useZoom.setState({ zoom, anchor });
  storeViewSettings({ zooms: { ...readViewSettings().zooms, [useZoom.getState().subject]: zoom } });
};

/** Restores the zoom last chosen for a component. */
export const useZoomOf = (subject: string, otherwise?: Zoom): void =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new default does not change the zoom
  useLayoutEffect(() => {
    const zoom = readViewSettings().zooms?.[subject] ?? otherwise ?? defaultZoom();
    useZoom.setState({ subject, zoom, anchor: undefined });
  }, [subject]);

export const zoomBy = (factor: number, anchor?: ZoomState['anchor']): void =>
  setZoom({ scale: clampScale(useZoom.getState().scale * factor) }, anchor);

export const zoomIn = (): void => setZoom({ scale: nextStep(useZoom.getState().scale, 1) });
export const zoomOut = (): void => setZoom({ scale: nextStep(useZoom.getState().scale, -1) });
export const fitPage = (): void => setZoom({ fit: 'page' });
export const fitWidth = (): void => setZoom({ fit: 'width' });
export const trueSize = (): void => setZoom({ scale: 1 });
