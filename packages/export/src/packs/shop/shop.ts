import type { Page } from '@platelayer/scene';
import type { GameDrawings } from '../../drawings.ts';
import type { PackPreview, PlanContext, Press, PreviewPicture } from '../../formats/format.ts';
import { zipFiles } from '../../zip.ts';
import { deckOf, groupBy, type InventoryPiece, isCard } from '../inventory.ts';
import { type ListEntry, listCsv, listJson, listRows, listTotals, millimetres } from '../list.ts';
import { messages, PackRefusal, refuse, report } from '../messages.ts';
import { makePictures, type PackPicture } from '../pictures.ts';
import { keepsSafe } from '../safe-zone.ts';
import { backOf, commonBack, frontOf, type Side } from '../side.ts';
import { type DocumentOptions, makeDeckDocument } from './document.ts';
import { backGroup, backKind, folderOf, type OrderedPiece, planShop } from './plan.ts';
import { onProduct, proofPage } from './product-page.ts';
import { DPI, type ShopProfile } from './profiles.ts';
import { readMe } from './read-me.ts';

export interface ShopOptions extends DocumentOptions {
  /** Whether to add pictures with cut lines and safe zone. */
  readonly proof: boolean;
  /** Whether text outside the safe zone stops the pack. */
  readonly strict: boolean;
}

/** Makes the pack as a zip (86.8.1), or returns undefined if the shop makes none of the pieces. */
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
  const pictures = new Map<string, PackPicture>();
  const entries = new Map<string, ListEntry>();
  const put = (path: string, bytes: Uint8Array) => void files.set(`${folder}/${path}`, bytes);
  const addPicture = (path: string, page: () => Promise<Page>) => void pictures.set(path, { dpi: DPI, page });
  const { info } = drawings.game;
  for (const [, members] of groupBy(ordered, backGroup)) {
    const { piece: first, product } = members[0]!;
    const piecesFolder = folderOf(first, product);
    const shared = first.back ? undefined : commonBack(info, backKind(first), first);
    if (shared && profile.pictures)
      addPicture(`${piecesFolder}/back.png`, () => onProduct(shared, product, profile, 'back', drawings));
    for (const { piece } of members) {
      const front = frontOf(piece);
      const reverse = backOf(piece);
      const paths = {
        front: `${piecesFolder}/${piece.name}-front.png`,
        back: `${piecesFolder}/${piece.name}-back.png`,
      };
      if (profile.pictures) {
        addPicture(paths.front, () => onProduct(front, product, profile, 'front', drawings));
        if (reverse) addPicture(paths.back, () => onProduct(reverse, product, profile, 'back', drawings));
      }
      if (options.proof)
        addPicture(`proof/${piece.name}.png`, () => proofPage(front, product, profile, 'front', drawings));
      entries.set(piece.name, {
        ...(profile.pictures
          ? { front: paths.front, back: reverse ? paths.back : `${piecesFolder}/back.png` }
          : { front: `cards-${deckOf(piece)}.pdf` }),
        notes: listNotes(piece, unsafe, await hasOwnBack(piece, drawings)),
      });
    }
  }
  await makePictures(pictures, press, put);
  if (profile.documents)
    for (const [deck, members] of groupBy(
      ordered.filter(({ piece }) => isCard(piece)),
      ({ piece }) => deckOf(piece),
    )) {
      press.signal?.throwIfAborted();
      put(`cards-${deck}.pdf`, await makeDeckDocument(deck, members, options, context, press));
    }

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

const listNotes = (
  piece: InventoryPiece,
  unsafe: ReadonlySet<string>,
  ownBack: boolean,
): readonly string[] => [
  ...(piece.play === '∞' ? [messages.printCount(piece.print).text] : []),
  ...(ownBack ? [] : [messages.drawnBack().text]),
  ...(unsafe.has(piece.name) ? ['text outside the safe zone'] : []),
];

const unsafePieces = async (
  ordered: readonly OrderedPiece[],
  profile: ShopProfile,
  drawings: GameDrawings,
  { signal }: Press,
): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  for (const { piece } of ordered) {
    signal?.throwIfAborted();
    if (!(await keepsSafe(frontOf(piece), profile.safe(drawings.config), drawings))) names.add(piece.name);
  }
  return names;
};

/** Shows one of each kind of piece and back, with cut lines and safe zone. */
export const previewShop = async (
  context: Pick<PlanContext, 'drawings' | 'components'>,
  profile: ShopProfile,
): Promise<PackPreview> => {
  const { drawings } = context;
  const plan = await planShop(context, profile).catch((error: unknown) => {
    if (error instanceof PackRefusal) return error.message;
    throw error;
  });
  if (typeof plan === 'string') return { pictures: [], messages: [], refusal: plan };
  const { ordered, notes } = plan;
  const pictures: PreviewPicture[] = [];
  for (const [, [first]] of groupBy(ordered, ({ piece }) => `${piece.component.id} ${previewKind(piece)}`)) {
    const { piece, product } = first!;
    const proof = (side: Side, which: 'front' | 'back') => () =>
      proofPage(side, product, profile, which, drawings);
    pictures.push({ title: piece.title, page: proof(frontOf(piece), 'front') });
    const isFirstOfCards = isCard(piece) && !pictures.some(({ title }) => title.startsWith('Back of'));
    const back =
      backOf(piece) ?? (isFirstOfCards ? commonBack(drawings.game.info, piece.kind, piece) : undefined);
    if (back) pictures.push({ title: `Back of ${piece.title}`, page: proof(back, 'back') });
  }
  return { pictures, messages: notes.map(({ text }) => text) };
};

/** To a shop, tiles of all colours are the same kind. */
const previewKind = (piece: InventoryPiece): string => (piece.component.id === 'tiles' ? '' : piece.kind);
