import type { Component } from '@platelayer/components';
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
  /** Those pages that the earlier version does not have. */
  const differing = async <P extends Page>(
    component: Component,
    pagesOf: (drawings: GameDrawings) => Promise<readonly P[]>,
  ): Promise<readonly P[]> => {
    const earlier = before(component);
    if (!earlier) return [];
    const known = component.available(earlier.game) ? await pagesOf(earlier) : [];
    const prints = new Set(known.map(fingerprintOfPage));
    return (await pagesOf(now)).filter((page) => !prints.has(fingerprintOfPage(page)));
  };
  const pieces: GameDrawings['pieces'] = async (component, options) => {
    const only = wanted.get(component.id);
    if (!only) return differing(component, (drawings) => drawings.pieces(component, options));
    const physical = await now.physical(component);
    const pictures = new Set(
      physical
        .filter(({ name }) => only.has(name))
        .flatMap(({ name, picture = name, backPicture = picture }) => [picture, backPicture]),
    );
    return (await now.pieces(component, options)).filter(({ name }) => pictures.has(name));
  };
  return {
    ...now,
    pages: async (component, request, settings) => {
      const only = wanted.get(component.id);
      return only
        ? now.pages(component, { ...request, only }, settings)
        : differing(component, (drawings) => drawings.pages(component, request, settings));
    },
    pieces,
    // What a list counts and a shop is sent.
    physical: async (component) => {
      const only = wanted.get(component.id);
      const boards = only ? undefined : new Set((await pieces(component)).map(({ name }) => name));
      return (await now.physical(component)).flatMap((piece) => {
        const print = only ? (only.get(piece.name) ?? 0) : boards?.has(piece.name) ? piece.print : 0;
        return print === 0 ? [] : [{ ...piece, print }];
      });
    },
  };
};

const fingerprintOfPage = ({ width, height, children }: Page): string =>
  `${width} ${height} ${fingerprint(children)}`;
