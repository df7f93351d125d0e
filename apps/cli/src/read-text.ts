import { resolve } from 'node:path';
import { GAME_LIMITS, isZip, reasonOf } from '@platelayer/export';
import { isUtf16, otherFormat } from '@platelayer/game';
import type { Terminal } from './terminal.ts';

export type TextFile = { readonly text: string } | { readonly reason: string };

const ERROR_TEXTS = new Map([
  ['ENOENT', 'file not found'],
  ['EISDIR', 'is a folder'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'is not a folder'],
  ['EEXIST', 'is not a folder'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['ELOOP', 'is a link to itself'],
  ['ERR_FS_FILE_TOO_LARGE', 'is too large'],
  ['EDQUOT', 'the disk is full'],
  ['EBUSY', 'is in use by another program'],
  ['EADDRINUSE', 'port in use; leave out --port to use the next free one'],
]);

export async function readTextFile(path: string, { read, folder }: Terminal): Promise<TextFile> {
  const bytes = await read(resolve(folder, path)).catch((error: unknown) => fileErrorText(error));
  return typeof bytes === 'string' ? { reason: bytes } : decodeText(bytes);
}

export function decodeText(bytes: Uint8Array): TextFile {
  if (bytes.length > GAME_LIMITS.file) return { reason: `is larger than ${GAME_LIMITS.file / 1e6} MB` };
  if (isZip(bytes)) return { reason: 'is a zip; unpack it and name the file in it' };
  try {
    // Keeps the byte order mark, so that a rewritten file has no needless changes.
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { reason: describeEncoding(new TextDecoder().decode(bytes)) };
  }
}

/** Explains why a file that is not UTF-8 is not read. */
function describeEncoding(text: string): string {
  const format = otherFormat(text);
  if (format) return `is ${format}, not a JSON file`;
  if (isUtf16(text)) return 'is UTF-16 text; save it again with the encoding UTF-8';
  const lines = text.slice(0, text.indexOf('\ufffd')).split(/\r\n|\n|\r/);
  return `is not UTF-8 text (line ${lines.length}, column ${lines.at(-1)!.length + 1}); save it again with the encoding UTF-8`;
}

/** Whether the error affects all files, so that writing others would fail as well. */
export const isDiskFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code));

/** Describes an error of the file system or of a port. */
export function fileErrorText(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ERROR_TEXTS.get(code) ?? reasonOf(error);
}
