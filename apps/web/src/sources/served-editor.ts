import type { Meta } from '../state/store.ts';
import { alertFailure } from './alerts.ts';
import { SourceError } from './source-error.ts';

/** Header for the token with which a page may ask `platelayer serve` to open the editor (98.6.5). */
export const EDITOR_HEADER = 'X-Platelayer-Editor';

/** Token of each served game, renewed by every response. */
const tokens = new Map<string, string>();

/** Stores the token of a response. A server without an editor does not send one. */
export const rememberEditor = (id: string, token: string | undefined): void => {
  if (token === undefined) tokens.delete(id);
  else tokens.set(id, token);
};

/** Request that opens the file of a game at a line. */
export const editRequest = (id: string, line: number, token: string) =>
  [`/edit/${id}?line=${line}`, { method: 'POST', headers: { [EDITOR_HEADER]: token } }] as const;

/** Returns a function that opens the file of a served game at a line; undefined for other games. */
export const servedEditor = ({ type, id }: Meta): ((line: number) => void) | undefined => {
  if (type !== 'internal' || !tokens.has(id)) return undefined;
  return async (line) => {
    const answer = await fetch(...editRequest(id, line, tokens.get(id) ?? '')).catch(() => undefined);
    if (!answer?.ok) alertFailure(new SourceError('noEditor'));
  };
};
