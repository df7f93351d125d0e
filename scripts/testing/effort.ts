/** A unit of work: building, sorting and joining lists of strings. Takes about 20 ms on an idle machine. */
const unitOfWork = (): number => {
  const start = process.cpuUsage();
  const numbers = Array.from({ length: 30_000 }, (_, i) => ({ key: (i * 7919) % 30_011, text: `n${i}` }));
  const sorted = numbers.toSorted((a, b) => a.key - b.key || a.text.localeCompare(b.text, 'en'));
  const lengths = new Map(sorted.map(({ key, text }) => [text, key]));
  if (JSON.parse(JSON.stringify([...lengths])).length !== numbers.length)
    throw new Error('The work was not done.');
  return microsecondsSince(start);
};

const microsecondsSince = (start: ReturnType<typeof process.cpuUsage>): number => {
  const { user, system } = process.cpuUsage(start);
  return user + system;
};

/** Warms up, because the first units cost more than later ones. */
unitOfWork();

/**
 * Processor time of a task, in units of work that run immediately before and after it, because a busy machine slows down both.
 */
export const effortOf = async (action: () => unknown): Promise<number> => {
  const before = unitOfWork();
  const start = process.cpuUsage();
  await action();
  return effortSince(start, before);
};

/** Processor time, in units of work, of a task that has already started. */
export const effortSince = (start: ReturnType<typeof process.cpuUsage>, before = 0): number => {
  const cost = microsecondsSince(start);
  return cost / Math.max(before, unitOfWork());
};
