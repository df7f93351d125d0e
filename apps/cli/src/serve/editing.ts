import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The one file that the page may ask to be opened in the editor. No path comes from the page. */
export interface Editing {
  /** Of the address. */
  readonly path: string;
  /** Known to the page that got the game from this server. */
  readonly token: string;
  open(line: number): Promise<void>;
}

/** By which the page gets the token with the game, and sends it back. */
export const EDITOR_HEADER = 'x-platelayer-editor';
const LAST_LINE = 10_000_000;

/** The status of the answer to `POST /edit/{id}?line=7`: only the page that this server has served is obeyed. */
export const answerEdit = async (
  { headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>,
  { path, token, open }: Editing,
): Promise<number> => {
  const { origin, host, 'sec-fetch-site': site = 'same-origin', [EDITOR_HEADER]: given } = headers;
  if (origin !== `http://${host}` || site !== 'same-origin') return 403;
  if (typeof given !== 'string' || !isEqual(given, token)) return 403;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname !== path) return 404;
  const line = Number(searchParams.get('line'));
  if (!Number.isInteger(line) || line < 1 || line > LAST_LINE) return 400;
  await open(line);
  return 204;
};

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
