// `npm test`: type check, lint, unit tests, fingerprints, build and a walk in each browser engine, on a fresh clone too.
// It ends with the counts.
// `npm test -- --all` adds every game in full and all other browser tests. `--no-install` installs nothing on the system.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findTestBrowser, HOW_TO_GET_ONE, installTools } from './programs.mjs';
import { install, root, tool } from './setup.mjs';

const OPTIONS = ['--all', '--no-install'];
const options = process.argv.slice(2);
const unknown = options.filter((option) => !OPTIONS.includes(option));
if (unknown.length > 0) {
  console.error(`Unknown option ${unknown.join(', ')}. npm test knows ${OPTIONS.join(' and ')}.`);
  process.exit(2);
}
const all = options.includes('--all');

install();
if (!options.includes('--no-install')) installTools();

// Colours are for a terminal: in a log each dot would be twenty characters.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';

const results = join(root, 'node_modules', '.cache', 'platelayer');
mkdirSync(results, { recursive: true });
const reportOf = (name) => join(results, `${name}.json`);
const browserReport = reportOf('browser');
rmSync(browserReport, { force: true });

const counts = { passed: 0, failed: 0, skipped: 0 };
/** How long each test took, of all steps. */
const durations = [];
const failures = [];
/** Tests that failed, or passed only at their second try, with the reason. Printed last, where people look for them. */
const problems = [];
const step = async (name, ...actions) => {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const statuses = await Promise.all(actions.map((action) => action()));
  if (statuses.some((status) => status !== 0)) failures.push(name);
  console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

await step('Type check', () => script('typecheck'));
await step('Lint and format', () => tool('biome', ['check', '--error-on-warnings', '.']));
await step('Package boundaries', () => script('boundaries'));
await step('Third-party licences', () => script('third-party'));
await step('Unit tests', () => vitest('unit', 'tables'));
await step('Fingerprints of every sheet', () => vitest('fingerprints'));
if (all) await step('Every game in full', () => vitest('games'));

// The build, by the other command of the README: it ends with the help of `platelayer serve`.
await step('npm start', () => script('start', '--help'));

await step('A walk in each browser engine', walks);

const browser = findTestBrowser();
if (!all) {
  if (browser) await step('First-load size', () => script('size', '--built'));
  console.log('\n   npm test -- --all also draws every game in full and runs the other browser tests.');
} else if (browser) {
  await step('Browser tests', () =>
    tool('playwright', ['test', '--reporter=dot,json'], {
      env: { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    }),
  );
  const { stats, suites = [] } = read(browserReport) ?? {};
  for (const { file, title: name, tests } of suites.flatMap(browserTests)) {
    const results = tests.flatMap(({ results }) => results);
    durations.push({ seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000, file, name });
    const reason = results.find(({ errors }) => errors.length > 0)?.errors[0].message;
    if (reason) tell(results.at(-1).status === 'passed' ? 'Second try' : 'Failed', file, name, reason);
  }
  counts.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  counts.failed += stats?.unexpected ?? 0;
  counts.skipped += stats?.skipped ?? 0;
} else {
  console.log(`\n── Browser tests, first-load size\n   ${HOW_TO_GET_ONE}`);
  counts.skipped += Number(countBrowserTests());
}

if (all)
  await step(
    'Packed command line, first-load size',
    () => script('check-package'),
    () => (browser ? script('size', '--built') : 0),
  );

console.log('\n── The slowest tests');
for (const { seconds, file, name } of durations.sort((a, b) => b.seconds - a.seconds).slice(0, 20))
  console.log(`   ${seconds.toFixed(1).padStart(5)} s  ${file}: ${name}`);

console.log('');
for (const line of problems) console.log(line);
for (const failure of failures) console.log(`FAILED: ${failure}`);
if (failures.length > 0 && counts.failed === 0) counts.failed = failures.length;
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failures.length === 0 ? 0 : 1);

/** Runs one of the scripts, and repeats at the end what it printed if it fails. */
async function script(name, ...args) {
  return (await runScript(name, ...args)).status;
}

async function runScript(name, ...args) {
  const running = spawn(process.execPath, [join('scripts', `${name}.mjs`), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  const [status] = await once(running, 'close');
  process.stdout.write(printed);
  if (status !== 0) problems.push(printed.split('\n').slice(0, 30).join('\n'));
  return { status: status ?? 1, printed };
}

async function walks() {
  const { status, printed } = await runScript('walk');
  for (const [, count, what] of printed
    .split('\n')
    .at(-2)
    ?.matchAll(/(\d+) (passed|failed|skipped)/g) ?? [])
    counts[what] += Number(count);
  return status;
}

/** Runs projects of `vitest.config.ts` and adds to the counts. */
function vitest(...projects) {
  const report = reportOf(projects[0]);
  rmSync(report, { force: true });
  const status = tool('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const made = read(report);
  counts.passed += made?.numPassedTests ?? 0;
  counts.failed += made?.numFailedTests ?? 0;
  counts.skipped += (made?.numPendingTests ?? 0) + (made?.numTodoTests ?? 0);
  for (const { name: path, assertionResults } of made?.testResults ?? [])
    for (const { fullName: name, duration, status: ended, failureMessages } of assertionResults) {
      const file = relative(root, path);
      durations.push({ seconds: (duration ?? 0) / 1000, file, name });
      if (ended === 'failed') tell('Failed', file, name, failureMessages[0] ?? '');
    }
  return status;
}

/** Those of a suite of Playwright and of the suites in it. */
function browserTests({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(browserTests)];
}

function tell(what, file, name, reason) {
  const lines = stripVTControlCharacters(reason).split('\n');
  const short = lines.filter((line) => line.trim() !== '').slice(0, 4);
  problems.push(
    [`${what}: ${file}: ${name}`, ...short.map((line) => `    ${line.slice(0, 160)}`)].join('\n'),
  );
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Playwright can list its tests without a browser. */
function countBrowserTests() {
  tool('playwright', ['test', '--list', '--reporter=json'], {
    stdio: 'ignore',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  return (read(browserReport)?.suites ?? []).flatMap(browserTests).length;
}
