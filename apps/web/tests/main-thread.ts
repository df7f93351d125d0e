import type { Browser, Page } from '@playwright/test';

/** How long the main thread of a page is held up. */

/** A page that is held up for longer does not feel instant. */
export const MOST_WORK_MS = 50;

/** The longest task of the page's main thread, in milliseconds. */
export interface LongestTask {
  /** Of the processor, which a busy machine does not change. */
  readonly work: number;
  /** On the clock, as the long-task observer tells; 0 for less than 50. */
  readonly clock: number;
}

/** Notes long tasks, from the next page on. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const long: number[] = [];
    Object.assign(window, { longTasks: long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask' });
  });

/** What the main thread did while something went on, and in the moments after it. */
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

/** How often something is measured before it counts as slow: work beside it can slow a task down threefold. */
const TRIES = 10;

/** The least of several tries, which end with the first that is quick enough: a machine slows a task down, never speeds it up. */
export const leastTask = async (measure: () => Promise<LongestTask>): Promise<LongestTask> => {
  let least = await measure();
  for (let tries = 1; tries < TRIES && least.work > MOST_WORK_MS; tries++) {
    const next = await measure();
    if (next.work < least.work) least = next;
  }
  return least;
};

/** Tells the main thread of the page from others: Chromium starts processes for pages to come. */
const MARK = 'main thread of the page';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, in microseconds. */
  readonly ts: number;
  /** On the clock, and of processor time. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } };
}

/** What the test asks the page for: finding something by its role on a map of thousands of shapes takes longer than drawing it. */
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
