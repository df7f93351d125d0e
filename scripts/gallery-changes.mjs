// `npm run gallery -- --changed`: shows sheets and exported files that have changed since their fingerprints were accepted,
// before and after, side by side, in `gallery/changes.html`.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './setup.mjs';

const TABLES = 'packages/export/src/testing/fingerprints';
const MAX_DIFF_LINES = 200;

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9, ...options });

const git = (...args) => {
  const { status, stdout, stderr } = run('git', args);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
};

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    : [];

/** Draws everything in a checkout that the tables in `other-tables` of a folder do not contain. */
const drawChanges = (checkout, folder) => {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { status, stdout, stderr } = run(process.execPath, [vitest, 'run', TABLES], {
    cwd: checkout,
    env: { ...process.env, PLATELAYER_DRAWINGS: folder },
  });
  if (status !== 0 && !existsSync(join(folder, 'tables'))) throw new Error(stdout + stderr);
};

/** Links a checkout to the installed packages, but to its own versions of this repository's packages. */
const linkPackages = (checkout) => {
  const link = (name) => {
    const target = realpathSync(join(root, 'node_modules', name));
    const path = join(checkout, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    const isOwn = !target.startsWith(join(realpathSync(root), 'node_modules') + sep);
    symlinkSync(isOwn ? join(checkout, relative(realpathSync(root), target)) : target, path, 'junction');
  };
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('@'))
      for (const inner of readdirSync(join(root, 'node_modules', name))) link(`${name}/${inner}`);
    else if (!name.startsWith('.')) link(name);
  }
};

const escapeHtml = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

const pictures = (name, has) => {
  const picture = (version) =>
    has[version] ? `<img loading="lazy" src="changes/${version}/${encodeURIComponent(name)}">` : '–';
  return `<div class="pair"><div>${picture('before')}</div><div>${picture('after')}</div>
<div class="difference">${picture('before')}${picture('after')}</div></div>`;
};

const textDifference = (folder, name, has) => {
  const path = (version) => (has[version] ? `changes/${version}/${name}` : '/dev/null');
  const args = ['diff', '--no-index', '--unified=1', path('before'), path('after')];
  const lines = run('git', args, { cwd: folder }).stdout.split('\n').slice(4);
  const more = lines.length > MAX_DIFF_LINES ? `\n… ${lines.length - MAX_DIFF_LINES} more lines` : '';
  return `<pre>${escapeHtml(lines.slice(0, MAX_DIFF_LINES).join('\n') + more)}</pre>`;
};

const STYLE = `body { font: 16px sans-serif; margin: 2em } h2 { font-size: 1em }
.pair { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1em } img { width: 100%; border: 1px solid #888; background: #fff }
.difference { position: relative } .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference }`;

const writePage = (folder, names, isIn) => {
  const sections = names.map((name) => {
    const has = { before: isIn('before', name), after: isIn('after', name) };
    const shown = name.endsWith('.svg') ? pictures(name, has) : textDifference(folder, name, has);
    return `<h2>${escapeHtml(name)}</h2>\n${shown}`;
  });
  const html = `<!doctype html><meta charset="utf-8"><title>Changes</title><style>${STYLE}</style>
<h1>Before, after, difference</h1>\n${sections.join('\n')}\n`;
  writeFileSync(join(folder, 'changes.html'), html);
};

/** Writes the changed pages to a folder. */
export const showChanges = (folder) => {
  const accepted = git('log', '-1', '--format=%H', '--', `${TABLES}/sheets`, `${TABLES}/packs`);
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'platelayer-changes-')));
  const checkout = join(work, 'checkout');
  try {
    git('worktree', 'add', '--detach', checkout, accepted);
    linkPackages(checkout);
    cpSync(join(checkout, TABLES), join(work, 'after', 'other-tables'), { recursive: true });
    console.log('Drawing the working tree …');
    drawChanges(root, join(work, 'after'));
    console.log(`Drawing ${accepted.slice(0, 8)}, where the fingerprints were accepted …`);
    cpSync(join(work, 'after', 'tables'), join(work, 'before', 'other-tables'), { recursive: true });
    drawChanges(checkout, join(work, 'before'));
    rmSync(join(folder, 'changes'), { recursive: true, force: true });
    for (const version of ['before', 'after'])
      if (existsSync(join(work, version, 'drawings')))
        cpSync(join(work, version, 'drawings'), join(folder, 'changes', version), { recursive: true });
  } finally {
    run('git', ['worktree', 'remove', '--force', checkout]);
    rmSync(work, { recursive: true, force: true });
  }
  const [before, after] = ['before', 'after'].map((version) => filesIn(join(folder, 'changes', version)));
  const names = [...new Set([...before, ...after])].sort();
  if (names.length === 0) return console.log('No sheet and no exported file has changed.');
  writePage(folder, names, (version, name) => (version === 'before' ? before : after).includes(name));
  for (const name of names) console.log(name);
  console.log(`${names.length} changes in ${join(folder, 'changes.html')}`);
};
