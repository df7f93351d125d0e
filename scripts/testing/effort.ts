/** A unit of effort: building, sorting and joining lists of texts, some 20 ms of a machine that has nothing else to do. */
const unitOfWork = (): number => {
  const start = process.cpuUsage();
  const numbers = Array.from({ length: 30_000 }, (_, i) => ({ key: (i * 7919) % 30_011, text: `n${i}` }));
  const sorted = numbers.toSorted((a, b) => a.key - b.key || a.text.localeCompare(b.text, 'en'));
  const lengths = new Map(sorted.map(({ key, text }) => [text, key]));
  if (JSON.parse(JSON.stringify([...lengths])).length !== numbers.length) throw new Error('That is no work.');
  return microsecondsSince(start);
};

const microsecondsSince = (start: ReturnType<typeof process.cpuUsage>): number => {
  const { user, system } = process.cpuUsage(start);
  return user + system;
};

/** The next units cost less than the first. */
unitOfWork();

/**
 * What something costs of the processor, in units of work that are done right before and after it: whatever slows this machine down
 * slows down both.
 */
export const effortOf = async (action: () => unknown): Promise<number> => {
  const before = unitOfWork();
  const start = process.cpuUsage();
  await action();
  return effortSince(start, before);
};

/** The same of something that began some time ago. */
export const effortSince = (start: ReturnType<typeof process.cpuUsage>, before = 0): number => {
  const cost = microsecondsSince(start);
  return cost / Math.max(before, unitOfWork());
};
