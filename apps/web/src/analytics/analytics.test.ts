import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAnalytics, normaliseAddress, type Visit } from './analytics.ts';

const PLACE = { pathname: '/games/system:secret/map', search: '?config.theme=mine' };

const sentBy = (change: Partial<Visit>, place = PLACE): readonly unknown[] => {
  const sent: unknown[] = [];
  const { pageView, event } = createAnalytics({
    service: 'https://count.example/api/event',
    host: 'platelayer.example',
    hostname: 'platelayer.example',
    development: false,
    declined: false,
    interface: 'site',
    send: (service, message) => sent.push([service, JSON.parse(message)]),
    ...change,
  });
  pageView(place);
  event('exportGame', { media: 'pdf' }, place);
  return sent;
};

describe('analytics (98.12)', () => {
  test('page views and events have the normalised address and an empty referrer', () => {
    const common = {
      url: 'https://platelayer.example/games/system:slug/map?config.theme',
      domain: 'platelayer.example',
      referrer: '',
    };
    expect(sentBy({})).toEqual([
      ['https://count.example/api/event', { name: 'pageview', ...common, props: { interface: 'site' } }],
      [
        'https://count.example/api/event',
        { name: 'exportGame', ...common, props: { interface: 'site', media: 'pdf' } },
      ],
    ]);
  });

  test.each([
    ['without an address', { service: undefined }],
    ['from a development build', { development: true }],
    ['when the reader declines', { declined: true }],
    ['from localhost', { hostname: 'localhost' }],
    ['from a subdomain of localhost', { hostname: 'app.localhost' }],
    ['from 127.0.0.1', { hostname: '127.0.0.1' }],
    ['from ::1', { hostname: '[::1]' }],
    ['from a page without a host', { hostname: '' }],
  ])('nothing is sent %s', (_, change) => {
    expect(sentBy(change)).toEqual([]);
  });

  test('the desktop application sends its version, although its host is localhost', () => {
    const facts = { appVersion: '1.4.0', osVersion: 'Debian 12', os: 'linux' };
    expect(sentBy({ interface: 'app', hostname: 'localhost', facts: () => facts })).toMatchObject([
      [expect.any(String), { name: 'pageview', props: { interface: 'app', ...facts } }],
      [expect.any(String), { name: 'exportGame', props: { interface: 'app', ...facts, media: 'pdf' } }],
    ]);
    expect(sentBy({ interface: 'app', hostname: 'localhost', development: true })).toEqual([]);
  });

  test('print mode sends nothing', () => {
    expect(sentBy({}, { pathname: '/games/x/map', search: '?print=true' })).toEqual([]);
  });
});

describe('normalised addresses (98.12)', () => {
  test.each([
    ['/games/1889/map', '', '/games/slug/map'],
    ['/games/system:abc', '', '/games/system:slug'],
    ['/games/internal:abc/cards/private/2', '', '/games/internal:slug/cards/private/2'],
    ['/games/system%3Aabc/map', '', '/games/slug/map'],
    ['/games/slug/map', '', '/games/slug/map'],
    ['/games/Secret:%20part%202/map', '', '/games/slug/map'],
    ['/', '', ''],
    ['/games/', '?foo=true', '/games?foo=true'],
    ['/games', '', '/games'],
    ['/elements/tiles', '', '/elements/tiles'],
    ['/docs/output/pdf/', '', '/docs/output/pdf'],
  ])('%s%s becomes %s', (path, search, expected) => {
    expect(normaliseAddress(path, search)).toBe(expected);
  });

  test('keeps only the names of query parameters', () => {
    expect(normaliseAddress('/elements/tiles', '?id=57&config.theme=mine&color=yellow')).toBe(
      '/elements/tiles?id&config.theme&color',
    );
  });

  test('never contain a slug', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9-]{6,20}$/),
        fc.constantFrom('', 'system:', 'internal:'),
        (id, type) => {
          expect(normaliseAddress(`/games/${type}${id}/map`, '')).not.toContain(id);
        },
      ),
    );
  });
});
