// Finds a Chromium, Chrome or Edge and a Firefox for the browser tests, and the programs that look into PDF files.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './setup.mjs';

/** Chromium without a window: the same pages for four fifths of the work. */
const HEADLESS = 'chromium-headless-shell';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
  'chrome',
  HEADLESS,
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const base = process.env[name];
    return base
      ? [
          `${base}\\Google\\Chrome\\Application\\chrome.exe`,
          `${base}\\Microsoft\\Edge\\Application\\msedge.exe`,
        ]
      : [];
  }),
];

const runnable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onEveryPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Path of a browser, or `undefined`. `CHROMIUM_PATH` wins over everything. */
export const findChromium = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [...onEveryPath(COMMANDS), ...PLACES].find(runnable);
};

/** The browser for tests. */
export const findTestBrowser = () =>
  process.env.CHROMIUM_PATH || onEveryPath([HEADLESS]).find(runnable) || findChromium();

const FIREFOX_COMMANDS = ['firefox', 'firefox-esr'];

const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) =>
    process.env[name] ? [`${process.env[name]}\\Mozilla Firefox\\firefox.exe`] : [],
  ),
];

/** The same for Firefox; `FIREFOX_PATH` wins. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ?? [...onEveryPath(FIREFOX_COMMANDS), ...FIREFOX_PLACES].find(runnable);

/** MiniBrowser of WebKitGTK, which Debian keeps outside the PATH, if the driver and a virtual screen are there to run it. */
export const findMiniBrowser = () => {
  if (!onPath('WebKitWebDriver') || !onPath('xvfb-run')) return undefined;
  if (process.env.MINIBROWSER_PATH) return process.env.MINIBROWSER_PATH;
  return ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((part) => `/usr/lib/${machine}/${part}/MiniBrowser`),
    )
    .find(runnable);
};

export const onPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => runnable(join(folder, name)));

/** Programs that the tests use; a test whose program is missing is skipped and counted. */
const PROGRAMS = [
  { name: 'Chromium', find: () => onPath(HEADLESS), package: HEADLESS, for: 'browser tests' },
  { name: 'Firefox', find: findFirefox, package: 'firefox-esr', for: 'walks in Firefox' },
  {
    name: 'WebKitGTK',
    find: findMiniBrowser,
    package: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    for: 'walks in WebKit',
  },
  { name: 'qpdf', find: () => onPath('qpdf'), package: 'qpdf', for: 'tests of PDF files' },
  { name: 'pdftoppm', find: () => onPath('pdftoppm'), package: 'poppler-utils', for: 'tests of PDF files' },
];

/** Installs Debian packages as root on Debian. Returns whether it did. */
export const installPackages = (packages) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !runnable('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} from Debian's packages …`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  return (
    run('apt-get', ['update', '-qq'], quiet) === 0 &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet) === 0
  );
};

/** Installs the programs that the tests use and that are missing, where it may: on Debian, and only as root. */
export const installTools = () => {
  const missing = PROGRAMS.filter(({ find }) => !find());
  if (missing.length === 0) return;
  for (const { name, for: purpose } of missing) console.log(`${name} is missing; ${purpose} need it.`);
  if (!installPackages(missing.flatMap((program) => program.package)))
    console.log('Tests that need them are skipped. Nothing is installed on this system.');
};

export const HOW_TO_GET_ONE =
  'No Chromium, Chrome or Edge found: install one, or name it with CHROMIUM_PATH=/path/to/chromium npm test';
