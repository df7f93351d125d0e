import { type Component, components, type Look, type PhysicalPiece } from '@platelayer/components';
import { type GameDrawings, noteParts } from '@platelayer/export';
import type { Game } from '@platelayer/game';
import { box, fingerprint } from '@platelayer/scene';
import type { Item, Version } from './item.ts';
import { sheetItems } from './sheet-items.ts';

/** A game as it was at one time. */
export interface EarlierGame {
  readonly title: string;
  /** Each component was perhaps printed last in another version; those without drawings are left out. */
  readonly drawings: DrawingsOf;
}

export type DrawingsOf = (component: Component) => GameDrawings | undefined;

/**
 * Two versions of a game, to be compared. Components that are made from the same in both are only listed: their items are
 * the same, without pictures. `sameMaterials` says that both are drawn with the same fonts and pictures.
 */
export const versionsOf = async (
  before: EarlierGame,
  after: GameDrawings,
  sameMaterials: boolean,
): Promise<{ readonly before: Version; readonly after: Version }> => {
  const [old, now]: readonly [Item[], Item[]] = [[], []];
  const known = new Map<GameDrawings, IsSame>();
  for (const component of components) {
    const earlier = before.drawings(component);
    if (!earlier) continue;
    const isSame = known.get(earlier) ?? sameParts(earlier, after);
    known.set(earlier, isSame);
    const [had, has] = [component.available(earlier.game), component.available(after.game)];
    const same = had && has && sameMaterials ? await itemsIfSame(component, after, isSame) : undefined;
    if (had) old.push(...(same ?? (await itemsOf(component, earlier))));
    if (has) now.push(...(same ?? (await itemsOf(component, after))));
  }
  return { before: { title: before.title, items: old }, after: { title: after.game.info.title, items: now } };
};

type IsSame = (part: keyof Game) => boolean;

/** Tells which parts of two games are the same; none where their settings differ. */
const sameParts = (one: GameDrawings, other: GameDrawings): IsSame => {
  const compared = new Map<keyof Game, boolean>();
  const sameSettings = isEqual(one.config, other.config);
  return (part) => {
    const same = compared.get(part) ?? (sameSettings && isEqual(one.game[part], other.game[part]));
    compared.set(part, same);
    return same;
  };
};

/** What a component has, unless it is made from something that differs. */
const itemsIfSame = async (
  component: Component,
  drawings: GameDrawings,
  isSame: IsSame,
): Promise<readonly Item[] | undefined> => {
  const { noting, parts } = noteParts(drawings.game);
  // Some parts are read for every drawing.
  if (![...parts].every(isSame)) return undefined;
  const items = await itemsOf(component, drawings, noting);
  return [...parts].every(isSame) ? items : undefined;
};

const isEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Map && other instanceof Map) return isEqual([...one], [...other]);
  if (one instanceof Set && other instanceof Set) return isEqual([...one], [...other]);
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(Reflect.get(one, key), Reflect.get(other, key)))
  );
};

/**
 * What a component has. Where it is only listed, pieces are not drawn and hexes stay empty; the same parts of the game are
 * read for that.
 */
export const itemsOf = async (
  component: Component,
  { game, draw }: GameDrawings,
  listedFrom?: Game,
): Promise<readonly Item[]> => {
  const { pages, physical } = await component.drawings();
  const source = listedFrom ?? game;
  return draw((whole) => {
    const look: Look = listedFrom ? { ...whole, emptyHexes: true } : whole;
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

/** Things of one name are told apart by their order. */
const withDistinctKeys = (items: readonly Item[]): readonly Item[] => {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = (counts.get(item.key) ?? 0) + 1;
    counts.set(item.key, count);
    return count === 1 ? item : { ...item, key: `${item.key} ${count}` };
  });
};
