// apps/desktop/CRATES.md: every crate in the desktop application, with the licence from cargo. Without arguments, checks that
// the file is up to date and that all licences are permissive; --write writes the file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shell } from './desktop-setup.mjs';

const PERMISSIVE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|Apache-2\.0 WITH LLVM-exception|BSL-1\.0|CC0-1\.0|CDLA-Permissive-2\.0|NCSA|Unicode-3\.0|Unlicense|Zlib)$/;

/** Licences with conditions only on changed files, which we do not change; the sources are on crates.io. */
const FILES_ONLY = /^MPL-2\.0$/;

const FILE = join(shell, 'CRATES.md');

/** Licence expressions: `A AND B` requires both; `A OR B` and the old form `A/B` offer a choice. */
const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) =>
      part
        .split(/ OR |\//)
        .map((choice) => choice.trim())
        .some((choice) => PERMISSIVE.test(choice) || FILES_ONLY.test(choice)),
    );

const { status, stdout, stderr } = spawnSync('cargo', ['metadata', '--format-version', '1', '--locked'], {
  cwd: join(shell, 'src-tauri'),
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
const { packages, resolve, workspace_members: own } = JSON.parse(stdout);
const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));

/** Dependencies that reach users, on every system, without those that only build or test. */
const shipped = new Set();
const direct = new Set();
const visit = (id) => {
  for (const { pkg, dep_kinds: kinds } of nodes.get(id).deps) {
    if (!kinds.some(({ kind }) => kind === null)) continue;
    if (own.includes(id)) direct.add(pkg);
    if (shipped.has(pkg)) continue;
    shipped.add(pkg);
    visit(pkg);
  }
};
own.forEach(visit);

const rows = packages
  .filter(({ id }) => shipped.has(id))
  .map(({ id, name, version, license }) => ({ id, name, version, licence: license ?? 'unknown' }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
const faults = rows.filter(({ licence }) => !isAllowed(licence));
for (const { name, licence } of faults) console.error(`${name}: licence "${licence}" is not permissive`);

const table = (entries) =>
  [
    '| crate | version | licence |',
    '| --- | --- | --- |',
    ...entries.map((row) => `| ${row.name} | ${row.version} | ${row.licence} |`),
  ].join('\n');

const text = `# Crates of the desktop application

Made by \`npm run desktop:licences\` from \`Cargo.lock\`; \`npm run desktop:test\` fails when it is out of date or a licence is
not permissive. The page inside and its packages are in [THIRD-PARTY.md](../../THIRD-PARTY.md).

## Named by us

${table(rows.filter(({ id }) => direct.has(id)))}

## What those need, on Linux, macOS and Windows together

Crates under MPL-2.0 are used unchanged; their source is on crates.io.

${table(rows.filter(({ id }) => !direct.has(id)))}
`;

if (process.argv.includes('--write')) writeFileSync(FILE, text);
const current = existsSync(FILE) && readFileSync(FILE, 'utf8') === text;
if (!current) console.error('apps/desktop/CRATES.md is out of date: run npm run desktop:licences');
else console.log(`${rows.length} crates, all licences permissive.`);
process.exit(faults.length === 0 && current ? 0 : 1);
