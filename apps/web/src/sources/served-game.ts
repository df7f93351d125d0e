import { isServed } from '../address/slug.ts';
import { t } from './alerts.ts';
import type { FileHandle } from './file-system.ts';
import { readInput } from './game-input.ts';
import type { InternalSource } from './internal.ts';
import { EDITOR_HEADER, rememberEditor } from './served-editor.ts';
import type { Describe, SourceGame } from './source.ts';

/** Header in which `platelayer serve` sends the URL-encoded file name. */
const NAME_HEADER = 'X-Platelayer-Name';

const STATUS = { unchanged: 304, unreadable: 409, gone: 410 } as const;

/** Timeout, because a suspended server accepts requests but never answers. */
const TIMEOUT_MS = 10_000;

/** A stamp that no file has, so that the watcher reads the file immediately. */
const OUTDATED = '';

interface ServedSourceDependencies {
  readonly copies: InternalSource;
  readonly describe: Describe;
  readonly fetch: (path: string, options: RequestInit) => Promise<Response>;
}

/**
 * Internal games. Games of `platelayer serve` are read from its server and watched there; the copy in the browser is
 * their last good version, shown if the server has none.
 */
export const servedSource = ({ copies, describe, fetch }: ServedSourceDependencies): InternalSource => {
  const handles = new Map<string, FileHandle>();

  const readFromServer = async (id: string): Promise<Required<SourceGame>> => {
    // A new handle has no version to compare, so the server reads the file instead of answering from memory.
    const handle = servedFile(id, fetch);
    handles.set(id, handle);
    const { stamp, input } = await readInput(handle);
    return { input, live: { handle, stamp } };
  };

  /** Reads the file, or the copy if the file is missing or broken. */
  const read = async (id: string): Promise<SourceGame> => {
    const copy = await copies.peek(id).catch(() => undefined);
    if (!copy) return readFromServer(id);
    const served = await readFromServer(id).catch(() => undefined);
    if (served && (await describe(served.input))) return served;
    return { input: copy, live: { handle: handles.get(id)!, stamp: OUTDATED } };
  };

  return {
    ...copies,
    read: (id) => (isServed(id) ? read(id) : copies.read(id)),
    refresh: readFromServer,
    accept: async (id) => {
      const handle = handles.get(id);
      if (handle) await copies.add(await handle.getFile(), id);
    },
    // A broken save does not make the copy invalid.
    refuse: async (id) => (isServed(id) ? undefined : copies.refuse?.(id)),
  };
};

/** Wraps a file of `platelayer serve` as a handle. Its changes are found only by polling. */
export const servedFile = (id: string, fetch: ServedSourceDependencies['fetch']): FileHandle => {
  let latest: { readonly file: File; readonly etag: string } | undefined;

  const request = async (): Promise<File> => {
    const response = await fetch(`/offer/${id}`, {
      cache: 'no-store',
      headers: latest ? { 'If-None-Match': latest.etag } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === STATUS.gone) throw new DOMException(t('served.gone'), 'NotFoundError');
    if (response.status === STATUS.unreadable)
      throw new DOMException(await response.text(), 'NotReadableError');
    const name = response.headers.get(NAME_HEADER);
    // A server that does not serve this game answers with the start page.
    if (name === null) throw new TypeError('not offered');
    rememberEditor(id, response.headers.get(EDITOR_HEADER) ?? undefined);
    if (latest && response.status === STATUS.unchanged) return latest.file;
    const file = new File([await response.blob()], decodeURIComponent(name), { lastModified: Date.now() });
    latest = { file, etag: response.headers.get('ETag') ?? '' };
    return file;
  };

  return {
    kind: 'file',
    name: id,
    getFile: () =>
      request().catch((error: unknown) => {
        const isKnown = error instanceof DOMException && /^Not(?:Found|Readable)Error$/.test(error.name);
        throw isKnown ? error : new DOMException(t('served.stopped'), 'NetworkError');
      }),
  };
};
