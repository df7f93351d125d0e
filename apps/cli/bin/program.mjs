import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** The built program, one script. */
export const PROGRAM = fileURLToPath(new URL('../dist/platelayer.cjs', import.meta.url));

/**
 * Runs the script with the code that was compiled for it the last time this part of it ran: compiling takes a fifth of an export.
 * Gives what the script exports, and `keep` for the end of the work, which keeps the compiled code where there was none.
 */
export const loadProgram = (part) => {
  const source = readFileSync(PROGRAM, 'latin1');
  // The compiled code belongs to one build, whose id stands in its first line; V8 itself looks at the length only.
  const id = Buffer.from(source.slice(3, source.indexOf('\n')).padEnd(ID_BYTES), 'latin1');
  const file = join(cacheFolder(), `${part}-${process.version}-${process.arch}.bin`);
  const cachedData = readCompiled(file, id);
  const script = new Script(`(function(exports,require,__filename){${source}\n})`, {
    filename: PROGRAM,
    ...(cachedData ? { cachedData } : {}),
  });
  const program = {};
  script.runInThisContext()(program, lazyRequire(createRequire(PROGRAM)), PROGRAM);
  const keep = () => {
    if (!cachedData || script.cachedDataRejected) writeCompiled(file, id, script.createCachedData());
  };
  return { program, keep };
};

/** Before the compiled code in its file; V8 wants that at an even address. */
const ID_BYTES = 64;

const readCompiled = (file, id) => {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return undefined;
  try {
    const bytes = readFileSync(file);
    return bytes.subarray(0, ID_BYTES).equals(id) ? bytes.subarray(ID_BYTES) : undefined;
  } catch {
    return undefined;
  }
};

/** Another program may run at the same time: it never sees half a file. */
const writeCompiled = (file, id, code) => {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return;
  const temporary = `${file}.${process.hrtime.bigint()}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    try {
      writeFileSync(temporary, Buffer.concat([id, code]), { mode: 0o600 });
      renameSync(temporary, file);
    } catch {
      rmSync(temporary, { force: true });
    }
  } catch {
    // Nothing is lost but time.
  }
};

/** Where programs keep what they can make again. */
const cacheFolder = () => {
  const { platform, env } = process;
  const [custom, usual] =
    platform === 'win32'
      ? [env.LOCALAPPDATA, 'AppData/Local']
      : [env.XDG_CACHE_HOME, platform === 'darwin' ? 'Library/Caches' : '.cache'];
  return join(custom || join(homedir(), usual), 'platelayer');
};

/** Parts of Node that few commands use, and that take long to load. */
const SELDOM_USED = new Set([
  'node:child_process',
  'node:crypto',
  'node:http',
  'node:readline/promises',
  'node:worker_threads',
]);

/** Loads those when something of them is first used. */
const lazyRequire = (require) => (name) =>
  SELDOM_USED.has(name) ? new Proxy({}, { get: (_, key) => require(name)[key] }) : require(name);
