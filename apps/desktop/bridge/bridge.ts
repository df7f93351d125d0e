import { Channel, type InvokeArgs, type InvokeOptions, invoke } from '@tauri-apps/api/core';
import type {
  Bridge,
  BridgeAdditions,
  BridgeCalls,
  BridgeEvents,
  BridgeListener,
  HostFiles,
} from '../../web/src/desktop/bridge.ts';

/** `window.platelayer` of the desktop application (98.10). The host runs this script before the page's own code. */

type EventName = keyof BridgeEvents;
type Listeners = { [K in EventName]?: Set<BridgeListener<K>> };

interface HostEvent {
  readonly event: EventName;
  readonly args: readonly unknown[];
}

/** How many events to keep until a listener is added. */
const MAX_WAITING = 20;

let listeners: Listeners = {};
let waiting: HostEvent[] = [];

const deliver = ({ event, args }: HostEvent): void => {
  const heard = listeners[event] as Set<(...args: readonly unknown[]) => void> | undefined;
  if (heard?.size) for (const listener of heard) listener(...args);
  else waiting = [...waiting, { event, args }].slice(-MAX_WAITING);
};

/** Adds the parsed game to an event with the text of a saved file. */
const completed = ({ event, args }: HostEvent): HostEvent =>
  event === 'game' ? { event, args: [parsed(args[0] as string), ...args] } : { event, args };

const parsed = (text: string): object | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const on = <K extends EventName>(event: K, listener: BridgeListener<K>): (() => void) => {
  const heard: Set<BridgeListener<K>> = listeners[event] ?? new Set();
  listeners = { ...listeners, [event]: heard.add(listener) };
  const missed = waiting.filter((kept) => kept.event === event);
  waiting = waiting.filter((kept) => kept.event !== event);
  for (const kept of missed) deliver(kept);
  return () => heard.delete(listener);
};

/** Commands reject with a string, or with an object that has a message. Converts both to an Error. */
const call = <T>(command: string, args?: InvokeArgs, options?: InvokeOptions): Promise<T> =>
  invoke<T>(command, args, options).catch((reason: unknown) => {
    if (typeof reason !== 'object' || reason === null) throw new Error(String(reason));
    const { message, ...rest } = reason as { readonly message?: unknown };
    throw Object.assign(new Error(String(message)), rest);
  });

const textOf = async (command: string, args: InvokeArgs): Promise<string> =>
  new TextDecoder().decode(await call<ArrayBuffer>(command, args));

/** Unpacks several files from one answer: length of the table, the table of names and lengths, their bytes. A skipped file has no length. */
const filesOf = async (command: string, args: InvokeArgs): Promise<HostFiles> => {
  const answer = await call<ArrayBuffer>(command, args);
  const length = new DataView(answer).getUint32(0, true);
  const table: readonly (readonly [path: string, size: number | null])[] = JSON.parse(
    new TextDecoder().decode(new Uint8Array(answer, 4, length)),
  );
  let at = 4 + length;
  const contentOf = (size: number | null) => {
    if (size === null) return 'is too large, or cannot be read,';
    const bytes = new Uint8Array(answer.slice(at, at + size));
    at += size;
    return bytes;
  };
  return new Map(table.map(([path, size]) => [path, contentOf(size)]));
};

/** Calls a command without waiting for its result. */
const tell = (command: string, args?: InvokeArgs): void => {
  call(command, args).catch((error) => console.error(error));
};

/** Sends an export request back to the page, which makes exports itself. */
const make = (...args: BridgeEvents['make']): void => deliver({ event: 'make', args });

const platelayer = {
  loadPlatformAndVersions: () => call('platform_and_versions'),
  loadConfig: () => call('load_config'),
  loadSummaries: () => call('load_summaries'),
  loadGame: async (id) => {
    try {
      return JSON.parse(await textOf('load_game', { id, plain: true }));
    } catch {
      throw new Error('The file for this game was deleted or moved, or is no longer a game file');
    }
  },
  loadGameText: (id) => textOf('load_game', { id, plain: false }),
  peekGameText: (id) => textOf('peek_game', { id }),
  loadGameFiles: (id) => filesOf('load_game_files', { id }),
  peekGameFiles: (id) => filesOf('peek_game_files', { id }),
  readDropped: (path) => filesOf('read_dropped', { path }),
  deleteGame: (id) => call('delete_game', { id }),
  openGame: () => call('open_game'),
  openGameFolder: () => call('open_game_folder'),
  saveGamePath: (file) => call('save_game_path', { path: typeof file === 'string' ? file : file.name }),
  addRecent: (title, slug) => tell('add_recent', { title, slug }),
  openInEditor: (id, line) => call('open_in_editor', { id, line }),
  setBusy: (busy) => tell('set_busy', { busy }),
  exportPDF: (slug, fileMap) => make('exportPDF', slug, fileMap),
  exportPNG: (slug, fileMap) => make('exportPNG', slug, fileMap),
  pdf: (pathAndSearch) => make('pdf', pathAndSearch),
  png: (pathAndSearch) => make('png', pathAndSearch),
  pickFolder: () => call('pick_folder'),
  pickFile: (title, kind, ending, name) => call('pick_file', { title, kind, ext: ending, name }),
  taken: (token, names) => call('taken', { token, names }),
  writeFile: (token, name, bytes) =>
    call('write_file', bytes, { headers: { place: token, name: encodeURIComponent(name) } }),
  openPlace: (token) => call('open_place', { token }),
  checkForUpdates: () => tell('check_for_updates'),
  downloadUpdate: () => tell('download_update'),
  on,
  off: () => {
    listeners = {};
  },
} satisfies Bridge & BridgeCalls & BridgeAdditions;

Object.defineProperty(window, 'platelayer', { value: Object.freeze(platelayer) });

const channel = new Channel<HostEvent>();
channel.onmessage = (event) => deliver(completed(event));
tell('subscribe', { channel });
