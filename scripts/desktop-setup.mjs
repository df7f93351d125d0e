// Shared by the desktop commands: tools, folders and build.
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installPackages, onPath } from './programs.mjs';
import { root, run, tool } from './setup.mjs';

const OLDEST_RUST = [1, 90];

/** Compiled crates are cached outside the checkout, because compiling hundreds of them takes minutes. */
const cache =
  process.env.XDG_CACHE_HOME ??
  { darwin: join(homedir(), 'Library', 'Caches'), win32: process.env.LOCALAPPDATA }[process.platform] ??
  join(homedir(), '.cache');
export const target = process.env.CARGO_TARGET_DIR ?? join(cache, 'platelayer', 'cargo-target');

export const shell = join(root, 'apps', 'desktop');
export const program = (profile) =>
  join(target, profile, process.platform === 'win32' ? 'platelayer.exe' : 'platelayer');

const answers = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const hasLibrary = (name) => answers('pkg-config', ['--exists', name]);

/** Requirements on Linux: how to detect each, and its package on Debian and Fedora. */
const TO_BUILD = [
  { has: () => onPath('cc'), debian: 'build-essential', fedora: 'gcc' },
  { has: () => onPath('pkg-config'), debian: 'pkg-config', fedora: 'pkgconf-pkg-config' },
  { has: () => hasLibrary('webkit2gtk-4.1'), debian: 'libwebkit2gtk-4.1-dev', fedora: 'webkit2gtk4.1-devel' },
  { has: () => hasLibrary('gtk+-3.0'), debian: 'libgtk-3-dev', fedora: 'gtk3-devel' },
  { has: () => hasLibrary('librsvg-2.0'), debian: 'librsvg2-dev', fedora: 'librsvg2-devel' },
];
const TO_TEST = [
  { has: () => onPath('WebKitWebDriver'), debian: 'webkit2gtk-driver', fedora: 'webkit2gtk4.1' },
  { has: () => onPath('Xvfb'), debian: 'xvfb', fedora: 'xorg-x11-server-Xvfb' },
  { has: () => onPath('xauth'), debian: 'xauth', fedora: 'xorg-x11-xauth' },
  { has: () => onPath('dbus-daemon'), debian: 'dbus-daemon', fedora: 'dbus-daemon' },
  { has: () => onPath('openbox'), debian: 'openbox', fedora: 'openbox' },
  { has: () => onPath('xdotool'), debian: 'xdotool', fedora: 'xdotool' },
  { has: () => onPath('pdftotext'), debian: 'poppler-utils', fedora: 'poppler-utils' },
];
const PYTHON_GTK = {
  has: () => answers('/usr/bin/python3', ['-c', "import gi; gi.require_version('Gtk', '3.0')"]),
  debian: 'python3-gi gir1.2-gtk-3.0',
  fedora: 'python3-gobject gtk3',
};

const HOW_TO_GET_RUST = `Rust ${OLDEST_RUST.join('.')} or newer: https://rustup.rs (the packages of most distributions are too old)`;

/** Lists missing tools, with instructions for installing them. */
const missingTools = (wanted) => {
  const missing = rustIsThere() ? [] : [HOW_TO_GET_RUST];
  if (process.platform === 'darwin' && !answers('xcode-select', ['-p']))
    missing.push("Apple's command line tools: xcode-select --install");
  if (process.platform === 'win32' && !rustIsThere())
    missing.push(
      'Microsoft C++ Build Tools with "Desktop development with C++": https://visualstudio.microsoft.com/visual-cpp-build-tools/',
    );
  const packages = process.platform === 'linux' ? wanted.filter(({ has }) => !has()) : [];
  if (packages.length > 0) {
    const names = (system) => packages.map((entry) => entry[system]).join(' ');
    missing.push(
      `libraries and programs\n    Debian, Ubuntu:  sudo apt-get install ${names('debian')}\n    Fedora:          sudo dnf install ${names('fedora')}`,
    );
  }
  return missing;
};

function rustIsThere() {
  const { stdout } = spawnSync('cargo', ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /^cargo (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return major > OLDEST_RUST[0] || (Number(major) === OLDEST_RUST[0] && minor >= OLDEST_RUST[1]);
}

/** Installs missing tools if possible, or prints a list of them and exits. */
export const needTools = ({ test = false } = {}) => {
  const wanted = test ? [...TO_BUILD, ...TO_TEST, PYTHON_GTK] : TO_BUILD;
  const packages = process.platform === 'linux' ? wanted.filter(({ has }) => !has()) : [];
  if (packages.length > 0) installPackages(packages.flatMap(({ debian }) => debian.split(' ')));
  const missing = missingTools(wanted);
  if (missing.length === 0) return;
  console.error('The desktop application needs:');
  for (const line of missing) console.error(`  - ${line}`);
  process.exit(1);
};

export const cargo = (...args) =>
  run('cargo', args, {
    cwd: join(shell, 'src-tauri'),
    env: { ...process.env, CARGO_TARGET_DIR: target },
  });

/** Builds the page and the bridge, which are compiled into the program. */
export const buildPage = () =>
  tool('vite', ['build', 'apps/web', '--mode', 'desktop', '--logLevel', 'warn']) ||
  tool('vite', ['build', 'apps/desktop', '--logLevel', 'warn']);
