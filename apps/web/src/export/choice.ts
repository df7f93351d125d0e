import type { Board18Release, ExportFormat } from '@platelayer/export';
import type { ExportSubject, GameFacts } from '../engine/messages.ts';
import type { Shown } from '../frame/frame-state.ts';

/** What is exported: what the page is about, or everything. */
export type Scope = 'component' | 'game';

/** In the order in which they are offered. Books and boxes are made of whole games only. */
export const formats: readonly { readonly format: ExportFormat; readonly scopes: readonly Scope[] }[] = [
  { format: 'pdf', scopes: ['component', 'game'] },
  { format: 'png', scopes: ['component', 'game'] },
  { format: 'svg', scopes: ['component', 'game'] },
  { format: 'book', scopes: ['game'] },
  { format: 'cut', scopes: ['component', 'game'] },
  { format: 'b18', scopes: ['game'] },
];

/** Of PNG files: the size on the screen, and what the finest print shops ask for (98.11.2). */
export const RESOLUTION = { least: 96, usual: 300, most: 1200 } as const;

/** Whether a game has what a format needs: a Board18 box starts from a map. */
export const canExport = (
  format: ExportFormat,
  scope: Scope,
  { maps }: Pick<GameFacts, 'maps'>,
  shown: Shown | undefined,
): boolean =>
  (scope === 'game' || shown !== undefined) &&
  formats.some((one) => one.format === format && one.scopes.includes(scope)) &&
  (format !== 'b18' || maps.length > 0);

/**
 * A component is exported as its page shows it. As pictures a component of many pieces gives all of them, because
 * sheets are no picture (98.5.5).
 */
export const subjectOf = (
  format: ExportFormat,
  scope: Scope,
  shown: Shown | undefined,
  board18: Board18Release,
): ExportSubject | undefined => {
  if (scope === 'game') return { kind: 'game', format, ...(format === 'b18' ? { board18 } : {}) };
  if (!shown || format === 'b18' || format === 'book') return undefined;
  const { picture, ...page } = shown;
  if (format === 'cut' || (format !== 'pdf' && !picture))
    return { kind: 'component', id: shown.component, format };
  return { kind: 'page', format, ...page };
};
