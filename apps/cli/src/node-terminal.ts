import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type EditorCommand, findEditor } from './editors.ts';
import type { Answer, Terminal } from './terminal.ts';
import { changesOf } from './watched-folder.ts';
import { throughCmd } from './windows-shell.ts';

/** The terminal that the program was started in. */
export const nodeTerminal = (): Terminal => {
  const editor = findEditor({
    env: process.env,
    installed: isInstalled,
    terminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
  });
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    // https://no-color.org: set to anything but the empty text.
    colors: process.stdout.isTTY === true && !process.env.NO_COLOR,
    ...(process.stdout.isTTY ? { columns: process.stdout.columns } : {}),
    folder: process.cwd(),
    user: userName(),
    home: settingsFolder(),
    ...(process.stdin.isTTY && process.stderr.isTTY ? { ask } : {}),
    browse,
    ...(editor ? { edit: (path: string, line: number) => startEditor(editor(path, line)) } : {}),
    read: (path) => readFile(path),
    exists: (path) =>
      access(path).then(
        () => true,
        () => false,
      ),
    prepare: async (folder) => {
      await makeFolder(folder);
      await access(folder, constants.W_OK);
    },
    write: writeAtomically,
    list: async (path) => {
      const entries = await readdir(path, { withFileTypes: true });
      return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    },
    git: askGit,
    interrupted: () => {
      const stop = new AbortController();
      // Once only: who asks a second time does not want to wait any longer.
      for (const wish of STOP_SIGNALS) process.once(wish, () => stop.abort());
      return stop.signal;
    },
    changes: changesOf,
  };
};

/** With these the user, or another program, stops this one. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** No answer is larger: a game with all that lies beside it. */
const MOST_OF_GIT = 128e6;

const askGit = (folder: string, args: readonly string[]): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const options = { cwd: folder, encoding: 'buffer', maxBuffer: MOST_OF_GIT } as const;
    execFile('git', args, options, (error, stdout, stderr) => {
      if (!error) resolve(new Uint8Array(stdout));
      else if (error.code === 'ENOENT') reject(new Error('Git is not installed, or cannot be found.'));
      else {
        const words = new TextDecoder().decode(stderr).trim() || error.message;
        reject(new Error(`Git says: ${words.replace(/^fatal: /, '')}`));
      }
    });
  });

/** Where programs keep settings on this system. */
const settingsFolder = (): string => {
  const { platform, env } = process;
  const [custom, usual] =
    platform === 'win32'
      ? [env.APPDATA, 'AppData/Roaming']
      : [env.XDG_CONFIG_HOME, platform === 'darwin' ? 'Library/Application Support' : '.config'];
  return join(custom || join(homedir(), usual), 'platelayer');
};

/** Whoever ends the input says no. */
async function ask(question: string): Promise<Answer> {
  const dialogue = createInterface({ input: process.stdin, output: process.stderr });
  const gone = new AbortController();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    dialogue.close();
  };
  dialogue.once('SIGINT', stop).once('close', () => gone.abort());
  // Another program may send them, too.
  for (const wish of STOP_SIGNALS) process.once(wish, stop);
  const answer = await dialogue.question(`${question} (y/N) `, { signal: gone.signal }).catch(() => '');
  dialogue.close();
  for (const wish of STOP_SIGNALS) process.off(wish, stop);
  if (isStopped) return 'stopped';
  return /^y(es)?$/i.test(answer.trim()) ? 'yes' : 'no';
}

/** Programs on Windows are often scripts there, and `start` is a word of the shell, which alone can start them. */
const start = (program: string, args: readonly string[], stdio: 'ignore' | 'inherit'): void => {
  const options = { stdio, detached: stdio === 'ignore' } as const;
  const child =
    process.platform === 'win32'
      ? spawn('cmd', throughCmd(program, args), { ...options, windowsVerbatimArguments: true })
      : spawn(program, args, options);
  child.on('error', () => {}).unref();
};

function browse(address: string): void {
  const { platform, env } = process;
  if (env.CI || env.BROWSER === 'none') return;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  if (platform === 'win32') start('start', ['', address], 'ignore');
  else start(platform === 'darwin' ? 'open' : 'xdg-open', [address], 'ignore');
}

/** Whether a program is a path or found in `PATH`. */
const isInstalled = (program: string): boolean => {
  const endings = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : [''];
  const folders = isAbsolute(program) ? [''] : (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => endings.some((ending) => existsSync(join(folder, program + ending))));
};

const startEditor = ({ program, args, inTerminal }: EditorCommand): void =>
  start(program, args, inTerminal ? 'inherit' : 'ignore');

/** Some systems have users without a name. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
};

/** Makes a folder and those around it. Node does, too, but tries for ever where a system takes none, such as in `/proc`. */
async function makeFolder(path: string): Promise<void> {
  const isThere = (folder: string) =>
    stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
  if (await isThere(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    // Somebody else may have made it.
    if (await isThere(path)) return;
    const isRefused = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isRefused ? new Error(`no folder can be made in ${dirname(path)}`) : error;
  }
}

/** Writes beside the file and puts the result in its place, keeping a link a link and the rights as they are. */
async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const there = await stat(target).catch(() => undefined);
  // A device or a pipe, such as `/dev/null`, is written into: a file in its place would be the end of it.
  if (there && !there.isFile() && !there.isDirectory()) return writeFile(target, content);
  const mode = there && there.mode & 0o777;
  await makeFolder(dirname(target));
  const temporary = join(dirname(target), `.platelayer-${process.hrtime.bigint()}.tmp`);
  try {
    const file = await open(temporary, 'wx');
    try {
      if (mode !== undefined) await file.chmod(mode);
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
