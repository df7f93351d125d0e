/** Runs tasks one after the other. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Tasks run in the order they came; a failure holds up nobody. */
export const createQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
};
