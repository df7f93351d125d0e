import { describe, expect, expectTypeOf, test } from 'vitest';
import { checkConfig } from './check.ts';
import { type Config, defaults } from './config.ts';
import { effectiveConfig } from './effective.ts';

const pins = { innerRadius: 6.25, outerRadius: 12.5, y: 25 };

const catalogue = {
  theme: 'gmt',
  companiesTheme: 'rob',
  companySvgLogos: 'main',
  overrideCompanies: 'none',
  overrideSelection: [],
  coords: 'outside',
  plainMapCompanies: false,
  straightCityNames: false,
  margin: 25,
  cutlines: 25,
  cutlinesOffset: 0,
  bleed: 12.5,
  font: { family: 'display', size: '0.15in', weight: 'bold' },
  paper: { width: 850, height: 1100, margins: 25 },
  export: { allLayouts: false },
  maps: { market: true, players: true, roundTracker: true, split: 'smart' },
  privates: { style: 'small' },
  trains: { style: 'color', images: false },
  currency: {
    bank: true,
    border: true,
    capital: true,
    market: false,
    offboard: false,
    par: false,
    private: true,
    revenue: false,
    share: true,
    terrain: true,
    token: true,
    train: true,
    treasury: true,
    value: false,
  },
  charters: {
    style: 'color',
    layout: 'free',
    halfWidth: false,
    smallerMinors: true,
    cutlines: 25,
    bleed: 12.5,
    border: 0,
    showPhaseChart: true,
    showTurnOrder: true,
    blackBand: false,
    pins: { ...pins, x1: 75, x2: 675 },
  },
  cards: {
    shareStyle: 'gmt',
    layout: 'miniEuroDie',
    width: 265.748,
    height: 173.228,
    cutlines: 25,
    bleed: 12.5,
    dtgPadding: 0,
    border: 0,
    blackBand: false,
    pins: { ...pins, x1: 100, x2: 700 },
    sizes: {
      privates: { width: 0, height: 0 },
      shares: { width: 0, height: 0 },
      trains: { width: 0, height: 0 },
      numbers: { width: 0, height: 0 },
    },
    cornerRadius: 0,
    safeZone: 0,
    largeText: false,
    backs: 'none',
    backOffset: { x: 0, y: 0 },
  },
  tokens: {
    layout: 'free',
    marketTokenSize: 50,
    stationTokenSize: 37.5,
    generalTokenSize: 50,
    reverseMarketTokens: 'all',
    bleed: true,
  },
  tiles: {
    id: 'right',
    colorblind: false,
    layout: 'die',
    width: 150,
    mapWidth: 150,
    gaps: true,
    pins: { ...pins, x1: 100, x2: 700 },
  },
  stock: {
    cell: { width: 70, height: 85 },
    value: 'top',
    arrows: 'bottom',
    column: 4,
    diag: 2,
    par: 4,
    display: { legend: true, par: true, roundTracker: true },
  },
};

describe('the configuration', () => {
  test('without stored settings has the catalogue values, plus defaults for newer settings (95.9.1)', () => {
    expect(effectiveConfig()).toMatchObject(catalogue);
  });

  test('is complete and valid by default (95.9.1)', () => {
    expect(checkConfig(defaults)).toEqual([]);
  });

  test('has literal types for choices', () => {
    expectTypeOf<Config['coords']>().toEqualTypeOf<'outside' | 'inside' | 'edge' | 'none'>();
    expectTypeOf<Config['overrideSelection']>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<Config['paper']['margins']>().toEqualTypeOf<
      | number
      | { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
    >();
  });
});
