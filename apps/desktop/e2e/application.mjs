// The program under test, with separate folders, scripted dialog answers, and a record of what it opens outside.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDriver, startSession, until } from '../../../scripts/engines/webdriver.mjs';

const program = process.env.PLATELAYER_PROGRAM;
if (!program) throw new Error('PLATELAYER_PROGRAM is not set: run npm run desktop:test');

export const WINDOW = '^Platelayer$|Platelayer';

/** A home folder for one test, deleted at its end, so that tests do not touch the user's files. */
export const home = (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'platelayer-desktop-'));
  const at = (...names) => join(folder, ...names);
  mkdirSync(at('bin'));
  for (const name of ['xdg-open', 'gio', 'code']) {
    writeFileSync(at('bin', name), `#!/bin/sh\nprintf '%s\\n' "${name} $*" >> "${at('opened')}"\n`, {
      mode: 0o755,
    });
  }
  writeFileSync(at('picks'), '');
  // So that tests do not open the real editor.
  const { DBUS_SESSION_BUS_ADDRESS: _, VISUAL: _visual, EDITOR: _editor, ...outer } = process.env;
  const env = {
    ...outer,
    XDG_DATA_HOME: at('data'),
    XDG_CACHE_HOME: at('cache'),
    XDG_CONFIG_HOME: at('config'),
    PATH: `${at('bin')}:${process.env.PATH}`,
    PLATELAYER_PICKS: at('picks'),
    TAURI_WEBVIEW_AUTOMATION: 'true',
    // Each test has its own desktop services, which end with it.
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
    MESA_SHADER_CACHE_DISABLE: 'true',
  };
  const running = [];
  test.after(async () => {
    // Stops all of them even if one throws, because a remaining process would keep the test run from ending.
    const failures = [];
    for (const stop of running.reverse()) {
      try {
        await stop();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    // Web view processes may still write for a moment after the program has ended.
    await until(() => removed(folder), 'the folder of the test is gone');
  });
  const config = at('data', 'org.platelayer.desktop', 'config.json');

  return {
    at,
    env,
    config,
    readConfig: () => JSON.parse(readFileSync(config, 'utf8')),
    writeConfig: (text) => {
      mkdirSync(join(config, '..'), { recursive: true });
      writeFileSync(config, text);
    },
    write: (name, content) => {
      writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2));
      return at(name);
    },
    /** Sets the answers of the next dialogs: a path, '' for cancelled, '?' for the real dialog. */
    answer: (...picks) => writeFileSync(at('picks'), picks.map((pick) => `${pick}\n`).join('')),
    answered: () => readFileSync(at('picks'), 'utf8') === '',
    /** Lists the addresses and files opened in the system's browser, viewer or editor. */
    opened: () => (existsSync(at('opened')) ? readFileSync(at('opened'), 'utf8').trim().split('\n') : []),
    start: async (args = [], more = {}) => {
      env.DBUS_SESSION_BUS_ADDRESS ??= await startBus(running);
      const { address, process: driver } = await startDriver({
        env: { ...env, ...more },
        stdio: process.env.VERBOSE ? 'inherit' : 'ignore',
      });
      running.push(() => driver.kill());
      const session = await startSession(address, program, args, 'wry');
      const { stdout } = spawnSync('pgrep', ['-P', String(driver.pid)], { encoding: 'utf8' });
      const child = Number(stdout.trim().split('\n')[0]);
      let ended = false;
      /** Waits until it has ended, because the next start would pass its file to a running program. */
      const gone = () => until(() => !isRunning(child), 'the program has ended', 10_000);
      const end = async () => {
        if (ended) return;
        ended = true;
        await session.end().catch(() => {});
        stopIfRunning(child);
        await gone();
        driver.kill();
      };
      running.push(end);
      await until(
        () => session.run('return !!window.platelayer && !!document.querySelector("main, #root > *")'),
        'the page is there',
      );
      return { ...page(session), child, gone, end };
    },
    /** Starts the program again while it is running; returns its exit status. */
    startAgain: (...args) => spawnSync(program, args, { env, timeout: 20_000 }).status,
    /** Starts the program without a driver. */
    launch: (...args) => {
      const child = spawn(program, args, { env: { ...env, TAURI_WEBVIEW_AUTOMATION: '' }, stdio: 'ignore' });
      running.push(() => child.kill());
      return child;
    },
  };
};

/** Helpers for tests in the page. */
const page = (session) => ({
  ...session,
  route: async () => decodeURIComponent((await session.address()).split('#')[1] ?? ''),
  go: (route) => session.run('location.hash = args[0]', `#${route}`),
  /** Waits until the address matches. */
  arrive: (pattern, limit) =>
    until(
      async () => {
        const route = decodeURIComponent((await session.address()).split('#')[1] ?? '');
        return pattern.test(route) && route;
      },
      `the address is ${pattern}`,
      limit,
    ),
  /** Waits until the page contains a text. */
  see: (text, limit) =>
    until(
      () => session.run('return document.body.innerText.includes(args[0])', text),
      `"${text}" on the page`,
      limit,
    ),
  titled: (text, limit) =>
    until(async () => (await session.title()).includes(text), `"${text}" in the title`, limit),
  /** The error message of a call that must fail. */
  refused: (script, ...args) =>
    session.run(
      `try { await (async () => { ${script} })(); } catch (error) { return String(error?.message ?? error); } return undefined;`,
      ...args,
    ),
});

/** Presses keys through the window system. */
export const press = (...keys) => execFileSync('xdotool', ['key', '--clearmodifiers', ...keys]);
export const type = (text) => execFileSync('xdotool', ['type', '--delay', '5', text]);

/** Brings the window with a title to the front and returns its id. */
export const activate = (title, limit) =>
  until(
    () => {
      const { stdout } = spawnSync('xdotool', ['search', '--onlyvisible', '--name', title], {
        encoding: 'utf8',
      });
      const id = stdout.trim().split('\n').at(-1);
      return id && spawnSync('xdotool', ['windowactivate', '--sync', id]).status === 0 && id;
    },
    `a window named ${title}`,
    limit,
  );

/** A small game with a map. */
export const game = (title, more = {}) => ({
  info: { title, designer: 'A Designer' },
  players: [{ number: 2 }, { number: 4 }],
  map: {
    hexes: [
      { color: 'plain', hexes: ['A1', 'B2', 'A3'] },
      { color: 'yellow', cities: [{}], hexes: ['B4'] },
    ],
  },
  ...more,
});

const removed = (folder) => {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
};

/** A separate session bus, so that a start does not pass its file to the program of an earlier test. */
const startBus = async (running) => {
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--nosyslog', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.push(() => bus.kill());
  const [line] = await once(bus.stdout, 'data');
  return String(line).trim();
};

const isRunning = (id) => {
  try {
    process.kill(id, 0);
    // A zombie process is still listed.
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** Ends a process. The end of the session may already have ended it. */
const stopIfRunning = (id) => {
  try {
    process.kill(id);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};
