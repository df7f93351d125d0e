import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('runs tasks one after the other, even after a failure', async () => {
  const queue = createQueue();
  const log: string[] = [];
  const slow = queue(async () => {
    log.push('start');
    await new Promise((resume) => setTimeout(resume, 5));
    log.push('end');
    throw new Error('failed');
  });
  const quick = queue(async () => void log.push('quick'));
  await expect(slow).rejects.toThrow('failed');
  await quick;
  expect(log).toEqual(['start', 'end', 'quick']);
});
