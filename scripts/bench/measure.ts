/** Milliseconds of the fastest of several runs: the one the machine disturbed least. */
export const fastest = async (runs: number, action: () => unknown): Promise<number> => {
  let best = Infinity;
  for (let i = 0; i < runs; i++) {
    const started = performance.now();
    await action();
    best = Math.min(best, performance.now() - started);
  }
  return best;
};

/** The same in milliseconds of processor time, which other programs change less. */
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
