import type { Meta } from '../state/store.ts';
import { alertFailure } from './alerts.ts';
import { SourceError } from './source-error.ts';

/** `platelayer serve` opens its file in the editor for a page that has the token sent with the file (98.6.5). */
export const EDITOR_HEADER = 'X-Platelayer-Editor';

/** Token of each served game; every answer of the server renews it. */
const tokens = new Map<string, string>();

/** A server without an editor sends no token. */
export const rememberEditor = (id: string, token: string | undefined): void => {
  if (token === undefined) tokens.delete(id);
  else tokens.set(id, token);
};

/** The request that opens the file of a game at a line. */
export const editRequest = (id: string, line: number, token: string) =>
  [`/edit/${id}?line=${line}`, { method: 'POST', headers: { [EDITOR_HEADER]: token } }] as const;

/** Opens the file of a served game at a line; undefined for any other game. */
export const servedEditor = ({ type, id }: Meta): ((line: number) => void) | undefined => {
  if (type !== 'internal' || !tokens.has(id)) return undefined;
  return async (line) => {
    const answer = await fetch(...editRequest(id, line, tokens.get(id) ?? '')).catch(() => undefined);
    if (!answer?.ok) alertFailure(new SourceError('noEditor'));
  };
};
