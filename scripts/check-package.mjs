// Packs the built command line, installs the tarball in an empty folder and uses it there, as a user would.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { root, run } from './setup.mjs';

const LARGEST = 15_000_000;

const folder = mkdtempSync(join(tmpdir(), 'platelayer-package-'));
const home = join(folder, 'installed');
const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
const windows = process.platform === 'win32';
const faults = [];
const expect = (what, holds) => {
  if (!holds) faults.push(what);
};

/** Runs the installed program and returns its output. */
const platelayer = (...args) => {
  const { status, stdout, stderr } = spawnSync(join(home, 'node_modules', '.bin', 'platelayer'), args, {
    cwd: home,
    encoding: 'utf8',
    shell: windows,
    env: { ...process.env, XDG_CONFIG_HOME: folder },
  });
  expect(`platelayer ${args.join(' ')} ends with status ${status}: ${stderr}`, status === 0);
  return stdout;
};

const begins = (file, bytes) => {
  expect(
    `${file} does not have the expected content`,
    readFileSync(join(home, file)).subarray(0, bytes.length).equals(bytes),
  );
};

try {
  const filled = run(process.execPath, ['scripts/fill-package.mjs', 'built']);
  const packed = run(
    'npm',
    [
      'pack',
      '--workspace',
      'platelayer-cli',
      '--ignore-scripts',
      '--loglevel=error',
      '--pack-destination',
      folder,
    ],
    quiet,
  );
  run(process.execPath, ['scripts/fill-package.mjs', 'clear']);
  if (filled !== 0 || packed !== 0) throw new Error('The package could not be packed.');
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const { size } = statSync(join(folder, tarball));
  console.log(`${tarball}: ${(size / 1e6).toFixed(1)} MB`);
  expect(`The package has ${size} bytes, more than ${LARGEST}`, size < LARGEST);

  mkdirSync(home);
  // Without it, npm would install into the nearest parent folder with a package.json.
  writeFileSync(join(home, 'package.json'), '{}');
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  if (run('npm', [...install, join(folder, tarball)], { ...quiet, cwd: home }) !== 0)
    throw new Error('The package could not be installed.');

  const { version } = JSON.parse(readFileSync(join(root, 'apps', 'cli', 'package.json'), 'utf8'));
  expect('--version is wrong', platelayer('--version').trim() === version);
  platelayer('init', 'game.json');
  platelayer('validate', 'game.json', '--strict', '--design');
  platelayer('export', 'game.json', '--components', 'map,charters', '--out', 'print', '--jobs', '2');
  begins('print/my-first-line-map.pdf', Buffer.from('%PDF-'));
  begins('print/my-first-line-charters.pdf', Buffer.from('%PDF-'));
  // The package contains symbols but not Japanese; the message says what to install.
  const signs = { info: { title: 'ℳ ⚀ ➜ ① 🚂' }, map: { hexes: [{ hexes: ['A1'] }] } };
  writeFileSync(join(home, 'signs.json'), JSON.stringify(signs));
  expect('Signs cannot be written', !platelayer('validate', 'signs.json').includes('text/'));
  writeFileSync(join(home, 'kanji.json'), JSON.stringify({ ...signs, info: { title: '鯨' } }));
  expect(
    'A character of an optional package is not reported',
    platelayer('validate', 'kanji.json').includes('@fontsource/noto-sans-jp@'),
  );
  const [bundled] = JSON.parse(platelayer('list', '--json')).games;
  platelayer('export', bundled.id, '--components', 'revenue', '--format', 'png,svg', '--out', 'one');
  const BEGINNINGS = { '.png': '\x89PNG', '.svg': '<svg', '.csv': '\xef\xbb\xbfcomponent,' };
  for (const name of readdirSync(join(home, 'one')))
    begins(`one/${name}`, Buffer.from(BEGINNINGS[extname(name)] ?? '?', 'latin1'));
  await checkServe();
} catch (error) {
  faults.push(error.message);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

/** Checks that the package contains the application. */
async function checkServe() {
  const server = spawn(
    process.execPath,
    [join(home, 'node_modules', 'platelayer-cli', 'bin', 'platelayer.cjs'), 'serve', '--port', '0', '--json'],
    { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((end) => server.once('exit', end));
  let printed = '';
  for await (const text of server.stdout) {
    printed += text;
    if (printed.trimEnd().endsWith('}')) break;
  }
  const { address, error } = JSON.parse(printed);
  expect(`serve: ${error}`, address !== undefined);
  if (address) {
    const page = await (await fetch(address)).text();
    const [, script] = page.match(/<script type="module"[^>]* src="([^"]+)"/) ?? [];
    expect(
      'The start page has no script',
      script !== undefined && (await fetch(new URL(script, address))).ok,
    );
    const fonts = join(home, 'node_modules', 'platelayer-cli', 'dist', 'fonts');
    const [folder] = readdirSync(fonts);
    const [font] = readdirSync(join(fonts, folder));
    const served = await fetch(new URL(`assets/fonts/${folder}/${font}`, address));
    expect('A fallback font is not served', served.headers.get('Content-Type') === 'font/woff');
  }
  server.kill();
  expect('serve does not end on request', (await ended) === 0 || windows);
}
