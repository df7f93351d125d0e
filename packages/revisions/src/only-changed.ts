import type { GameDrawings } from '@platelayer/export';
import { fingerprint, type Page } from '@platelayer/scene';
import { type Comparison, copiesToPrint } from './compare.ts';
import type { Version } from './item.ts';
import type { DrawingsOf } from './version.ts';

/**
 * A game's drawings without what is the same as in `before`: of pieces only the copies that are to be printed again, of
 * maps, markets and tables the sheets that differ. Nothing of components that `before` has no drawings of.
 */
export const onlyChanged = (
  now: GameDrawings,
  before: DrawingsOf,
  { items }: Version,
  { changes }: Comparison,
): GameDrawings => {
  /** Copies to print, by component and name; components without pieces are not there. */
  const wanted = new Map<string, Map<string, number>>();
  for (const { component, piece } of items)
    if (piece !== undefined && !wanted.has(component)) wanted.set(component, new Map());
  for (const change of changes) {
    const copies = copiesToPrint(change);
    if (copies > 0 && change.after?.piece !== undefined)
      wanted.get(change.component)?.set(change.after.piece, copies);
  }
  return {
    ...now,
    pages: async (component, request, settings) => {
      const earlier = before(component);
      if (!earlier) return [];
      const only = wanted.get(component.id);
      if (only) return now.pages(component, { ...request, only }, settings);
      const known = new Set((await earlier.pages(component, request, settings)).map(fingerprintOfPage));
      const pages = await now.pages(component, request, settings);
      return pages.filter((page) => !known.has(fingerprintOfPage(page)));
    },
    pieces: async (component, options) => {
      const only = wanted.get(component.id);
      const pieces = await now.pieces(component, options);
      if (!only)
        return changes.some((change) => change.component === component.id && change.after) ? pieces : [];
      const physical = await now.physical(component);
      const pictures = new Set(
        physical.filter(({ name }) => only.has(name)).map(({ name, picture = name }) => picture),
      );
      return pieces.filter(({ name }) => pictures.has(name));
    },
  };
};

const fingerprintOfPage = ({ width, height, children }: Page): string =>
  `${width} ${height} ${fingerprint(children)}`;
