import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Terminal } from './terminal.ts';

/** The terminal that the program was started in. */
export const nodeTerminal = (): Terminal => ({
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  // https://no-color.org: set to anything but the empty text.
  colors: process.stdout.isTTY === true && !process.env.NO_COLOR,
  folder: process.cwd(),
  read: (path) => readFile(path),
  exists: (path) =>
    access(path).then(
      () => true,
      () => false,
    ),
  write: writeWhole,
  list: async (path) => {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  },
});

/** Writes beside the file and puts the result in its place, keeping a link a link and the rights as they are. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const mode = await stat(target).then(
    (found) => found.mode & 0o777,
    () => 0o666,
  );
  await mkdir(dirname(target), { recursive: true });
  const temporary = join(dirname(target), `.platelayer-${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, 'wx', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
