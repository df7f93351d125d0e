import type { PackPreview, PlanContext } from '../../formats/format.ts';
import { messages } from '../messages.ts';
import { previewTable } from '../table-preview.ts';
import { buildTable, type TableOptions } from './tts.ts';

export { makeTablePack } from './table-file.ts';

/** Can be looked at before anybody knows where its pictures will lie. */
export const previewTablePack = async (context: PlanContext, options: TableOptions): Promise<PackPreview> => {
  const table = await buildTable(context, { ...options, images: options.images ?? { kind: 'name' } });
  const seen = previewTable(context, table);
  return options.images ? seen : { ...seen, refusal: messages.noPathYet().text };
};
