import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cancelChanges,
  flushChange,
  flushChanges,
  SAVE_DELAY_MS,
  scheduleChange,
} from './delayed-changes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cancelChanges();
  vi.useRealTimers();
});

test('a change waits 800 ms after the last keystroke (95.6.3)', () => {
  const apply = vi.fn();
  scheduleChange('margin', () => apply('0'));
  vi.advanceTimersByTime(SAVE_DELAY_MS - 1);
  scheduleChange('margin', () => apply('0.5'));
  vi.advanceTimersByTime(SAVE_DELAY_MS - 1);
  expect(apply).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(apply.mock.calls).toEqual([['0.5']]);
});

test('two fields edited within 800 ms keep both edits (95.2.3)', () => {
  const applied: string[] = [];
  scheduleChange('margin', () => applied.push('margin'));
  scheduleChange('bleed', () => applied.push('bleed'));
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect(applied).toEqual(['margin', 'bleed']);
});

test('a flush applies a change immediately and only once, and a cancelled change never applies', () => {
  const applied: string[] = [];
  scheduleChange('margin', () => applied.push('margin'));
  flushChange('margin');
  flushChanges();
  scheduleChange('bleed', () => applied.push('bleed'));
  cancelChanges();
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect(applied).toEqual(['margin']);
});
