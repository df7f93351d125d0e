/** Milliseconds of the fastest of several runs, which other programs disturbed least. */
export const fastest = async (runs: number, action: () => unknown): Promise<number> => {
  let best = Infinity;
  for (let i = 0; i < runs; i++) {
    const started = performance.now();
    await action();
    best = Math.min(best, performance.now() - started);
  }
  return best;
};

/** Processor time of the fastest of several runs in milliseconds, which other programs affect less. */
export const leastWork = async (runs: number, action: () => unknown): Promise<number> => {
  let best = Infinity;
  for (let i = 0; i < runs; i++) {
    const start = process.cpuUsage();
    await action();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
};

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
