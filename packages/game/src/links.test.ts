import { expect, test } from 'vitest';
import { resolveLinks } from './links.ts';
import { startReading } from './testing/reading.ts';

test('web and mail addresses are links (10.5)', () => {
  const reading = startReading();
  const links = { rules: 'https://example.org/rules.pdf', purchase: 'mailto:shop@example.org' };
  expect(resolveLinks(links, '/links', reading)).toEqual(links);
  expect(reading.found).toEqual([]);
});

test.each(['javascript:alert(1)//https:', 'file:///etc', 'example.org', ' data:text/html,https:'])(
  '%s is not opened, and reported',
  (link) => {
    const reading = startReading();
    expect(resolveLinks({ bgg: link }, '/links', reading)).toEqual({});
    expect(reading.found).toMatchObject([{ code: 'link/scheme', pointer: '/links/bgg' }]);
  },
);
