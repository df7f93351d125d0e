/** What the page and its press worker say to each other. */

export type Job =
  | { readonly kind: 'show' }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'png'; readonly dpi: number }
  | { readonly kind: 'svg'; readonly lettering: 'embed' | 'outlines' };

/** A page that is ready for the screen. */
export interface Picture {
  readonly svg: string;
  readonly title: string;
  /** In units of 1/100 inch. */
  readonly width: number;
  readonly height: number;
}

export interface Results {
  readonly show: readonly Picture[];
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly png: Uint8Array<ArrayBuffer>;
  readonly svg: string;
}

export type ToWorker =
  | { readonly id: number; readonly job: Job }
  | { readonly id: number; readonly cancel: true };

export type FromWorker =
  | { readonly id: number; readonly done: number; readonly total: number }
  | { readonly id: number; readonly result: Results[keyof Results] }
  | { readonly id: number; readonly error: string; readonly cancelled: boolean };
