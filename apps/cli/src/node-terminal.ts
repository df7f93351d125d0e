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
import { delimiter, dirname, isAbsolute, join, win32 } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type EditorCommand, findEditor } from './editors.ts';
import type { Answer, Terminal } from './terminal.ts';
import { changesOf } from './watched-folder.ts';

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
    // https://no-color.org: any value but the empty string counts.
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
    git: runGit,
    interrupted: () => {
      const stop = new AbortController();
      // Only once: a second signal ends the program immediately.
      for (const name of STOP_SIGNALS) process.once(name, () => stop.abort());
      return stop.signal;
    },
    changes: changesOf,
  };
};

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Largest output read from Git, the limit for a game with its assets. */
const MAX_GIT_BYTES = 128e6;

const runGit = (folder: string, args: readonly string[]): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const options = { cwd: folder, encoding: 'buffer', maxBuffer: MAX_GIT_BYTES } as const;
    execFile('git', args, options, (error, stdout, stderr) => {
      if (!error) resolve(new Uint8Array(stdout));
      else if (error.code === 'ENOENT') reject(new Error('Git is not installed, or cannot be found.'));
      else {
        const message = new TextDecoder().decode(stderr).trim() || error.message;
        reject(new Error(`Git reports: ${message.replace(/^fatal: /, '')}`));
      }
    });
  });

const settingsFolder = (): string => {
  const { platform, env } = process;
  const [custom, standard] =
    platform === 'win32'
      ? [env.APPDATA, 'AppData/Roaming']
      : [env.XDG_CONFIG_HOME, platform === 'darwin' ? 'Library/Application Support' : '.config'];
  return join(custom || join(homedir(), standard), 'platelayer');
};

/** The end of the input counts as a no. */
async function ask(question: string): Promise<Answer> {
  const dialogue = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new AbortController();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    dialogue.close();
  };
  dialogue.once('SIGINT', stop).once('close', () => closed.abort());
  // Another program may also send a signal.
  for (const name of STOP_SIGNALS) process.once(name, stop);
  const answer = await dialogue.question(`${question} (y/N) `, { signal: closed.signal }).catch(() => '');
  dialogue.close();
  for (const name of STOP_SIGNALS) process.off(name, stop);
  if (isStopped) return 'stopped';
  return /^y(es)?$/i.test(answer.trim()) ? 'yes' : 'no';
}

/** Characters with a meaning for the Windows shell outside its own quotes. */
const SHELL_CHARACTERS = /[()[\]%!^"`<>&|;, *?]/g;

const escapeForShell = (text: string): string => text.replace(SHELL_CHARACTERS, '^$&');

/** Quotes a word as Windows programs parse it, with backslashes doubled before a quote. */
const quoteForWindows = (word: string): string =>
  `"${word.replace(/(\\*)("|$)/g, (_, slashes, end) => slashes + slashes + (end && '\\"'))}"`;

/**
 * Arguments for `cmd` to start a program that may be a script. Pass them with `windowsVerbatimArguments`; otherwise Node would
 * let the shell interpret `&` and `%` in a path.
 */
export const cmdArguments = (program: string, args: readonly string[]): readonly string[] => [
  '/d',
  '/s',
  '/c',
  `"${[win32.normalize(program), ...args.map(quoteForWindows)].map(escapeForShell).join(' ')}"`,
];

/** On Windows only the shell can run scripts, which many programs are, and `start`, which is a shell command. */
const start = (program: string, args: readonly string[], stdio: 'ignore' | 'inherit'): void => {
  const options = { stdio, detached: stdio === 'ignore' } as const;
  const child =
    process.platform === 'win32'
      ? spawn('cmd', cmdArguments(program, args), { ...options, windowsVerbatimArguments: true })
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

/** Whether a program is the path of a file or is in `PATH`. */
const isInstalled = (program: string): boolean => {
  const extensions = process.platform === 'win32' ? ['', '.exe', '.cmd', '.bat'] : [''];
  const folders = isAbsolute(program) ? [''] : (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) =>
    extensions.some((extension) => existsSync(join(folder, program + extension))),
  );
};

const startEditor = ({ program, args, inTerminal }: EditorCommand): void =>
  start(program, args, inTerminal ? 'inherit' : 'ignore');

/** Returns an empty string if the system has no name for the user. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
};

/** Makes a folder and its parents. Node's own `recursive` never returns in places such as `/proc`. */
async function makeFolder(path: string): Promise<void> {
  const isFolder = (folder: string) =>
    stat(folder).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    // Another program may have made it.
    if (await isFolder(path)) return;
    const isRefused = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isRefused ? new Error(`cannot make a folder in ${dirname(path)}`) : error;
  }
}

/** Writes a temporary file and renames it to the target. Links stay links, and permissions are kept. */
async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const existing = await stat(target).catch(() => undefined);
  // Renaming would replace a device or a pipe, such as `/dev/null`, by a file.
  if (existing && !existing.isFile() && !existing.isDirectory()) return writeFile(target, content);
  const mode = existing && existing.mode & 0o777;
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
