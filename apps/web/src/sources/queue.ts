export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Returns a function that runs tasks in order, one at a time. A failed task does not stop the others. */
export const createQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
};
