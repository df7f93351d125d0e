import type { ExportFormat, PlanContext } from './format.ts';

/** Every piece of a game with its counts and its size, for spreadsheets and for programs (86.7). */
export const list = {
  id: 'list',
  title: 'List of pieces',
  description: 'every piece with its counts and its size, as CSV and JSON',
  file: 'List of Pieces',
  extension: 'csv',
  mediaType: 'text/csv',
  scopes: ['component', 'game'],
  options: [],
  plan: async (context) => [
    { kind: 'list', name: context.fileName('list', 'csv'), make: async () => (await listOf(context)).csv },
    { kind: 'list', name: context.fileName('list', 'json'), make: async () => (await listOf(context)).json },
  ],
} as const satisfies ExportFormat;

/** The list of what is wanted, by the names that its pictures have in an export of pieces; no files without pieces. */
export const listOf = async (
  context: PlanContext,
): Promise<{ readonly csv?: Uint8Array; readonly json?: Uint8Array }> => {
  const { inventoryOf } = await import('../packs/inventory.ts');
  const { listCsv, listJson, listRows } = await import('../packs/list.ts');
  const pieces = await inventoryOf(context);
  if (pieces.length === 0) return {};
  const entries = pieces.map(
    ({ name, picture = name }) => [name, { front: context.fileName(picture, 'png') }] as const,
  );
  const rows = listRows(pieces, new Map(entries));
  return { csv: listCsv(rows), json: listJson(context.drawings.game.info.title, rows) };
};
