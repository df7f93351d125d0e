import type { PackPreview, PlanContext, Press } from '../../formats/format.ts';
import { zipFiles } from '../../zip.ts';
import type { InventoryPiece } from '../inventory.ts';
import { listCsv, listRows } from '../list.ts';
import { report } from '../messages.ts';
import { makePictures } from '../pictures.ts';
import { previewTable } from '../table-preview.ts';
import { buildModule, PROGRAM_VERSION, type VassalModule } from './vassal.ts';
import { element, xmlText } from './xml.ts';

const isPlayed = ({ play }: InventoryPiece): boolean => play !== 0;

/** Returns undefined if the module would have no pieces. */
export const makeVassalPack = async (
  context: PlanContext,
  version: string,
  press: Press,
): Promise<Uint8Array | undefined> => {
  const { drawings } = context;
  const module = await buildModule(context, version);
  if (!module.all.some(isPlayed)) return undefined;
  for (const message of module.notes) report(message, drawings);
  return makeModule(module, drawings.game.info.title || 'Game', version, press);
};

export const makeVassalList = async (
  context: PlanContext,
  version: string,
): Promise<Uint8Array | undefined> => {
  const { all, entries } = await buildModule(context, version);
  if (!all.some(isPlayed)) return undefined;
  return listCsv(listRows(all, entries));
};

export const previewVassalPack = async (context: PlanContext, version: string): Promise<PackPreview> =>
  previewTable(context, await buildModule(context, version));

const moduleData = (name: string, version: string): string =>
  xmlText(
    element('data', { version: 1 }, [
      element('version', {}, [version]),
      element('extra1'),
      element('extra2'),
      element('VassalVersion', {}, [PROGRAM_VERSION]),
      element('dateSaved', {}, ['0']),
      element('description', {}, [name]),
      element('name', {}, [name]),
    ]),
  );

const makeModule = async (
  { build, images }: VassalModule,
  name: string,
  version: string,
  press: Press,
): Promise<Uint8Array> => {
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>([
    ['buildFile.xml', encoder.encode(xmlText(build))],
    ['moduledata', encoder.encode(moduleData(name, version))],
  ]);
  await makePictures(images, press, (file, bytes) => files.set(`images/${file}`, bytes), 'transparent');
  return zipFiles(files);
};
