import { safeStorage } from '../state/storage.ts';
import type { Meta } from '../state/store.ts';
import { alertFailure } from './alerts.ts';
import { SourceError } from './source-error.ts';

/** `platelayer serve` opens the file that it serves in the editor, for a page that knows the token it came with (98.6.5). */
export const EDITOR_HEADER = 'X-Platelayer-Editor';

const KEY = 'servedEditor';

/** For as long as this tab is open: a reload does not ask for the game again. */
const storage = safeStorage(() => sessionStorage);

/** A server without an editor gives no token. */
export const rememberEditor = (id: string, token: string | undefined): void =>
  storage.write(KEY, token === undefined ? undefined : { id, token });

/** What the server is asked, to open the file of a game at a line. */
export const editRequest = (id: string, line: number, token: string) =>
  [`/edit/${id}?line=${line}`, { method: 'POST', headers: { [EDITOR_HEADER]: token } }] as const;

/** Opens the file of a served game at a line; nothing for any other game. */
export const servedEditor = ({ type, id }: Meta): ((line: number) => void) | undefined => {
  const served = storage.read(KEY) as { readonly id?: unknown; readonly token?: unknown } | undefined;
  const token = served?.token;
  if (type !== 'internal' || served?.id !== id || typeof token !== 'string') return undefined;
  return async (line) => {
    const answer = await fetch(...editRequest(id, line, token)).catch(() => undefined);
    if (!answer?.ok) alertFailure(new SourceError('noEditor'));
  };
};
