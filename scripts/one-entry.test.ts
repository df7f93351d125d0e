import { MantineProvider } from '@mantine/core';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { memoryTerminal } from '../apps/cli/src/testing/memory-terminal.ts';
import { loadTexts, translator } from '../apps/web/src/i18n/texts.ts';
import type { Component } from '../packages/components/src/component.ts';
import { components } from '../packages/components/src/registry.ts';
import type { ExportFormat } from '../packages/export/src/formats/format.ts';
import { formats } from '../packages/export/src/formats/index.ts';

/** An invented component and an invented format. Each is added only to its table. */

const page = { title: 'Handbill', width: 100, height: 100, children: [] };
const handbills: Component = {
  id: 'handbills',
  title: 'Handbills',
  kind: 'pieces',
  piece: 'handbill',
  options: [],
  sections: ['privates'],
  fields: [],
  help: 'pnp/shops',
  available: () => true,
  drawings: async () => ({ pages: () => [page], pieces: () => [{ ...page, name: 'handbill-1' }] }),
};

const leaflet: ExportFormat = {
  id: 'leaflet',
  word: 'lft',
  title: 'Leaflets',
  description: 'the names of all pieces',
  file: 'Leaflet',
  extension: 'txt',
  mediaType: 'text/plain',
  scopes: ['page', 'component', 'game'],
  options: [
    {
      id: 'leafletInk',
      kind: 'text',
      title: 'Ink of the leaflet',
      description: 'ink of a leaflet',
      flag: '--leaflet-ink <name>',
      default: 'black',
      longest: 20,
    },
  ],
  quick: { several: 'leaflets', one: 'a leaflet' },
  plan: async ({ pieces, fileName, options }) =>
    (await pieces()).map(({ component, piece }) => ({
      kind: 'leaflet',
      component,
      name: fileName(piece.name, 'txt'),
      make: async () => new TextEncoder().encode(`${piece.title} in ${options.leafletInk}`),
    })),
};

(components as Component[]).push(handbills);
(formats as ExportFormat[]).push(leaflet);

// Modules that a build generates from the tables.
vi.mock('virtual:platelayer/components', async () => {
  const { components } = await import('../packages/components/src/registry.ts');
  return { components: JSON.parse(JSON.stringify(components)) };
});
vi.mock('virtual:platelayer/formats', async () => {
  const { formats } = await import('../packages/export/src/formats/index.ts');
  return { formats: JSON.parse(JSON.stringify(formats)) };
});
// Replacements for browser interfaces.
vi.mock('../apps/web/src/engine/engine.ts', () => ({ engine: () => new Promise(() => undefined) }));
vi.mock('../apps/web/src/analytics/index.ts', () => ({ analytics: {} }));
vi.mock('../apps/web/src/sources/index.ts', () => ({ canRefresh: () => false }));
vi.mock('../apps/web/src/config/stored-config.ts', () => ({ openConfig: () => undefined }));
vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });

const t = translator('frame');
await loadTexts('onDemand');

const { useApp } = await import('../apps/web/src/state/store.ts');
const game = {
  meta: { type: 'bundled', id: 'valley', slug: 'valley' },
  details: {
    title: 'Valley',
    links: {},
    maps: [],
    components: ['background', 'handbills', 'revenue'],
    counts: {},
    stem: 'valley',
    config: {},
  },
  diagnostics: [],
  version: 1,
};
// Rendering without a browser uses the initial state of the store.
Object.assign(useApp.getInitialState(), { game });

const drawn = (address: string, element: ReactNode) =>
  renderToStaticMarkup(
    createElement(MantineProvider, {
      children: createElement(MemoryRouter, { initialEntries: [address] }, element),
    }),
  );

/** Renders the screen of an address. */
const screen = (address: string, path: string, component: FunctionComponent) =>
  drawn(
    address,
    createElement(Routes, undefined, createElement(Route, { path, element: createElement(component) })),
  );

const valley = JSON.stringify({ info: { title: 'Valley' } });
const { run } = await import('../apps/cli/src/program.ts');
const command = async (...args: readonly string[]) => {
  const terminal = memoryTerminal({ 'valley.json': valley });
  return { status: await run(args, terminal), ...terminal.printed, files: terminal.files };
};

const { withTables } = await import('../apps/web/src/screens/docs/tables.ts');

describe('a component in the registry', () => {
  test('has routes, and settings that open next to them', async () => {
    const { ComponentPage } = await import('../apps/web/src/screens/game/ComponentPage.tsx');
    const path = 'games/:slug/:tab';
    expect(screen('/games/valley/handbills', path, ComponentPage)).toContain('game-valley-handbills');
    expect(screen('/games/valley/nothing', path, ComponentPage)).toContain('Page not found');
    const { PiecePage } = await import('../apps/web/src/screens/game/PiecePage.tsx');
    const piece = screen('/games/valley/handbills/0', 'games/:slug/:tab/:index', PiecePage);
    expect(piece).toContain('game-valley-handbill');
    const { relevantSections } = await import('../apps/web/src/address/component-request.ts');
    expect(relevantSections('/games/valley/handbills')).toEqual(['privates']);
  });

  test('appears in the menu, the overview and the palette, sorted by title', async () => {
    const { GameMenu } = await import('../apps/web/src/frame/GameMenu.tsx');
    const menu = drawn('/games/valley', createElement(GameMenu, { game: game as never }));
    expect(menu).toMatch(/Background.*href="\/games\/valley\/handbills".*Handbills.*Revenue/s);
    const { Overview } = await import('../apps/web/src/screens/game/Overview.tsx');
    expect(drawn('/games/valley', createElement(Overview))).toContain('>Handbills</span>');
    const { usePaletteGroups } = await import('../apps/web/src/commands/palette-groups.tsx');
    const Labels = () =>
      JSON.stringify(usePaletteGroups(0).map(({ actions }) => actions.map((a) => a.label)));
    expect(drawn('/', createElement(Labels))).toContain('Handbills');
  });

  test('is exported, alone and with the whole game', async () => {
    const { files } = await command('export', 'valley.json', '--format', 'pdf,svg');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['/games/valley-handbills.pdf', '/games/valley-handbill-1.svg']),
    );
    const alone = await command('export', 'valley.json', '--components', 'handbills', '--json');
    expect(JSON.parse(alone.out).files).toMatchObject([{ name: 'valley-handbills.pdf' }]);
  });

  test('appears in the command line and the help', async () => {
    expect((await command('export', '--help')).out).toContain('handbills)');
    expect((await command('list', 'valley.json')).out).toMatch(/^ {2}handbills +Handbills +1 piece$/m);
    expect((await command('completion', 'bash')).out).toContain('handbills');
    const table = withTables('<!-- table: components -->', { components, formats });
    expect(table).toContain('[Handbills](/docs/pnp/shops) | `handbills` | sheets | one for each handbill');
  });
});

describe('a format in the table', () => {
  test('is planned and made', async () => {
    const { files } = await command('export', 'valley.json', '--format', 'lft', '--leaflet-ink', 'red');
    expect(files.get('/games/valley-handbill-1.txt')).toBe('Handbill in red');
    expect((await import('../packages/export/src/formats/index.ts')).mediaTypeOf('a.txt')).toBe('text/plain');
  });

  test('appears in the dialog with its options, and in the quick menu', async () => {
    const { ExportForm } = await import('../apps/web/src/export/ExportForm.tsx');
    const values = { scope: 'game', format: 'leaflet', place: 'download', options: {} } as const;
    const form = drawn(
      '/',
      createElement(ExportForm, { game: game as never, values, onChange: () => undefined }),
    );
    for (const text of ['Leaflets', 'the names of all pieces', 'Ink of the leaflet', 'value="black"'])
      expect(form).toContain(text);
    const { formatText, quickFormats } = await import('../apps/web/src/export/request.ts');
    const [, , quick] = quickFormats;
    expect(formatText(t, quick!.format, 'title')).toBe('Leaflets');
  });

  test('appears in the command line and the help', async () => {
    const { out } = await command('export', '--help');
    expect(out).toMatch(/choices: .*lft/s);
    expect(out).toContain('--leaflet-ink');
    expect(out).toMatch(/^ {2}lft +Leaflets: the names of all pieces$/m);
    expect((await command('completion', 'zsh')).out).toContain(' lft');
    const table = withTables('<!-- table: formats -->', { components, formats });
    expect(table).toContain('Leaflets | `--format lft` | the names of all pieces | `--leaflet-ink <name>`');
  });
});
