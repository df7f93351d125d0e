import type { Page } from '@playwright/test';
import type { Bridge, BridgeEvents, FileMap } from '../src/desktop/bridge.ts';

/** A fake desktop host in the page: files are strings, and the test chooses what pickers return. */
export interface FakeHost {
  readonly bridge: Bridge;
  /** All calls, by name and arguments. Bytes are logged as their length and first four letters. */
  readonly calls: (readonly [name: string, ...args: unknown[]])[];
  /** Contents of the host's files, by id. */
  readonly files: Record<string, string>;
  /** Assets next to a file, by its id and then by path. Dropped files that are not games, by path. */
  readonly beside: Record<string, Record<string, string>>;
  /** Files in the picked folder. */
  readonly folder: string[];
  /** Result of the next dialog; `undefined` means cancelled. */
  answer: string | undefined;
  emit<K extends keyof BridgeEvents>(event: K, ...args: BridgeEvents[K]): void;
  listeners(): number;
}

export interface FakeOptions {
  /** Whether the host has the additions beyond 98.10.3. */
  readonly additions: boolean;
  readonly files: Readonly<Record<string, object>>;
  /** Whether to remove features of Chromium that other web views lack. */
  readonly plain?: boolean;
}

export const ID = '5d2e2d5c-8f1f-4b42-9d57-9a6d6f0e5b11';
export const OTHER_ID = '0c8a6f0e-2f0e-4f7e-8f0e-7d1b5a2c3e44';

/** Adds the host to the window before the page's code runs, like a shell. */
export const withBridge = (page: Page, options: FakeOptions) => page.addInitScript(install, options);

/** Runs in the page. */
const install = ({ additions, files, plain }: FakeOptions) => {
  if (plain) {
    Reflect.deleteProperty(Navigator.prototype, 'storage');
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(Navigator.prototype, 'userActivation');
    for (const name of [
      ...['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'launchQueue', 'FileSystemObserver'],
      ...['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker', 'SharedArrayBuffer'],
    ])
      Reflect.deleteProperty(window, name);
  }
  type Listener = (...args: readonly unknown[]) => void;
  const listeners = new Map<string, Set<Listener>>();
  const titleOf = (text: string): string => {
    try {
      return JSON.parse(text).info.title;
    } catch {
      return '';
    }
  };
  const host: FakeHost = {
    calls: [],
    beside: {},
    folder: [],
    answer: undefined,
    files: Object.fromEntries(
      Object.entries(files).map(([id, game]) => [id, JSON.stringify(game, undefined, 2)]),
    ),
    emit: (event, ...args) => {
      for (const listener of listeners.get(event) ?? []) listener(...args);
    },
    listeners: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    bridge: undefined as unknown as Bridge,
  };
  const record =
    <Args extends readonly unknown[], Result>(name: string, act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      const told = args.map((one) =>
        one instanceof Uint8Array
          ? [one.length, new TextDecoder().decode(one.slice(0, 4))]
          : one instanceof File
            ? one.name
            : one,
      );
      host.calls.push([name, ...told]);
      return act(...args);
    };
  const textOf = async (id: string) => {
    const text = host.files[id];
    if (text === undefined) throw 'no such file';
    return text;
  };
  const filesOf = (id: string, text?: string) => {
    const encoder = new TextEncoder();
    const own = text === undefined ? [] : [['game.json', text] as const];
    const entries = [...own, ...Object.entries(host.beside[id] ?? {})];
    return new Map(
      entries.map(([path, content]) => [path, encoder.encode(content) as Uint8Array<ArrayBuffer>]),
    );
  };
  const take = async () => {
    const { answer } = host;
    if (answer === undefined) return null;
    const text = host.files[answer] ?? '';
    if (titleOf(text) === '') {
      const error = new Error('File was not a valid Platelayer game');
      throw additions && text ? Object.assign(error, { file: `${answer}.json`, text }) : error;
    }
    return `electron:${answer}`;
  };
  const place = (name: string) =>
    host.answer === undefined
      ? null
      : { token: `token of ${host.answer}`, name, path: `/home/ann/${host.answer}` };
  const versions = {
    platform: 'linux',
    versions: { system: 'Debian 12', shell: 'Tauri 2.12', engine: 'WebKitGTK 2.50', app: '1.4.0' },
  };
  const bridge: Bridge = {
    loadPlatformAndVersions: record('loadPlatformAndVersions', async () => versions),
    loadConfig: record('loadConfig', async () => ({
      ...versions,
      path: '/home/ann/.local/share/platelayer/config.json',
      config: { summaries: {}, recents: [{ title: 'Brackwater', slug: 'brackwater' }], lastRoute: '/app' },
    })),
    loadSummaries: record('loadSummaries', async () => ({
      electron: Object.fromEntries(
        Object.entries(host.files).map(([id, text]) => [
          id,
          { id, type: 'electron' as const, slug: `electron:${id}`, title: titleOf(text) },
        ]),
      ),
    })),
    loadGame: record('loadGame', async (id: string) => JSON.parse(await textOf(id))),
    deleteGame: record('deleteGame', async (id: string) => {
      delete host.files[id];
    }),
    openGame: record('openGame', take),
    saveGamePath: record('saveGamePath', async (_file: File | string) => (await take()) ?? ''),
    addRecent: record('addRecent', (_title: string, _slug: string) => undefined),
    exportPDF: record('exportPDF', (slug: string, fileMap: FileMap) => make('exportPDF', slug, fileMap)),
    exportPNG: record('exportPNG', (slug: string, fileMap: FileMap) => make('exportPNG', slug, fileMap)),
    pdf: record('pdf', (path: string) => make('pdf', path)),
    png: record('png', (path: string) => make('png', path)),
    checkForUpdates: record('checkForUpdates', () => undefined),
    downloadUpdate: record('downloadUpdate', () => undefined),
    on: (event, listener) => {
      const known = listeners.get(event) ?? new Set<Listener>();
      // The caller of `emit` passes the arguments that the listeners expect.
      listeners.set(event, known.add(listener as Listener));
      return () => known.delete(listener as Listener);
    },
    off: () => listeners.clear(),
    ...(additions && {
      loadGameText: record('loadGameText', textOf),
      peekGameText: record('peekGameText', textOf),
      loadGameFiles: record('loadGameFiles', async (id: string) => filesOf(id, await textOf(id))),
      peekGameFiles: record('peekGameFiles', async (id: string) => filesOf(id, await textOf(id))),
      openGameFolder: record('openGameFolder', take),
      readDropped: record('readDropped', async (path: string) => filesOf(path)),
      pickFolder: record('pickFolder', async () => place(host.answer ?? '')),
      pickFile: record('pickFile', async (_title: string, _kind: string, _ending: string, name: string) =>
        place(name),
      ),
      taken: record('taken', async (_token: string, names: readonly string[]) =>
        names.filter((name) => host.folder.includes(name)),
      ),
      writeFile: record('writeFile', async (token: string, _name: string, bytes: Uint8Array<ArrayBuffer>) => {
        if (token.includes('full disk')) throw new Error('No space left on device');
        return bytes.length;
      }),
      openPlace: record('openPlace', async (_token: string) => undefined),
      openInEditor: record('openInEditor', async (_id: string, _line: number) => undefined),
      setBusy: record('setBusy', (_busy: boolean) => undefined),
    }),
  };
  /** Sends an order. Only a host with the additions does. */
  const make = (...order: BridgeEvents['make']) => {
    if (additions) setTimeout(() => host.emit('make', ...order));
  };
  Object.assign(host, { bridge });
  Object.assign(window, { platelayer: bridge, host: () => host });
};

/** All calls so far, or only those to one method. */
export const callsOf = (page: Page, name?: string) =>
  page.evaluate((name) => host().calls.filter(([called]) => name === undefined || called === name), name);

declare global {
  /** The fake host of this page. Only for use inside `page.evaluate`. */
  function host(): FakeHost;
}
