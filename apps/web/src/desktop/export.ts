import { pageLocation } from '../address/page-location.ts';
import { gamePath } from '../address/paths.ts';
import { hasSlug } from '../address/slug.ts';
import { combineLayers, overridesIn } from '../config/layers.ts';
import { useChecker } from '../config/start-config.ts';
import { engine } from '../engine/engine.ts';
import { useExport } from '../export/export-state.ts';
import { canSavePage, formatOf, pageRequest, requestFor } from '../export/request.ts';
import { countExport, startExport } from '../export/start-export.ts';
import type { ExportTask } from '../export/target.ts';
import { useFrame } from '../frame/frame-state.ts';
import { alertFailure } from '../sources/alerts.ts';
import { useApp } from '../state/store.ts';
import type { Bridge, ExportCall } from './bridge.ts';
import { canWrite, pickTargetFile, pickTargetFolder, type WritingBridge } from './places.ts';

/** The export calls of 98.10.3: each makes a format of the whole game or of the page. */
const CALLS: Readonly<Record<ExportCall, { readonly format: string; readonly whole: boolean }>> = {
  exportPDF: { format: 'pdf', whole: true },
  exportPNG: { format: 'png', whole: true },
  pdf: { format: 'pdf', whole: false },
  png: { format: 'png', whole: false },
};

/** Path of the page for the calls that export one page. */
const currentPath = (): string => {
  const { pathname, search } = pageLocation();
  return pathname + search;
};

/** Passes an export to the host, which makes the files or returns it as event `make`. */
export const orderExport = async (bridge: Bridge, task: ExportTask): Promise<void> => {
  const { scope, formats } = task.request;
  const whole = scope.kind === 'game';
  const call = (Object.keys(CALLS) as ExportCall[]).find(
    (name) => CALLS[name].whole === whole && CALLS[name].format === formats[0],
  );
  if (!call) throw new Error(`The desktop application has no call for "${formats[0]}".`);
  try {
    // Exports made by the page are counted when they start.
    if (!canWrite(bridge)) countExport(task.request);
    if (call === 'pdf' || call === 'png') bridge[call](currentPath());
    else bridge[call](task.game.meta.slug, await fileMapOf(task));
  } catch (error) {
    alertFailure(error, 'exported');
  }
};

const fileMapOf = async ({ request, config }: ExportTask) =>
  Object.fromEntries(
    (await engine('exportPlan', { request, config })).flatMap(({ name, address }) =>
      address === undefined ? [] : [[address, name]],
    ),
  );

/** Runs an export that the host returned. Ignores it if another game or page is shown by now. */
export const makeOrder = async (bridge: Bridge, call: ExportCall, subject: string): Promise<void> => {
  const task = canWrite(bridge) && taskOf(call, subject);
  if (task) await exportTo(bridge, task);
};

const taskOf = (call: ExportCall, subject: string): ExportTask | undefined => {
  const { game, stored } = useApp.getState();
  const { shown } = useFrame.getState();
  const { whole } = CALLS[call];
  const format = formatOf(CALLS[call].format);
  if (!game || !(whole ? hasSlug(game.meta, subject) : subject === currentPath())) return undefined;
  const request = whole
    ? requestFor(format, 'game', undefined)
    : shown && canSavePage(format, shown) && pageRequest(format, shown);
  if (!request) return undefined;
  const { checker } = useChecker.getState();
  const overrides = overridesIn(pageLocation().search);
  const { config } = combineLayers(
    stored,
    overrides,
    game.details.config,
    checker,
    game.details.folder?.config,
  );
  return { game, request, config };
};

/** Asks for a file or, for several files, a folder, and exports to it. */
export const exportTo = async (bridge: WritingBridge, task: ExportTask): Promise<void> => {
  if (useExport.getState().cancel) return;
  try {
    const names = (await engine('exportPlan', task)).map(({ name }) => name);
    const [only] = names;
    // With no files, the export itself reports that there is nothing to export.
    if (only === undefined) return startExport(task);
    if (names.length === 1) {
      const target = await pickTargetFile(bridge, only);
      return target && startExport({ ...task, target });
    }
    const target = await pickTargetFolder(bridge);
    if (!target) return;
    const taken = await target.existing(names);
    if (taken.length === 0 || (await askToReplace(target.name, taken)))
      await startExport({ ...task, target });
  } catch (error) {
    alertFailure(error, 'exported');
  }
};

const askToReplace = (folder: string, taken: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    useExport.setState({
      replacing: {
        folder,
        taken,
        answer: (replace) => {
          useExport.setState({ replacing: undefined });
          resolve(replace);
        },
      },
    });
  });

/** Saves the page as PDF, or the whole game on the overview. Does nothing before the page is drawn. */
export const savePdf = (bridge: Bridge): void => {
  const { game } = useApp.getState();
  if (!game || useExport.getState().cancel) return;
  const onOverview = gamePath(game.meta.slug) === `${pageLocation().pathname.replace(/\/$/, '')}/`;
  const task = onOverview ? taskOf('exportPDF', game.meta.slug) : taskOf('pdf', currentPath());
  if (task) void orderExport(bridge, task);
};
