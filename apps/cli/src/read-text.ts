import { resolve } from 'node:path';
import type { Terminal } from './terminal.ts';

/** A file as text, or the reason why there is none. */
export type Source = { readonly text: string } | { readonly reason: string };

const reasons = new Map([
  ['ENOENT', 'file not found'],
  ['EISDIR', 'is a folder'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'is no folder'],
  ['EEXIST', 'is no folder'],
]);

export async function readSource(path: string, { read, folder }: Terminal): Promise<Source> {
  const bytes = await read(resolve(folder, path)).catch((error: unknown) => whyNot(error));
  return typeof bytes === 'string' ? { reason: bytes } : textOf(bytes);
}

export function textOf(bytes: Uint8Array): Source {
  try {
    // The byte order mark stays, so that a rewritten file differs only where it has to.
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { reason: 'is not UTF-8 text' };
  }
}

/** A failure of the file system in plain words. */
export function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons.get(code) ?? (error instanceof Error ? error.message : String(error));
}
