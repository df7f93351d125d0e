import { resolve } from 'node:path';
import { reasonOf } from '@platelayer/export';
import { otherFormat } from '@platelayer/game';
import type { Terminal } from './terminal.ts';

/** A file as text, or the reason why there is none. */
export type TextFile = { readonly text: string } | { readonly reason: string };

const ERROR_TEXTS = new Map([
  ['ENOENT', 'file not found'],
  ['EISDIR', 'is a folder'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'is no folder'],
  ['EEXIST', 'is no folder'],
]);

export async function readTextFile(path: string, { read, folder }: Terminal): Promise<TextFile> {
  const bytes = await read(resolve(folder, path)).catch((error: unknown) => fileErrorText(error));
  return typeof bytes === 'string' ? { reason: bytes } : decodeText(bytes);
}

export function decodeText(bytes: Uint8Array): TextFile {
  try {
    // The byte order mark stays, so that a rewritten file differs only where it has to.
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const format = otherFormat(new TextDecoder().decode(bytes.subarray(0, 1000)));
    return {
      reason: format
        ? `is ${format}, not a JSON file`
        : 'is not UTF-8 text; save it again with the encoding UTF-8',
    };
  }
}

/** A failure of the file system in plain words. */
export function fileErrorText(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ERROR_TEXTS.get(code) ?? reasonOf(error);
}
