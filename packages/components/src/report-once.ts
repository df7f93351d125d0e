import type { Look } from './look.ts';

/** A look that makes each remark once, however many things repeat it. */
export const reportOnce = (look: Look): Look => {
  const made = new Set<string>();
  return {
    ...look,
    report: (found) => {
      const remark = JSON.stringify([found.code, found.pointer, found.message]);
      if (made.has(remark)) return;
      made.add(remark);
      look.report(found);
    },
  };
};
