import { flagSetting, settingGroup } from '../value.ts';

const sign = (title: string, where: string, on: boolean) =>
  flagSetting({ section: 'currency', title, description: `Shows the currency sign ${where}.`, default: on });

export const currency = settingGroup(
  {
    bank: sign('Bank', 'with the bank total in the players table', true),
    border: sign('Border', 'with costs on map borders', true),
    capital: sign('Capital', 'in the capital row of the players table', true),
    market: sign('Market', 'in market cells, including a market on the map', false),
    offboard: sign('Offboard', 'in the revenue boxes of off-board locations', false),
    par: sign('Par', 'in par cells', false),
    private: sign('Private', 'with price, revenue and minimum bid on private company cards', true),
    revenue: sign('Revenue', 'in the cells of the revenue track', false),
    share: sign('Share', 'with cost and revenue on share cards', true),
    terrain: sign('Terrain', 'with the costs of terrain, bridges and tunnels', true),
    token: sign('Token', 'with the costs of tokens on charters', true),
    train: sign('Train', 'with prices and trade-in prices on train cards and in phase charts', true),
    treasury: sign('Treasury', 'with a company’s capital on its charter', true),
    value: sign('Value', 'with revenue values on tiles and maps', false),
  },
  {
    title: 'Currency',
    description: 'Where to show the currency sign.',
    required: [
      'bank',
      'border',
      'capital',
      'market',
      'offboard',
      'par',
      'private',
      'revenue',
      'terrain',
      'token',
      'train',
      'treasury',
      'value',
    ],
  },
);
