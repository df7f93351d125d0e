const { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');

const PROGRAM = join(__dirname, '..', 'dist', 'platelayer.cjs');

/**
 * Runs the program with the code compiled when `part` last ran: compiling takes a fifth of an export. Returns the exports of the
 * program, and `keep`, which saves the compiled code at the end unless the saved code already covers these `formats`.
 */
const loadProgram = (part, formats = []) => {
  const source = readFileSync(PROGRAM, 'latin1');
  // The first line of the program is the id of its build. V8 itself only compares the length of the source.
  const id = source.slice(3, source.indexOf('\n'));
  const file = join(cacheFolder(), `${part}-${process.version}-${process.arch}.bin`);
  const cached = readCompiled(file, id);
  const script = new Script(source, {
    filename: PROGRAM,
    ...(cached ? { cachedData: cached.code } : {}),
  });
  const program = {};
  script.runInThisContext()(program, lazyRequire(createRequire(PROGRAM)), PROGRAM);
  const keep = () => {
    const before = script.cachedDataRejected ? [] : (cached?.formats ?? []);
    const all = [...new Set([...before, ...formats])];
    if (!cached || script.cachedDataRejected || all.length > before.length)
      writeCompiled(file, createHeader(id, all), script.createCachedData());
  };
  return { program, keep };
};

/** Size of the header with the build id and the formats. It keeps the compiled code aligned, as V8 requires. */
const HEADER_BYTES = 256;

const createHeader = (id, formats) => Buffer.from([id, ...formats].join(' ').padEnd(HEADER_BYTES), 'latin1');

const readCompiled = (file, id) => {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return undefined;
  try {
    const bytes = readFileSync(file);
    const [build, ...formats] = bytes.toString('latin1', 0, HEADER_BYTES).trim().split(' ');
    return build === id ? { formats, code: bytes.subarray(HEADER_BYTES) } : undefined;
  } catch {
    return undefined;
  }
};

/** Writes to a temporary file first, because another process may be reading this one. */
const writeCompiled = (file, header, code) => {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return;
  const temporary = `${file}.${process.hrtime.bigint()}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    try {
      writeFileSync(temporary, Buffer.concat([header, code]), { mode: 0o600 });
      renameSync(temporary, file);
    } catch {
      rmSync(temporary, { force: true });
    }
  } catch {
    // The cache only saves time.
  }
};

const cacheFolder = () => {
  const { platform, env } = process;
  const [custom, standard] =
    platform === 'win32'
      ? [env.LOCALAPPDATA, 'AppData/Local']
      : [env.XDG_CACHE_HOME, platform === 'darwin' ? 'Library/Caches' : '.cache'];
  return join(custom || join(homedir(), standard), 'platelayer');
};

/** Parts of Node that few commands use and that load slowly. */
const LAZY_MODULES = new Set([
  'node:child_process',
  'node:crypto',
  'node:http',
  'node:readline/promises',
  'node:worker_threads',
]);

/** Loads the modules above on first use. */
const lazyRequire = (require) => (name) =>
  LAZY_MODULES.has(name) ? new Proxy({}, { get: (_, key) => require(name)[key] }) : require(name);

module.exports = { PROGRAM, loadProgram };
