// Drives a stock Firefox by WebDriver BiDi (https://w3c.github.io/webdriver-bidi), as far as the smoke test needs it.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import WebSocket from 'ws';

const START_TIMEOUT_MS = 60_000;

/** Starts a Firefox with a new profile in a folder; downloads land there, too. */
export const startFirefox = async (path, folder) => {
  const preferences = {
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
    'browser.download.alwaysOpenPanel': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.enabled': false,
  };
  writeFileSync(
    join(folder, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const program = spawn(
    path,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } },
  );
  const address = await new Promise((found, fail) => {
    let said = '';
    const timer = setTimeout(() => fail(new Error(`Firefox did not start:\n${said}`)), START_TIMEOUT_MS);
    program.on('error', fail).on('exit', () => fail(new Error(`Firefox ended:\n${said}`)));
    program.stderr.on('data', (text) => {
      said += text;
      const [, at] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (at === undefined) return;
      clearTimeout(timer);
      found(at);
    });
  });
  const { send, onEvent, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const stop = async () => {
    await send('browser.close').catch(() => undefined);
    close();
    program.kill();
  };
  return { send, onEvent, stop };
};

const connect = async (address) => {
  const socket = new WebSocket(address);
  await new Promise((ready, fail) => socket.once('open', ready).once('error', fail));
  const waiting = new Map();
  const listeners = [];
  let count = 0;
  socket.on('message', (text) => {
    const { id, type, result, error, message, method, params } = JSON.parse(text);
    if (type === 'event') for (const listener of listeners) listener(method, params);
    const caller = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') caller?.fail(new Error(`${error}: ${message}`));
    else caller?.done(result);
  });
  return {
    send: (method, params = {}) =>
      new Promise((done, fail) => {
        const id = ++count;
        waiting.set(id, { done, fail });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    onEvent: (listener) => listeners.push(listener),
    close: () => socket.close(),
  };
};

/** A tab, with the few things that a walk does in it. */
export const openTab = async ({ send }) => {
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  /** The value of an expression; what it gives must be JSON. */
  const evaluate = async (expression) => {
    const { type, result, exceptionDetails } = await send('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(`${expression}: ${exceptionDetails.text}`);
    return JSON.parse(result.value);
  };
  /** Waits until an expression is true. */
  const until = async (what, expression, timeout = 30_000) => {
    for (const end = Date.now() + timeout; Date.now() < end; await new Promise((go) => setTimeout(go, 50)))
      if (await evaluate(`Boolean(${expression})`).catch(() => false)) return;
    throw new Error(`Waited in vain: ${what} (at ${await evaluate('location.href')})`);
  };
  return {
    evaluate,
    until,
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    chooseFile: async (selector, file) => {
      const { nodes } = await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      await send('input.setFiles', { context, element: { sharedId: nodes[0].sharedId }, files: [file] });
    },
  };
};
