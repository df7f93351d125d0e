import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Lets the page open one file in the editor. The page never sends a file path. */
export interface Editing {
  /** Path of the address. */
  readonly path: string;
  /** Secret that only the page with the game knows. */
  readonly token: string;
  open(line: number): Promise<void>;
}

/** Header with the token, sent with the game and returned by the page. */
export const EDITOR_HEADER = 'x-platelayer-editor';
const MAX_LINE = 10_000_000;

/** Returns the status for `POST /edit/{id}?line=7`. Only the page that this server served may use it. */
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
  if (!Number.isInteger(line) || line < 1 || line > MAX_LINE) return 400;
  await open(line);
  return 204;
};

const isEqual = (a: string, b: string): boolean => {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
};
