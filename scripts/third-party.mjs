// THIRD-PARTY.md: every package we depend on, with its licence, from the lock file and the installed packages. Without arguments,
// checks that the file is up to date and that all licences are permissive; --write writes the file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './packages.mjs';
import { root } from './setup.mjs';

const PERMISSIVE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Unlicense|Python-2\.0)$/;

/** Licences of build and test tools with conditions only on changed files. These tools do not reach users. */
const TOOLS_ALLOWED = { lightningcss: 'MPL-2.0', 'axe-core': 'MPL-2.0' };

const FILE = join(root, 'THIRD-PARTY.md');

/** `A AND B` requires both, `A OR B` offers a choice. */
const permissive = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((choice) => PERMISSIVE.test(choice.trim())));

const rows = packages();

const faults = rows.filter(
  ({ name, licence, shipped }) =>
    !permissive(licence) && (shipped || !licence.includes(TOOLS_ALLOWED[name] ?? '?')),
);
for (const { name, licence } of faults) console.error(`${name}: licence "${licence}" is not permissive`);

const table = (entries) =>
  [
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...entries.map((row) => `| ${row.name} | ${row.version} | ${row.licence} |`),
  ].join('\n');

const text = `# Third-party software

Made by \`npm run third-party\` from the lock file; \`npm test\` fails when it is out of date or a licence is not permissive.

## Part of what users get

${table(rows.filter((row) => row.shipped))}

The ICC profiles FOGRA39L_coated.icc and sRGB.icc come from the CTAN package colorprofiles (licence of zlib).

The typefaces Bitter, Lato, Yrsa and Source Sans 3 come from the \`@expo-google-fonts\` packages, the Noto families from the
\`@fontsource\` packages. All are under the licence OFL-1.1, whose text is in each package.

## Tools to build and test

${table(rows.filter((row) => !row.shipped))}
`;

if (process.argv.includes('--write')) writeFileSync(FILE, text);
const current = existsSync(FILE) && readFileSync(FILE, 'utf8') === text;
if (!current) console.error('THIRD-PARTY.md is out of date: run npm run third-party');
else console.log(`${rows.length} packages, all licences permissive.`);
process.exit(faults.length === 0 && current ? 0 : 1);
