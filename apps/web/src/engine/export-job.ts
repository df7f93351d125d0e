import { findComponent } from '@platelayer/components';
import {
  type ExportFile,
  type Format,
  planExport,
  runExport,
  type Studio,
  safeName,
  stemOf,
  zipFiles,
} from '@platelayer/export';
import type { JobContext } from './jobs.ts';
import type { ExportOrder, Jobs, ShownPage } from './messages.ts';
import { fetchSubsetter } from './subsetter.ts';

/** What is made, and the drawing board it is made on. */
interface Plan {
  readonly files: readonly ExportFile[];
  readonly studio: Studio;
}

const planOf = async (order: ExportOrder, studio: Studio): Promise<Plan> => {
  const { subject } = order;
  if (subject.kind === 'page') return planPage(subject, studio);
  const files = await planExport(studio.game, order.config, studio, {
    formats: [subject.format],
    components: subject.kind === 'component' ? [subject.id] : undefined,
    board18: subject.kind === 'game' ? subject.board18 : undefined,
  });
  return { files, studio };
};

/** One file of what a page shows, by the name that it has in an export of the whole game (98.11.4). */
const planPage = async (
  { component: id, request, piece: address, layout, format }: ShownPage & { readonly format: Format },
  studio: Studio,
): Promise<Plan> => {
  const component = findComponent(id);
  if (!component) throw new Error(`There is no component "${id}".`);
  const { title } = studio.game.info;
  const plan = (name: string, piece?: string, board = studio): Plan => {
    const file = { name: `${stemOf(title)}-${safeName(name)}.${format}`, component };
    if (format === 'pdf')
      return { studio: board, files: [{ ...file, kind: 'sheets', request, settings: [] }] };
    return {
      studio: board,
      files: piece === undefined ? [] : [{ ...file, kind: 'piece', piece, format }],
    };
  };
  if (address) {
    const piece = await studio.piece(component, address);
    // The whole component is this one piece.
    const alone = piece && { ...studio, pages: async () => [piece], pieces: async () => [piece] };
    return piece ? plan(piece.name, piece.name, alone) : { studio, files: [] };
  }
  const several = component.options.includes('variation') && studio.game.maps.length > 1;
  const parts = [
    id,
    layout,
    several ? (request.variation ?? 0) : undefined,
    request.paginated && 'paginated',
  ];
  const name = parts.filter((part) => part !== undefined && part !== false).join('-');
  return plan(
    name,
    format === 'pdf' ? undefined : (await studio.pieces(component))[request.variation ?? 0]?.name,
  );
};

/** Names of the files of an order, without making them. */
export const exportNames = async (order: ExportOrder, studio: Studio): Promise<Jobs['exportNames']['out']> =>
  (await planOf(order, studio)).files.map(({ name }) => name);

/** Makes what was ordered. A file that fails does not stop the others. */
export const exportJob = async (
  order: ExportOrder & { readonly zip?: string },
  studio: Studio,
  { onProgress, signal }: JobContext,
): Promise<Jobs['export']['out']> => {
  const plan = await planOf(order, studio);
  const total = plan.files.length;
  const made = new Map<string, Uint8Array>();
  const failures: { name: string; reason: string }[] = [];
  let finished = 0;
  const options = {
    fonts: studio.fonts,
    subsetter: await fetchSubsetter(),
    dpi: order.dpi,
    lettering: order.lettering,
    signal,
    // Large files tell of their pages.
    onProgress: (done: number, pages: number) =>
      onProgress(finished + done / pages, total, plan.files[finished]?.name ?? ''),
  };
  for await (const step of runExport(plan.files, plan.studio, options)) {
    const { name } = step.file;
    if ('bytes' in step) made.set(name, step.bytes);
    else if ('failure' in step) failures.push({ name, reason: step.failure });
    finished = step.done;
    onProgress(finished, total, name);
  }
  const zipped = order.zip !== undefined && total > 1 && made.size > 0;
  const files = zipped ? new Map([[order.zip, zipFiles(made)]]) : made;
  return {
    files: [...files].map(([name, bytes]) => ({ name, bytes: bytes as Uint8Array<ArrayBuffer> })),
    made: made.size,
    failures,
  };
};
