import { components, openArtwork } from '@platelayer/components';
import { type ConfigValue, configValues, type SectionId } from '@platelayer/game';
import { BUNDLED_GAMES, bundledGame, COMPANY_THEMES, MAP_THEMES } from '@platelayer/library';
import { toSvg } from '@platelayer/press';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../../drawings.ts';
import { sheetsOf } from '../../sheets.ts';
import { drawingsOfGame, loadGame, testFonts } from '../drawings.ts';
import crowded from './crowded.json';
import { checkTable, printPage, type Row } from './table.ts';

/** The bundled games, and one with more to say than its cards have room for. */
const ids = [...BUNDLED_GAMES.map(({ id }) => id), 'crowded'];
const games = new Map(
  await Promise.all(
    ids.map(async (id) => {
      const file = id === 'crowded' ? crowded : JSON.parse((await bundledGame(id)) ?? '');
      return [id, loadGame(file)] as const;
    }),
  ),
);
const artwork = openArtwork();

/** Settings as in an address, for example `style=certificate`. */
const parseSettings = (text: string): Settings =>
  text === '' ? [] : text.split('&').map((pair) => pair.split('=') as [string, string]);

interface Selection {
  /** All components if not given. */
  readonly of?: readonly string[];
  /** Both forms if not given. */
  readonly paginated?: boolean;
}

/** A row for every sheet of a game. */
const sheetRows = async (
  id: string,
  settings: string,
  { of, paginated }: Selection = {},
): Promise<readonly Row[]> => {
  const drawings = drawingsOfGame(games.get(id)!, parseSettings(settings), artwork);
  const rows: Row[] = [];
  for (const component of components) {
    if (!component.available(drawings.game) || (of && !of.includes(component.id))) continue;
    for (const { name, pages } of sheetsOf(component, drawings, { paginated })) {
      const cells = (await pages()).map((page, i) => ({
        name: `page ${i + 1}`,
        print: printPage(page),
        draw: () => toSvg(page, { fonts: testFonts, textMode: 'outlines' }),
      }));
      rows.push({ name: [id, name, settings].join(' ').trim(), cells });
    }
  }
  return rows;
};

/** Looks that differ from the default in as many parts as possible. */
const LOOKS: readonly (readonly [settings: string, of: readonly string[]])[] = [
  ['style=certificate&cards.backs=title', ['cards', 'charters']],
  [
    'style=standard&cards.shareStyle=left&privates.style=big&trains.style=number&cards.largeText=true',
    ['cards'],
  ],
  ['cards.shareStyle=center&trains.images=true&companySvgLogos=none&cards.layout=free', ['cards']],
  ['charters.style=carth&charters.layout=3x1minors&companySvgLogos=none', ['charters', 'tokens']],
  ['coords=edge&straightCityNames=true&plainMapCompanies=true', ['map']],
  ['stock.value=bottom&stock.arrows=middle', ['market', 'par', 'revenue']],
  ['tiles.id=left&tiles.layout=offset&aids.layout=card', ['tiles', 'train-chart', 'player-aid']],
];

describe.each(ids)('no sheet of %s changes unnoticed', (id) => {
  test('with the default settings', async () => {
    await checkTable(`sheets/${id}.txt`, await sheetRows(id, ''));
  });

  test('in other styles', async () => {
    const rows: Row[] = [];
    for (const [settings, of] of LOOKS)
      rows.push(...(await sheetRows(id, settings, { of, paginated: false })));
    await checkTable(`sheets/${id}-styles.txt`, rows);
  });
});

const MARKETS = ['revenue', 'market', 'par'];

/** Components that are drawn with each setting of a section. */
const DRAWN: Partial<Record<SectionId, readonly string[]>> = {
  colors: ['cards', 'charters', 'tokens'],
  layout: ['background', 'map', 'tokens', 'charters', 'train-chart', ...MARKETS],
  tokens: ['tokens'],
  maps: ['map'],
  tiles: ['tiles', 'tile-manifest'],
  market: MARKETS,
  charters: ['charters'],
  cards: ['cards'],
  privates: ['cards'],
  trains: ['cards'],
  aids: ['train-chart', 'player-aid'],
};

interface Exception {
  readonly game?: string;
  /** Other settings that are needed to see a change. */
  readonly needs?: string;
  readonly of?: readonly string[];
}

/** Settings that do not change the components of their section in Brackwater with the default settings. */
const EXCEPTIONS: readonly (readonly [path: RegExp, exception: Exception])[] = [
  [/^theme$/, { of: ['map', 'tiles', 'market'] }],
  [/^companyNames$/, { game: 'ashfall', of: ['charters'] }],
  [/^companySvgLogos$/, { game: 'lamplight', of: ['tokens'] }],
  [/^overrideCompanies$/, { of: ['cards', 'tokens'] }],
  [/^maps\.market$/, { game: 'candle-bay' }],
  [/^tiles\.width$/, { needs: 'tiles.layout=offset' }],
  [/^tiles\.mapWidth$/, { of: ['map'] }],
  [/^stock\.column$/, { game: 'candle-bay' }],
  [/^stock\.diag$/, { game: 'slate-isles' }],
  [/^stock\.display\.par$/, { game: 'vessen' }],
  [/^stock\.display\.roundTracker$/, { game: 'lamplight' }],
  [/^charters\.smallerMinors$/, { game: 'slate-isles' }],
  [/^charters\.pins\./, { needs: 'charters.layout=3x1' }],
  [/^cards\.(width|height|cutlines|bleed|border)$/, { needs: 'cards.layout=free' }],
  [/^cards\.sizes\./, { game: 'slate-isles', needs: 'cards.layout=free' }],
  [/^cards\.dtgPadding$/, { needs: 'cards.layout=dtgDie' }],
  [/^cards\.blackBand$/, { needs: 'cards.shareStyle=left' }],
  [/^cards\.backOffset\./, { needs: 'cards.backs=plain' }],
  [/^aids\.(width|height)$/, { needs: 'aids.layout=card' }],
  [/^aids\.townsBecomeCities$/, { game: 'lamplight', of: ['upgrades'] }],
  [/^currency\.(bank|capital|terrain)$/, { of: ['map', 'player-aid'] }],
  [/^currency\.border$/, { game: 'lamplight', of: ['map'] }],
  [/^currency\.(market|par|revenue)$/, { of: MARKETS }],
  [/^currency\.offboard$/, { of: ['map'] }],
  [/^currency\.private$/, { of: ['cards', 'player-aid'] }],
  [/^currency\.share$/, { game: 'lamplight', of: ['cards'] }],
  [/^currency\.token$/, { of: ['charters'] }],
  [/^currency\.train$/, { of: ['cards', 'charters', 'train-chart'] }],
  [/^currency\.treasury$/, { game: 'ashfall', of: ['charters'] }],
  [/^currency\.value$/, { of: ['map', 'tiles'] }],
];

/** Settings that do not change a sheet: reserved, or about exports and checks. */
const NO_SHEET = /^(font\.|export\.|aids\.silence$|overrideSelection$)/;

/** Every other value of a setting, or one if there are too many. */
const otherValues = (value: ConfigValue): readonly string[] => {
  switch (value.control) {
    case 'choice':
    case 'company-set':
      return value.choices.map(([word]) => word).filter((word) => word !== value.default);
    case 'switch':
      return [String(!value.default)];
    case 'map-theme':
      return MAP_THEMES.map(({ id }) => id).filter((id) => id !== value.default);
    case 'company-theme':
      return COMPANY_THEMES.map(({ id }) => id).filter((id) => id !== value.default);
    default:
      return [String(Math.round(Number(value.default) * 1.3 + 5))];
  }
};

test('no sheet changes unnoticed with a single setting, and every setting changes one', async () => {
  const rows: Row[] = [];
  const unchanged: string[] = [];
  const defaults = new Map<string, readonly string[]>();
  for (const value of configValues.filter(({ path }) => !NO_SHEET.test(path))) {
    const { path, section } = value;
    const [, exception] = EXCEPTIONS.find(([pattern]) => pattern.test(path)) ?? [];
    const { game = 'brackwater', needs = '', of = DRAWN[section] } = exception ?? {};
    const paginated = section === 'layout' || path === 'maps.split' ? undefined : false;
    const draw = (settings: string) => sheetRows(game, settings, { of, paginated });
    const key = [game, needs, of, paginated].join();
    const before = defaults.get(key) ?? (await draw(needs)).map(printsOf);
    defaults.set(key, before);
    for (const other of otherValues(value)) {
      const settings = [needs, `${path}=${other}`].filter(Boolean).join('&');
      const changed = (await draw(settings)).filter((row, i) => printsOf(row) !== before[i]);
      rows.push(...changed);
      if (changed.length === 0) unchanged.push(settings);
    }
  }
  await checkTable('sheets/settings.txt', rows);
  expect(unchanged).toEqual([]);
});

const printsOf = ({ cells }: Row): string => cells.map(({ print }) => print).join(' ');
