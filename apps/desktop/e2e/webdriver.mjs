// A small WebDriver client: what the tests need of https://www.w3.org/TR/webdriver2/.
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A driver that does not answer must not hold up the tests. */
const ANSWER_MS = 150_000;

/** @param {string} address of the driver */
export const startSession = async (address, program, args) => {
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
      alwaysMatch: { browserName: 'wry', 'webkitgtk:browserOptions': { binary: program, args } },
    },
  });
  const inside = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  await inside('POST', '/timeouts', { script: 120_000 });

  const find = async (xpath) => {
    const found = await inside('POST', '/elements', { using: 'xpath', value: xpath });
    return found.map((element) => element[ELEMENT]);
  };

  return {
    /** Runs the body of an async function in the page and answers what it returns. */
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
    has: async (xpath) => (await find(xpath)).length > 0,
    click: async (xpath) => {
      const [element] = await until(async () => {
        const found = await find(xpath);
        return found.length > 0 && found;
      }, `${xpath} is there`);
      await inside('POST', `/element/${element}/click`, {});
    },
    title: () => inside('GET', '/title'),
    address: () => inside('GET', '/url'),
    screenshot: async () => Buffer.from(await inside('GET', '/screenshot'), 'base64'),
    /** Ends the program, without the questions and answers of closing its window. */
    end: () => inside('DELETE', ''),
  };
};

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks again and again until the answer is not false; answers it. */
export const until = async (ask, what, limit = 40_000) => {
  const end = performance.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Not within ${limit / 1000} s: ${what}`);
    await sleep(25);
  }
};
