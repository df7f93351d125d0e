// A small WebDriver client (https://www.w3.org/TR/webdriver2) for WebKitGTK: what the desktop tests and the walk need.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A driver that does not answer must not hang the tests. */
const ANSWER_MS = 150_000;

/** Starts WebKitWebDriver; `wrap` is a command that runs it, such as `xvfb-run -a`. */
export const startDriver = async ({ env, stdio, wrap: [command, ...args] = [] }) => {
  const port = await freePort();
  const driver = ['WebKitWebDriver', `--port=${port}`];
  const [program, ...rest] = command === undefined ? driver : [command, ...args, ...driver];
  // Processes that a wrapper starts end with it only as a group.
  const process = spawn(program, rest, { env, stdio, detached: command !== undefined });
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
  await until(answers, 'the driver answers');
  return { address, process };
};

/** A session of a program with a WebKitGTK view. */
export const startSession = async (address, program, args, browserName) => {
  const send = async (method, path, body, limit = ANSWER_MS) => {
    const response = await fetch(`${address}${path}`, {
      signal: AbortSignal.timeout(limit),
      method,
      body: body && JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };

  const { sessionId } = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: { browserName, 'webkitgtk:browserOptions': { binary: program, args } },
    },
  });
  const inside = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  await inside('POST', '/timeouts', { script: 120_000 });

  const find = async (using, value) => {
    const found = await inside('POST', '/elements', { using, value });
    return found.map((element) => element[ELEMENT]);
  };
  const findOne = (using, value) =>
    until(async () => (await find(using, value))[0], `${value} is on the page`);

  return {
    /** Runs the body of an async function in the page and returns its result. */
    run: (script, ...args) =>
      inside('POST', '/execute/async', {
        script: `const done = arguments[arguments.length - 1];
          (async (...args) => { ${script} })(...Array.prototype.slice.call(arguments, 0, -1))
            .then((value) => done({ value }), (error) => done({ error: String(error?.message ?? error) }));`,
        args,
      }).then(({ value, error }) => {
        if (error !== undefined) throw new Error(error);
        return value;
      }),
    has: async (xpath) => (await find('xpath', xpath)).length > 0,
    click: async (xpath) => inside('POST', `/element/${await findOne('xpath', xpath)}/click`, {}),
    chooseFile: async (selector, file) =>
      inside('POST', `/element/${await findOne('css selector', selector)}/value`, { text: file }),
    goTo: (url) => inside('POST', '/url', { url }),
    reload: () => inside('POST', '/refresh', {}),
    title: () => inside('GET', '/title'),
    address: () => inside('GET', '/url'),
    screenshot: async () => Buffer.from(await inside('GET', '/screenshot'), 'base64'),
    /** Ends the program without asking whether its window may close. */
    end: () => inside('DELETE', ''),
  };
};

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks again and again until the answer is not false, and returns it. */
export const until = async (ask, what, limit = 40_000) => {
  const end = performance.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Not within ${limit / 1000} s: ${what}`);
    await sleep(25);
  }
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
