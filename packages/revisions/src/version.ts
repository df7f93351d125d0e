import { type Component, components, type Look, type PhysicalPiece } from '@platelayer/components';
import { type GameDrawings, recordReadParts } from '@platelayer/export';
import type { Game } from '@platelayer/game';
import { box, fingerprint } from '@platelayer/scene';
import type { Item, Version } from './item.ts';
import { sheetItems } from './sheet-items.ts';

/** An earlier version of a game. */
export interface EarlierGame {
  readonly title: string;
  /** Returns the drawings to compare a component with, which may come from different versions. */
  readonly drawings: DrawingsOf;
}

export type DrawingsOf = (component: Component) => GameDrawings | undefined;

/**
 * Prepares two versions of a game for comparison. Components that use equal parts of both games are not drawn: both get the same items
 * without pictures. `sameMaterials` says whether both use the same fonts and pictures.
 */
export const versionsOf = async (
  before: EarlierGame,
  after: GameDrawings,
  sameMaterials: boolean,
): Promise<{ readonly before: Version; readonly after: Version }> => {
  const [oldItems, newItems]: readonly [Item[], Item[]] = [[], []];
  const partTests = new Map<GameDrawings, IsSame>();
  for (const component of components) {
    const earlier = before.drawings(component);
    if (!earlier) continue;
    const isSame = partTests.get(earlier) ?? samePartTest(earlier, after);
    partTests.set(earlier, isSame);
    const [wasAvailable, isAvailable] = [component.available(earlier.game), component.available(after.game)];
    const same =
      wasAvailable && isAvailable && sameMaterials ? await itemsIfSame(component, after, isSame) : undefined;
    if (wasAvailable) oldItems.push(...(same ?? (await itemsOf(component, earlier))));
    if (isAvailable) newItems.push(...(same ?? (await itemsOf(component, after))));
  }
  return {
    before: { title: before.title, items: oldItems },
    after: { title: after.game.info.title, items: newItems },
  };
};

type IsSame = (part: keyof Game) => boolean;

/** Returns a test for equal parts of two games. No parts are equal if the settings differ. */
const samePartTest = (before: GameDrawings, after: GameDrawings): IsSame => {
  const compared = new Map<keyof Game, boolean>();
  const sameSettings = isEqual(before.config, after.config);
  return (part) => {
    const same = compared.get(part) ?? (sameSettings && isEqual(before.game[part], after.game[part]));
    compared.set(part, same);
    return same;
  };
};

/** Items of a component, or undefined if it uses parts that differ. */
const itemsIfSame = async (
  component: Component,
  drawings: GameDrawings,
  isSame: IsSame,
): Promise<readonly Item[] | undefined> => {
  const { recorder, parts } = recordReadParts(drawings.game);
  // Every drawing reads some parts.
  if (![...parts].every(isSame)) return undefined;
  const items = await itemsOf(component, drawings, recorder);
  return [...parts].every(isSame) ? items : undefined;
};

const isEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Map && b instanceof Map) return isEqual([...a], [...b]);
  if (a instanceof Set && b instanceof Set) return isEqual([...a], [...b]);
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(Reflect.get(a, key), Reflect.get(b, key)))
  );
};

/** Items of a component. With `listedFrom`, does not draw pieces and leaves hexes empty, but still reads the same parts of the game. */
export const itemsOf = async (
  component: Component,
  { game, draw }: GameDrawings,
  listedFrom?: Game,
): Promise<readonly Item[]> => {
  const { pages, physical } = await component.drawings();
  const source = listedFrom ?? game;
  return draw((fullLook) => {
    const look: Look = listedFrom ? { ...fullLook, emptyHexes: true } : fullLook;
    const pieces = component.kind === 'pieces' && physical ? physical(source, look) : [];
    if (pieces.length > 0)
      return withDistinctKeys(
        pieces.map((piece) => ({
          ...itemOfPiece(component, piece),
          ...(listedFrom ? {} : drawingOfPiece(piece, look)),
        })),
      );
    const variations = component.options.includes('variation') ? source.maps.map((_, i) => i) : [0];
    return withDistinctKeys(
      variations.flatMap((variation) =>
        pages(source, look, { variation }).flatMap((page) =>
          sheetItems(component, page, variation, !listedFrom),
        ),
      ),
    );
  });
};

const itemOfPiece = (component: Component, { kind, title, name, print, subject }: PhysicalPiece): Item => ({
  component: component.id,
  key: `${kind} ${title}`,
  title: `${kind} "${title}"`,
  copies: print,
  piece: name,
  subject,
});

const drawingOfPiece = (
  { front, back, sheetBack, width, height }: PhysicalPiece,
  look: Look,
): Pick<Item, 'drawing' | 'picture'> => {
  const nodes = front(look, { bleed: 0 });
  const reverse = back ?? sheetBack;
  return {
    drawing: fingerprint([...nodes, ...(reverse?.(look, { bleed: 0 }) ?? [])]),
    picture: { nodes, box: box(0, 0, width, height) },
  };
};

/** Adds numbers to repeated keys. */
const withDistinctKeys = (items: readonly Item[]): readonly Item[] => {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = (counts.get(item.key) ?? 0) + 1;
    counts.set(item.key, count);
    return count === 1 ? item : { ...item, key: `${item.key} ${count}` };
  });
};
