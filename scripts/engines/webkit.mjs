// Drives WebKitGTK in MiniBrowser, the small browser that comes with it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDriver, startSession } from './webdriver.mjs';

/** Starts MiniBrowser on a screen of its own; downloads go into the folder. */
export const openWebKit = async (browser, folder) => {
  mkdirSync(join(folder, 'config'));
  writeFileSync(join(folder, 'config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
  const { address, process: driver } = await startDriver({
    wrap: ['xvfb-run', '-a', '-s', '-screen 0 1400x1000x24'],
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    },
  });
  const errors = [];
  let rest = '';
  driver.stdout.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    errors.push(...lines.filter((line) => /^CONSOLE (\S+ )?ERROR/.test(line)));
  });
  const endAll = () => {
    try {
      process.kill(-driver.pid);
    } catch {
      // All of them have ended.
    }
  };
  try {
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
    const { run, goTo, reload, chooseFile, end } = await startSession(address, browser, args, 'MiniBrowser');
    return {
      evaluate: (expression) => run(`return ${expression}`),
      goTo,
      reload,
      chooseFile,
      errors: async () => errors,
      stop: async () => {
        await end().catch(() => undefined);
        endAll();
      },
    };
  } catch (error) {
    endAll();
    throw error;
  }
};
