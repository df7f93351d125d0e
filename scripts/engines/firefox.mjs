// Drives a stock Firefox by WebDriver BiDi (https://w3c.github.io/webdriver-bidi).
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import WebSocket from 'ws';

const START_TIMEOUT_MS = 60_000;

/** What Firefox prints about a file that was loading when the page was left. 2152398850 is NS_BINDING_ABORTED. */
const INTERRUPTED = [
  /^Failed to load ‘(.+)’\. A ServiceWorker intercepted/,
  /^downloadable font: download failed .* status=2152398850 source: (\S+)$/,
  /^Error: Unable to preload CSS for (\S+)$/,
  /error loading dynamically imported module: (\S+)$/,
];

/** Starts a Firefox whose profile is in the folder. */
const startFirefox = async (path, folder) => {
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

/** Starts a Firefox with a new profile; downloads go into the folder. */
export const openFirefox = async (path, folder) => {
  const { send, onEvent, stop } = await startFirefox(path, folder);
  const messages = [];
  onEvent((method, { level, text }) => {
    if (method === 'log.entryAdded' && level === 'error') messages.push(text);
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  /** The value of an expression, which must be JSON. */
  const evaluate = async (expression) => {
    const { type, result, exceptionDetails } = await send('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(`${expression}: ${exceptionDetails.text}`);
    return JSON.parse(result.value);
  };
  /** Whether an error only says that a file was loading when the page was left: such a file loads when it is requested again. */
  const wasInterrupted = async (message) => {
    const [, url] = INTERRUPTED.map((pattern) => pattern.exec(message)).find(Boolean) ?? [];
    return (
      url !== undefined &&
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    );
  };
  return {
    evaluate,
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    chooseFile: async (selector, file) => {
      const { nodes } = await send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      await send('input.setFiles', { context, element: { sharedId: nodes[0].sharedId }, files: [file] });
    },
    /** The PDF that the browser's own print command makes. */
    print: async () => {
      const { data } = await send('browsingContext.print', { context });
      return Buffer.from(data, 'base64');
    },
    errors: async () => {
      const errors = [];
      for (const message of messages) if (!(await wasInterrupted(message))) errors.push(message);
      // Errors that turn out to be interruptions are not checked again: their server may have stopped by then.
      messages.splice(0, messages.length, ...errors);
      return errors;
    },
    stop,
  };
};
