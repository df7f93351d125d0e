import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askPermission, cancelQuestion, usePermission } from './permission.ts';
import { namedError } from './testing/fakes.ts';

const afterClick = (isActive: boolean) => vi.stubGlobal('navigator', { userActivation: { isActive } });
const question = () => usePermission.getState().question;

beforeEach(cancelQuestion);
afterEach(() => void vi.unstubAllGlobals());

describe('the permission request (98.6.3)', () => {
  test('is shown at once after a click', async () => {
    afterClick(true);
    expect(await askPermission('Alder', async () => 'granted')).toBe('granted');
    expect(question()).toBeUndefined();
  });

  test('waits for the button otherwise', async () => {
    afterClick(false);
    const request = vi.fn(async () => 'denied' as const);
    const answer = askPermission('Alder', request);
    await vi.waitFor(() => expect(question()?.title).toBe('Alder'));
    expect(request).not.toHaveBeenCalled();
    question()?.grant();
    expect(await answer).toBe('denied');
    expect(question()).toBeUndefined();
  });

  test('waits for the button if the browser says that the click was too long ago', async () => {
    afterClick(true);
    const request = vi.fn<() => Promise<PermissionState>>();
    request.mockRejectedValueOnce(namedError('SecurityError')).mockResolvedValueOnce('granted');
    const answer = askPermission('Alder', request);
    await vi.waitFor(() => expect(question()).toBeDefined());
    question()?.grant();
    expect(await answer).toBe('granted');
  });
});
