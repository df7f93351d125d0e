// The program under test, with folders of its own, answers for its dialogs, and a record of what it opens outside.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDriver, startSession, until } from '../../../scripts/engines/webdriver.mjs';

const program = process.env.PLATELAYER_PROGRAM;
if (!program) throw new Error('PLATELAYER_PROGRAM names no program: run npm run desktop:test');

export const WINDOW = '^Platelayer$|Platelayer';

/** A home for one test: nothing of the user's is touched. The test's end clears it. */
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
  // The editor of whoever runs the tests stays closed.
  const { DBUS_SESSION_BUS_ADDRESS: _, VISUAL: _visual, EDITOR: _editor, ...outer } = process.env;
  const env = {
    ...outer,
    XDG_DATA_HOME: at('data'),
    XDG_CACHE_HOME: at('cache'),
    XDG_CONFIG_HOME: at('config'),
    PATH: `${at('bin')}:${process.env.PATH}`,
    PLATELAYER_PICKS: at('picks'),
    TAURI_WEBVIEW_AUTOMATION: 'true',
    // Nothing of the desktop around may outlive a test or be shared with the next.
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
    MESA_SHADER_CACHE_DISABLE: 'true',
  };
  const running = [];
  test.after(async () => {
    // All are stopped, whatever one of them throws: a process left running would keep the tests from ending.
    const failures = [];
    for (const stop of running.reverse()) {
      try {
        await stop();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    // Processes of the web view write for a moment after the program has ended.
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
    /** What the next dialogs answer: a path, '' for cancelled, '?' for the real dialog. */
    answer: (...picks) => writeFileSync(at('picks'), picks.map((pick) => `${pick}\n`).join('')),
    answered: () => readFileSync(at('picks'), 'utf8') === '',
    /** What was handed to the system's browser, viewer or editor. */
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
      /** Waits for its end: the next start would hand over to a program that still runs. */
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
    /** Starts the program as a user would while it runs already; answers its exit status. */
    startAgain: (...args) => spawnSync(program, args, { env, timeout: 20_000 }).status,
    /** Starts the program without a driver. */
    launch: (...args) => {
      const child = spawn(program, args, { env: { ...env, TAURI_WEBVIEW_AUTOMATION: '' }, stdio: 'ignore' });
      running.push(() => child.kill());
      return child;
    },
  };
};

/** Words for what tests do in the page. */
const page = (session) => ({
  ...session,
  route: async () => decodeURIComponent((await session.address()).split('#')[1] ?? ''),
  go: (route) => session.run('location.hash = args[0]', `#${route}`),
  /** Waits until the address is that of a page. */
  arrive: (pattern, limit) =>
    until(
      async () => {
        const route = decodeURIComponent((await session.address()).split('#')[1] ?? '');
        return pattern.test(route) && route;
      },
      `the address is ${pattern}`,
      limit,
    ),
  /** Waits for a text anywhere on the page. */
  see: (text, limit) =>
    until(
      () => session.run('return document.body.innerText.includes(args[0])', text),
      `"${text}" on the page`,
      limit,
    ),
  titled: (text, limit) =>
    until(async () => (await session.title()).includes(text), `"${text}" in the title`, limit),
  /** The answer of a call that must fail. */
  refused: (script, ...args) =>
    session.run(
      `try { await (async () => { ${script} })(); } catch (error) { return String(error?.message ?? error); } return undefined;`,
      ...args,
    ),
});

/** Keys through the window system, as a hand would press them. */
export const press = (...keys) => execFileSync('xdotool', ['key', '--clearmodifiers', ...keys]);
export const type = (text) => execFileSync('xdotool', ['type', '--delay', '5', text]);

/** Brings the window of a title to the front and answers its id. */
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

/** A small game with a map, so that there is something to see. */
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

/** A session bus of its own: a program of an earlier test that still runs must not be handed over to. */
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
    // A child that has ended and is not yet taken note of is still listed.
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** The session's end ends the program too, at any moment: one that is gone by now is no fault. */
const stopIfRunning = (id) => {
  try {
    process.kill(id);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};
