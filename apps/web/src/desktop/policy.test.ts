import { expect, test } from 'vitest';
import { securityPolicy } from '../../plugin-security.ts';

test('only the desktop application may talk to its host (98.16)', () => {
  expect(securityPolicy(true)).toContain("connect-src 'self' ipc: http://ipc.localhost;");
  expect(securityPolicy(false)).toContain("connect-src 'self';");
});
