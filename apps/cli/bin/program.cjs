const { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');

/** The built program, one script. */
const PROGRAM = join(__dirname, '..', 'dist', 'platelayer.cjs');

/**
 * Runs the script with the code that was compiled for it when this part of it ran before: compiling takes a fifth of an export.
 * Gives what the script exports, and `keep` for the end of the work, which keeps the compiled code unless it was there for all
 * of these `formats` already.
 */
const loadProgram = (part, formats = []) => {
  const source = readFileSync(PROGRAM, 'latin1');
  // The compiled code belongs to one build, whose id stands in its first line; V8 itself looks at the length only.
  const id = source.slice(3, source.indexOf('\n'));
  const file = join(cacheFolder(), `${part}-${process.version}-${process.arch}.bin`);
  const known = readCompiled(file, id);
  const script = new Script(source, {
    filename: PROGRAM,
    ...(known ? { cachedData: known.code } : {}),
  });
  const program = {};
  script.runInThisContext()(program, lazyRequire(createRequire(PROGRAM)), PROGRAM);
  const keep = () => {
    const kept = script.cachedDataRejected ? [] : (known?.formats ?? []);
    const all = [...new Set([...kept, ...formats])];
    if (!known || script.cachedDataRejected || all.length > kept.length)
      writeCompiled(file, headOf(id, all), script.createCachedData());
  };
  return { program, keep };
};

/** Before the compiled code in its file: the build, and the formats that it was made for. V8 wants the code at an even address. */
const HEAD_BYTES = 256;

const headOf = (id, formats) => Buffer.from([id, ...formats].join(' ').padEnd(HEAD_BYTES), 'latin1');

const readCompiled = (file, id) => {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return undefined;
  try {
    const bytes = readFileSync(file);
    const [build, ...formats] = bytes.toString('latin1', 0, HEAD_BYTES).trim().split(' ');
    return build === id ? { formats, code: bytes.subarray(HEAD_BYTES) } : undefined;
  } catch {
    return undefined;
  }
};

/** Another program may run at the same time: it never sees half a file. */
const writeCompiled = (file, head, code) => {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return;
  const temporary = `${file}.${process.hrtime.bigint()}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    try {
      writeFileSync(temporary, Buffer.concat([head, code]), { mode: 0o600 });
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

module.exports = { PROGRAM, loadProgram };
