import { urlLayer } from '@platelayer/game';
import { expect, test } from 'vitest';
import { settingsLink } from './settings-link.ts';

const page = (path: string) => new URL(path, 'https://platelayer.test');

test('a link contains the changed settings, and opens with the same ones', () => {
  const stored = { margin: 50, tiles: { gaps: false }, overrideSelection: [3, 0], theme: 'moon' };
  const link = settingsLink({ stored }, page('/games/brackwater/map?paginated=true&config=true'));
  expect(link).toMatch(/^https:\/\/platelayer\.test\/games\/brackwater\/map\?paginated=true&config\./);
  expect(urlLayer(new URL(link).searchParams)).toEqual({ part: stored, diagnostics: [] });
});

test('a setting in the address overrides the stored one, and appears once', () => {
  const layers = { stored: { coords: 'edge' }, url: { coords: 'none' } } as const;
  expect(settingsLink(layers, page('/docs?config.coords=none'))).toBe(
    'https://platelayer.test/docs?config.coords=none',
  );
});

test('leaves out settings of the game and settings that an address cannot contain', () => {
  const layers = {
    user: { paper: { margins: { top: 1, right: 2, bottom: 3, left: 4 } } },
    game: { coords: 'edge' },
  } as const;
  expect(settingsLink(layers, page('/docs'))).toBe('https://platelayer.test/docs');
});
