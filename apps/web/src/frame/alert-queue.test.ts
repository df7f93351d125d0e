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
  test('setting an alert replaces the current one', () => {
    const queue = set(set(none, alert('info', 'one')), alert('success', 'two'));
    expect(queue.shown?.title).toBe('two');
    expect(queue.waiting).toEqual([]);
  });
  test('an error keeps its time; a plain alert waits its turn', () => {
    const queue = set(set(none, alert('error', 'bad')), alert('success', 'good'));
    expect(queue.shown?.title).toBe('bad');
    expect(nextAlerts(queue, { kind: 'close' }).shown?.title).toBe('good');
  });
  test('mere information waits until a success has been read', () => {
    const queue = set(set(none, alert('success', 'loaded')), alert('info', 'has no map'));
    expect(queue.shown?.title).toBe('loaded');
    expect(nextAlerts(queue, { kind: 'close' }).shown?.title).toBe('has no map');
  });
  test('an error replaces an error', () => {
    expect(set(set(none, alert('error', 'one')), alert('error', 'two')).shown?.title).toBe('two');
  });
  test('progress never waits', () => {
    expect(set(set(none, alert('error', 'bad')), alert('info', 'work', 0)).shown?.title).toBe('work');
  });
  test('closing the last leaves none', () => {
    expect(nextAlerts(set(none, alert('info', 'one')), { kind: 'close' }).shown).toBeUndefined();
  });
});
