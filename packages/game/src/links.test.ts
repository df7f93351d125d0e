import { expect, test } from 'vitest';
import { resolveLinks } from './links.ts';
import { startReading } from './testing/reading.ts';

test('accepts web and mail addresses (10.5)', () => {
  const reading = startReading();
  const links = { rules: 'https://example.org/rules.pdf', purchase: 'mailto:shop@example.org' };
  expect(resolveLinks(links, '/links', reading)).toEqual(links);
  expect(reading.found).toEqual([]);
});

test.each(['javascript:alert(1)//https:', 'file:///etc', 'example.org', ' data:text/html,https:'])(
  'reports %s and does not open it',
  (link) => {
    const reading = startReading();
    expect(resolveLinks({ bgg: link }, '/links', reading)).toEqual({});
    expect(reading.found).toMatchObject([{ code: 'link/scheme', pointer: '/links/bgg' }]);
  },
);
