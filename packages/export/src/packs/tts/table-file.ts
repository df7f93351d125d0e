import { type PressOptions, toPng } from '@platelayer/press';
import type { GameDrawings } from '../../drawings.ts';
import type { PackPreview, PlanContext, Press } from '../../formats/format.ts';
import { zipFiles } from '../../zip.ts';
import type { InventoryPiece } from '../inventory.ts';
import { listCsv, listRows } from '../list.ts';
import { messages, report } from '../messages.ts';
import { makePictures } from '../pictures.ts';
import { frontOf, sidePage } from '../side.ts';
import { previewTable } from '../table-preview.ts';
import type { TableObject } from './objects.ts';
import type { ImagePlace } from './table-maker.ts';
import { buildTable, type TableOptions } from './tts.ts';

/** Returns a saved object, which has empty table settings (86.3.3). */
const savedObject = (name: string, objects: readonly TableObject[]) => ({
  SaveName: name,
  GameMode: '',
  Date: '',
  VersionNumber: '',
  Gravity: 0.5,
  PlayArea: 0.5,
  Table: '',
  Sky: '',
  Note: '',
  Rules: '',
  XmlUI: '',
  LuaScript: '',
  LuaScriptState: '',
  Tags: [],
  TabStates: {},
  ObjectStates: objects,
});

/** Pixels of the picture of a saved object in the program's menu. */
const THUMBNAIL = 256;

/** Makes the pack as a zip, or returns undefined if the table would be empty. */
export const makeTablePack = async (
  context: PlanContext,
  folder: string,
  options: TableOptions,
  press: Press,
): Promise<Uint8Array | undefined> => {
  const { drawings } = context;
  const { title } = drawings.game.info;
  const table = await buildTable(context, options);
  if (table.objects.length === 0) return undefined;
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>();
  const put = (path: string, bytes: Uint8Array) => void files.set(`${folder}/${path}`, bytes);
  const stem = folder.replace(/-tts$/, '');
  put(
    `Saves/Saved Objects/${stem}.json`,
    encoder.encode(`${JSON.stringify(savedObject(title, table.objects), undefined, 2)}\n`),
  );
  await makePictures(table.pictures, press, (file, bytes) => put(`Mods/Images/${file}`, bytes));
  const boards = table.all.filter(({ kind }) => kind === 'board');
  const board = boards.find(({ component }) => component.id === 'map') ?? boards[0];
  if (board) put(`Saves/Saved Objects/${stem}.png`, await thumbnail(board, drawings, press));
  put(context.fileName('list', 'csv'), listCsv(listRows(table.all, table.entries)));
  const notes = table.notes.map(({ text }) => text);
  put('READ-ME.txt', encoder.encode(tableReadMe(title, options.images, notes)));
  for (const message of table.notes) report(message, drawings);
  return zipFiles(files);
};

const thumbnail = async (
  piece: InventoryPiece,
  drawings: GameDrawings,
  press: PressOptions,
): Promise<Uint8Array> => {
  const side = Math.max(piece.width, piece.height);
  const page = await sidePage(frontOf(piece), { width: side, height: side }, drawings);
  return toPng(page, { ...press, onProgress: undefined, dpi: (100 * THUMBNAIL) / side });
};

/** Previews the pack, even before the user has set a location for its pictures. */
export const previewTablePack = async (context: PlanContext, options: TableOptions): Promise<PackPreview> => {
  const table = await buildTable(context, { ...options, images: options.images ?? { kind: 'name' } });
  const preview = previewTable(context, table);
  return options.images ? preview : { ...preview, refusal: messages.noPathYet().text };
};

const SHARING: Readonly<Record<ImagePlace['kind'], string>> = {
  address:
    'Upload all files of Mods/Images to the address that you gave. Everybody at the table loads them from there.',
  folder:
    'The pictures are looked for in the folder that you gave: put the files of Mods/Images there. Only you see them; to share them, load the table, choose Upload > Cloud Manager > Upload All, and save the table again.',
  name: 'The pictures are looked for by their names in Mods/Images. Only you see them; to share them, load the table, choose Upload > Cloud Manager > Upload All, and save the table again.',
};

const tableReadMe = (game: string, images: ImagePlace | undefined, notes: readonly string[]): string =>
  [
    `${game} for Tabletop Simulator`,
    '',
    'Print and share only games that you have a licence for.',
    'The files follow the published format of the program; please report what you see.',
    '',
    '1. Copy the folders Saves and Mods into the folder of the program:',
    '   Windows: Documents\\My Games\\Tabletop Simulator',
    '   macOS:   ~/Library/Tabletop Simulator',
    '   Linux:   ~/.local/share/Tabletop Simulator',
    `2. ${SHARING[images?.kind ?? 'name']}`,
    '3. Start a table and choose Objects > Saved Objects. The game has its picture there.',
    '4. Boards lie in a row, decks and bags in front of them. Tiles snap to hexes; tokens do not, because a city may have several places.',
    '   Unlock a board with its menu (Toggles > Lock) to move it.',
    '',
    'Tabletop Playground reads the same files with its own importer.',
    ...(notes.length > 0 ? ['', 'Please note:', ...notes.map((note) => `  - ${note}`)] : []),
    '',
  ].join('\r\n');
