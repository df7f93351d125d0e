import type { Browser, Page } from '@playwright/test';

/** A page that is blocked for longer does not feel instant. */
export const MAX_WORK_MS = 50;

/** Longest task of the page's main thread, in milliseconds. */
export interface LongestTask {
  /** Processor time, which does not depend on the load of the machine. */
  readonly work: number;
  /** Wall-clock time from the long-task observer; 0 if less than 50 ms. */
  readonly clock: number;
}

/** Records long tasks, starting with the next page. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const long: number[] = [];
    Object.assign(window, { longTasks: long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask' });
  });

/** Measures the main thread during an action and shortly after it. */
export const longestTask = async (
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<LongestTask> => {
  await page.evaluate(() => Reflect.get(window, 'longTasks').splice(0));
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  await act();
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume, 100))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const clock: readonly number[] = await page.evaluate(() => Reflect.get(window, 'longTasks'));
  return { work: longestWork(traceEvents), clock: Math.max(0, ...clock) };
};

/** Most measurements of an action: other work can make a task three times slower. */
const TRIES = 10;

/** Returns the fastest of several measurements, stopping at the first that is fast enough. */
export const leastTask = async (measure: () => Promise<LongestTask>): Promise<LongestTask> => {
  let least = await measure();
  for (let tries = 1; tries < TRIES && least.work > MAX_WORK_MS; tries++) {
    const next = await measure();
    if (next.work < least.work) least = next;
  }
  return least;
};

/** Identifies the main thread of the page, because Chromium also starts processes for future pages. */
const MARK = 'main thread of the page';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start, in microseconds. */
  readonly ts: number;
  /** Duration, and processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } };
}

/** Tasks caused by the test: finding an element by role on a map of thousands of shapes takes longer than drawing it. */
const isAskedByTest = ({ args }: TraceEvent): boolean =>
  args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

const longestWork = (events: readonly TraceEvent[]): number => {
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(events.filter(({ name }) => name === MARK).map(place));
  const ofPage = events.filter((event) => main.has(place(event)));
  const asked = ofPage.filter(isAskedByTest);
  const tasks = ofPage.filter(
    ({ name, ts, dur = 0 }) =>
      name.endsWith('RunTask') && !asked.some((question) => ts <= question.ts && question.ts < ts + dur),
  );
  if (tasks.length === 0) throw new Error('The trace tells of no task.');
  if (asked.length === 0) throw new Error('The trace does not tell what the test asked for.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

export const print = (line: string) => process.stdout.write(`${line}\n`);

export const told = ({ work, clock }: LongestTask): string =>
  `${work.toFixed(0)} ms of work, ${clock === 0 ? 'none long on the clock' : `${clock} ms on the clock`}`;
