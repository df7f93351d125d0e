import type { Component } from '@platelayer/components';
import type { GameDrawings } from '@platelayer/export';
import { fingerprint, type Page } from '@platelayer/scene';
import { type Comparison, copiesToPrint } from './compare.ts';
import type { Version } from './item.ts';
import type { DrawingsOf } from './version.ts';

/**
 * Returns the drawings of a game that differ from `before`: copies of pieces that need printing, and sheets of maps, markets and tables
 * that changed. Skips components without drawings in `before`.
 */
export const onlyChanged = (
  now: GameDrawings,
  before: DrawingsOf,
  { items }: Version,
  { changes }: Comparison,
): GameDrawings => {
  /** Numbers of copies to print by component and name, for components with pieces. */
  const copiesByComponent = new Map<string, Map<string, number>>();
  for (const { component, piece } of items)
    if (piece !== undefined && !copiesByComponent.has(component)) copiesByComponent.set(component, new Map());
  for (const change of changes) {
    const copies = copiesToPrint(change);
    if (copies > 0 && change.after?.piece !== undefined)
      copiesByComponent.get(change.component)?.set(change.after.piece, copies);
  }
  /** Returns pages that the earlier version does not have. */
  const differing = async <P extends Page>(
    component: Component,
    pagesOf: (drawings: GameDrawings) => Promise<readonly P[]>,
  ): Promise<readonly P[]> => {
    const earlier = before(component);
    if (!earlier) return [];
    const earlierPages = component.available(earlier.game) ? await pagesOf(earlier) : [];
    const prints = new Set(earlierPages.map(fingerprintOfPage));
    return (await pagesOf(now)).filter((page) => !prints.has(fingerprintOfPage(page)));
  };
  const pieces: GameDrawings['pieces'] = async (component, options) => {
    const only = copiesByComponent.get(component.id);
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
      const only = copiesByComponent.get(component.id);
      return only
        ? now.pages(component, { ...request, only }, settings)
        : differing(component, (drawings) => drawings.pages(component, request, settings));
    },
    pieces,
    // For piece lists and shops.
    physical: async (component) => {
      const only = copiesByComponent.get(component.id);
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
