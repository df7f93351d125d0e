import { describe, expect, test } from 'vitest';
import type { Alert } from '../state/store.ts';
import { type AlertQueue, nextAlerts } from './alert-queue.ts';

const alert = (type: Alert['type'], title: string, progress?: number): Alert => ({
  type,
  title,
  message: '',
  progress,
});
const none: AlertQueue = { waiting: [] };
const set = (queue: AlertQueue, next: Alert) => nextAlerts(queue, { kind: 'set', alert: next });

describe('alerts (98.4.10)', () => {
  test('a new alert replaces the current one', () => {
    const queue = set(set(none, alert('info', 'one')), alert('success', 'two'));
    expect(queue.shown?.title).toBe('two');
    expect(queue.waiting).toEqual([]);
  });
  test('a success waits until an error was closed', () => {
    const queue = set(set(none, alert('error', 'bad')), alert('success', 'good'));
    expect(queue.shown?.title).toBe('bad');
    expect(nextAlerts(queue, { kind: 'close' }).shown?.title).toBe('good');
  });
  test('information waits until a success was closed', () => {
    const queue = set(set(none, alert('success', 'loaded')), alert('info', 'has no map'));
    expect(queue.shown?.title).toBe('loaded');
    expect(nextAlerts(queue, { kind: 'close' }).shown?.title).toBe('has no map');
  });
  test('a success does not replace a warning, but an error does', () => {
    const queue = set(set(none, alert('warning', 'has no map')), alert('success', 'loaded'));
    expect(queue.shown?.title).toBe('has no map');
    expect(set(queue, alert('error', 'bad')).shown?.title).toBe('bad');
  });
  test('an error replaces an error', () => {
    expect(set(set(none, alert('error', 'one')), alert('error', 'two')).shown?.title).toBe('two');
  });
  test('progress replaces an error at once', () => {
    expect(set(set(none, alert('error', 'bad')), alert('info', 'work', 0)).shown?.title).toBe('work');
  });
  test('closing the last alert leaves none', () => {
    expect(nextAlerts(set(none, alert('info', 'one')), { kind: 'close' }).shown).toBeUndefined();
  });
});

describe('progress', () => {
  const step = (progress: number, work = 1): Alert => ({ ...alert('info', 'work', progress), work });
  const outcome: Alert = { ...alert('success', 'done'), work: 1 };

  test('stays closed after the user closes it, but the outcome is shown', () => {
    const closed = nextAlerts(set(none, step(0)), { kind: 'close' });
    expect(set(closed, step(50)).shown).toBeUndefined();
    expect(set(set(closed, step(50)), outcome).shown?.title).toBe('done');
    expect(set(closed, step(0, 2)).shown?.work).toBe(2);
  });
  test('is hidden by a plain alert, and returns up to date when that closes', () => {
    const read = set(set(set(none, step(0)), alert('info', 'plain')), step(50));
    expect(read.shown?.title).toBe('plain');
    expect(nextAlerts(read, { kind: 'close' }).shown?.progress).toBe(50);
  });
  test('ends with its outcome, even while hidden', () => {
    const ended = set(set(set(none, step(0)), alert('info', 'plain')), outcome);
    expect(ended.shown?.title).toBe('done');
    expect(nextAlerts(ended, { kind: 'close' }).shown).toBeUndefined();
  });
});
