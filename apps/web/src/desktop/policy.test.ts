import { expect, test } from 'vitest';
import { securityPolicy } from '../../plugin-security.ts';

test('allows connections to the host only in the desktop build (98.16)', () => {
  expect(securityPolicy(true)).toContain("connect-src 'self' ipc: http://ipc.localhost;");
  expect(securityPolicy(false)).toContain("connect-src 'self';");
});
