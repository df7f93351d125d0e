import type { ExportFormat, PlanContext } from './format.ts';

/** Every piece of a game with its counts and size, as CSV and JSON (86.7). */
export const list = {
  id: 'list',
  title: 'List of pieces',
  description: 'every piece with its counts and size, as CSV and JSON',
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

/** Makes the list of the selected pieces, loading its code on demand. */
export const listOf = async (context: PlanContext) => (await import('../packs/list.ts')).makeList(context);
