import { type PressOptions, toPng } from '@platelayer/press';
import type { GameDrawings } from '../../drawings.ts';
import type { PlanContext, Press } from '../../formats/format.ts';
import { zipFiles } from '../../zip.ts';
import type { InventoryPiece } from '../inventory.ts';
import { listCsv, listRows } from '../list.ts';
import { report } from '../messages.ts';
import { makePictures } from '../pictures.ts';
import { frontOf, sidePage } from '../side.ts';
import type { TableObject } from './objects.ts';
import { tableReadMe } from './read-me.ts';
import { buildTable, type TableOptions } from './tts.ts';

/** A saved object: the settings of a table are left empty (86.3.3). */
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

/** Side of the picture beside the saved object in the program's menu. */
const THUMBNAIL = 256;

/** The whole pack as a zip; nothing where nothing would lie on the table. */
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
  const shown = boards.find(({ component }) => component.id === 'map') ?? boards[0];
  if (shown) put(`Saves/Saved Objects/${stem}.png`, await thumbnail(shown, drawings, press));
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
