import type { PackPreview, PlanContext, Press } from '../../formats/format.ts';
import type { InventoryPiece } from '../inventory.ts';
import { listCsv, listRows } from '../list.ts';
import { report } from '../messages.ts';
import { previewTable } from '../table-preview.ts';
import { makeModule } from './module-file.ts';
import { buildModule } from './vassal.ts';

const isPlayed = ({ play }: InventoryPiece): boolean => play !== 0;

/** Nothing where the module would have no piece. */
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
