import { nameWord } from '@platelayer/components';
import { toPdf, toPng } from '@platelayer/press';
import { group, type Page, type SymbolDrawing, symbol, use } from '@platelayer/scene';
import type { GameDrawings } from '../../drawings.ts';
import type { PlanContext, Press } from '../../formats/format.ts';
import { pdfxOf } from '../../make.ts';
import { zipFiles } from '../../zip.ts';
import { backFault } from '../backs.ts';
import { groupedBy, type InventoryPiece, inventoryOf, isCard } from '../inventory.ts';
import { type ListEntry, listCsv, listJson, listRows, listTotals, millimetres } from '../list.ts';
import { messages, type PackMessage, refuse, report } from '../messages.ts';
import { keepsSafe } from '../safe-zone.ts';
import {
  backOf,
  commonBack,
  frontOf,
  outlineOfSide,
  type PlacedSide,
  type Side,
  type Size,
  sidePage,
  type Turn,
} from '../side.ts';
import type { Product } from './products.ts';
import { DPI, type ShopProfile } from './profiles.ts';
import { readMe } from './read-me.ts';

export interface ShopOptions {
  readonly profile: ShopProfile;
  /** Pictures with the lines of trim and safe zone besides. */
  readonly proof: boolean;
  /** Text outside the safe zone stops the pack. */
  readonly strict: boolean;
  /** Which side of a card comes first in documents; what the shop wants where absent. */
  readonly first?: 'front' | 'back';
}

/** A piece that the shop makes, and as what. */
interface Ordered {
  readonly piece: InventoryPiece;
  readonly product: Product;
}

/** What is ordered of a game, and what was found out about it. */
export interface ShopPlan {
  readonly all: readonly InventoryPiece[];
  readonly ordered: readonly Ordered[];
  readonly notes: readonly PackMessage[];
}

/** Decides what is ordered; cards that the shop does not make in their size stop everything (86.9). */
export const planShop = async (
  context: Pick<PlanContext, 'drawings' | 'components'>,
  profile: ShopProfile,
): Promise<ShopPlan> => {
  const { drawings } = context;
  const all = await inventoryOf(context);
  const ordered: Ordered[] = [];
  const notes = new Map<string, PackMessage>();
  const notMade = new Set<string>();
  const note = (message: PackMessage) => notes.set(message.text, message);
  for (const piece of all) {
    // What is printed nowhere is not ordered either; a virtual table may have it all the same.
    if (piece.print === 0) continue;
    if (!profile.makes.includes(piece.component.id)) {
      notMade.add(piece.component.title);
      continue;
    }
    const product = profile.product(piece, drawings.config);
    if ('code' in product) {
      if (isCard(piece)) refuse(product);
      note(product);
    } else ordered.push({ piece, product });
  }
  if (notMade.size > 0) note(messages.notMade([...notMade]));
  const kept: Ordered[] = [];
  for (const [, members] of groupedBy(ordered, kindOfBack)) {
    const { piece } = members[0]!;
    const fault = piece.back ? undefined : await backFault(backKind(piece), piece, drawings);
    if (fault) note(fault);
    else kept.push(...members);
  }
  const cards = kept.filter(({ piece }) => isCard(piece)).reduce((sum, { piece }) => sum + piece.print, 0);
  if (profile.mostCards && cards > profile.mostCards) note(messages.tooManyCards(cards, profile.mostCards));
  return { all, ordered: kept, notes: [...notes.values()] };
};

/** Pieces that share a back, and a folder. */
const kindOfBack = ({ piece, product }: Ordered): string => `${folderOf(piece, product)} ${backKind(piece)}`;

const backKind = (piece: InventoryPiece): string =>
  isCard(piece) ? piece.kind : piece.component.kind === 'pieces' ? piece.component.piece : piece.kind;

const folderOf = (piece: InventoryPiece, { name }: Product): string =>
  [piece.component.id, nameWord(name).toLowerCase(), ...(isCard(piece) ? [piece.kind] : [])].join('/');

/** The whole pack as a zip (86.8.1); nothing where the shop makes nothing of it. */
export const makeShopPack = async (
  context: PlanContext,
  folder: string,
  options: ShopOptions,
  press: Press,
): Promise<Uint8Array | undefined> => {
  const { drawings } = context;
  const { profile } = options;
  const { all, ordered, notes: planned } = await planShop(context, profile);
  if (ordered.length === 0) return undefined;
  const notes = [...planned];
  const unsafe = await unsafePieces(ordered, profile, drawings, press);
  if (unsafe.size > 0) {
    const distance = `${millimetres(profile.safe(drawings.config))} mm`;
    const message = messages.unsafe([...unsafe], distance);
    if (options.strict) refuse(message);
    notes.push(message);
  }

  const files = new Map<string, Uint8Array>();
  const entries = new Map<string, ListEntry>();
  const put = (path: string, bytes: Uint8Array) => void files.set(`${folder}/${path}`, bytes);
  const { info } = drawings.game;
  for (const [, members] of groupedBy(ordered, kindOfBack)) {
    const { piece: first, product } = members[0]!;
    const place = folderOf(first, product);
    const shared = first.back ? undefined : commonBack(info, backKind(first), first);
    if (shared && profile.pictures)
      put(
        `${place}/back.png`,
        await picture(await onProduct(shared, product, profile, 'back', drawings), press),
      );
    for (const { piece } of members) {
      press.signal?.throwIfAborted();
      const front = frontOf(piece);
      const reverse = backOf(piece);
      const paths = { front: `${place}/${piece.name}-front.png`, back: `${place}/${piece.name}-back.png` };
      if (profile.pictures) {
        put(paths.front, await picture(await onProduct(front, product, profile, 'front', drawings), press));
        if (reverse)
          put(paths.back, await picture(await onProduct(reverse, product, profile, 'back', drawings), press));
      }
      if (options.proof)
        put(
          `proof/${piece.name}.png`,
          await picture(await proofPage(front, product, profile, drawings), press),
        );
      entries.set(piece.name, {
        ...(profile.pictures
          ? { front: paths.front, back: reverse ? paths.back : `${place}/back.png` }
          : { front: `cards-${piece.kind}.pdf` }),
        notes: notesOn(piece, unsafe, await hasOwnBack(piece, drawings)),
      });
    }
  }
  if (profile.documents)
    for (const [kind, members] of groupedBy(
      ordered.filter(({ piece }) => isCard(piece)),
      ({ piece }) => piece.kind,
    ))
      put(`cards-${kind}.pdf`, await document(kind, members, options, context, press));

  const isOrdered = new Set(ordered.map(({ piece }) => piece.name));
  for (const { name } of all)
    if (!isOrdered.has(name)) entries.set(name, { notes: ['not part of this pack'] });
  const rows = listRows(all, entries);
  put(context.fileName('list', 'csv'), listCsv(rows));
  put(context.fileName('list', 'json'), listJson(info.title, rows));
  const totals = listTotals(rows.filter(({ name }) => isOrdered.has(name)));
  put(
    'READ-ME.txt',
    readMe(
      info.title,
      profile,
      totals,
      notes.map(({ text }) => text),
    ),
  );
  for (const message of notes) report(message, drawings);
  return zipFiles(files);
};

const hasOwnBack = (piece: InventoryPiece, drawings: GameDrawings): Promise<boolean> =>
  drawings.draw((look) => piece.back !== undefined || look.artwork.back(backKind(piece)) !== undefined);

const notesOn = (piece: InventoryPiece, unsafe: ReadonlySet<string>, ownBack: boolean): readonly string[] => [
  ...(piece.play === '∞' ? [messages.printCount(piece.print).text] : []),
  ...(ownBack ? [] : [messages.drawnBack().text]),
  ...(unsafe.has(piece.name) ? ['text outside the safe zone'] : []),
];

const unsafePieces = async (
  ordered: readonly Ordered[],
  profile: ShopProfile,
  drawings: GameDrawings,
  { signal }: Press,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const { piece } of ordered) {
    signal?.throwIfAborted();
    if (!(await keepsSafe(frontOf(piece), profile.safe(drawings.config), drawings))) found.add(piece.name);
  }
  return found;
};

/** Front and back are turned in opposite directions, or backs would stand on their heads (86.11). */
const turnOf = ({ width, height }: Side, { upright }: ShopProfile, side: 'front' | 'back'): Turn =>
  upright && width > height ? (side === 'front' ? 90 : -90) : 0;

const pageSize = ({ pixels }: Product) => ({
  width: (100 * pixels.width) / DPI,
  height: (100 * pixels.height) / DPI,
});

/** Hexagons lie flat-topped at every shop. */
export const onProduct = (
  side: Side,
  product: Product,
  profile: ShopProfile,
  which: 'front' | 'back',
  drawings: GameDrawings,
  page: Size = pageSize(product),
): Promise<PlacedSide> => {
  const turn = side.shape === 'rectangle' ? turnOf(side, profile, which) : 0;
  return sidePage(side, page, drawings, { turn });
};

const TRIM_LINE = { color: '#ff0000', width: 0.5 };
const SAFE_LINE = { color: '#ff00ff', width: 0.5, dash: [3, 3] };

/** The same with the lines of the cut and of the safe zone: to look at, not to print. */
const proofPage = (
  side: Side,
  product: Product,
  profile: ShopProfile,
  drawings: GameDrawings,
): Promise<PlacedSide> => {
  const turn = side.shape === 'rectangle' ? turnOf(side, profile, 'front') : 0;
  const safe = profile.safe(drawings.config);
  return sidePage(side, pageSize(product), drawings, {
    turn,
    over: [
      { ...outlineOfSide(side), stroke: TRIM_LINE },
      { ...outlineOfSide(side, safe), stroke: SAFE_LINE },
    ],
  });
};

const picture = (page: Page, press: Press): Promise<Uint8Array> =>
  toPng(page, { ...press, onProgress: undefined, dpi: DPI });

/** A document of a kind of cards: one side on a page. What is there several times is drawn once. */
const document = async (
  kind: string,
  members: readonly Ordered[],
  { profile, first = profile.documents?.first ?? 'front' }: ShopOptions,
  { drawings, options }: PlanContext,
  press: Press,
): Promise<Uint8Array> => {
  const { info } = drawings.game;
  const { piece, product } = members[0]!;
  const back = await onProduct(
    commonBack(info, kind, piece),
    product,
    profile,
    'back',
    drawings,
    product.page,
  );
  const shared = symbol(`back-${kind}`, back.children);
  const pages: Page[] = [];
  for (const { piece, product } of members) {
    const front = await onProduct(frontOf(piece), product, profile, 'front', drawings, product.page);
    const own = symbol(`front-${piece.name}`, front.children);
    const pair = [sheet(front, own, piece.title), sheet(back, shared, `Back of ${piece.title}`)];
    const copies = profile.documents?.copies ? piece.print : 1;
    for (let copy = 0; copy < copies; copy++) pages.push(...(first === 'back' ? pair.toReversed() : pair));
  }
  return toPdf(
    { title: `${info.title} – ${kind} cards`, author: info.designer, language: 'en', pages },
    { ...press, onProgress: undefined, pdfx: await pdfxOf(options, profile.inkLimit) },
  );
};

const sheet = (page: PlacedSide, drawing: SymbolDrawing, title: string): Page => ({
  ...page,
  title,
  children: [group([use(drawing)], { title })],
});
