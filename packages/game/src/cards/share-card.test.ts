import { expect, test } from 'vitest';
import { overrideCompanies, resolveCompanies } from '../companies/company.ts';
import { rivers, startReading } from '../testing/reading.ts';
import { shareCards } from './share-card.ts';

const companies = resolveCompanies(
  {
    companies: [
      {
        name: 'Loch Line',
        abbrev: 'LL',
        color: 'green',
        subtext: 'est. 1851',
        shares: [
          { quantity: 2, subtext: 'Bond', variant: 'solo' },
          { quantity: 3, name: 'Loch Bond', color: 'red' },
        ],
      },
    ],
  },
  startReading(),
);

test('prefers the company’s subtext and variant, but the share’s name and colour (50.5.1)', () => {
  expect(shareCards(companies)).toMatchObject([
    { copies: 2, name: 'Loch Line', color: 'green', subtext: 'est. 1851', variant: 'solo' },
    { copies: 3, name: 'Loch Bond', color: 'red', subtext: 'est. 1851', variant: undefined },
  ]);
});

test('treats the labelled share with the largest part of a company as the president’s (50.5.3)', () => {
  const presidents = (...shares: readonly object[]) => {
    const [company] = resolveCompanies(
      { companies: [{ name: 'A', abbrev: 'A', shares }] } as never,
      startReading(),
    );
    return shareCards([company!]).map(({ president }) => president);
  };
  expect(presidents({ label: 'Chair', percent: 20 }, { percent: 10 })).toEqual([true, false]);
  expect(presidents({ percent: 20 }, { percent: 10, label: 'Preferred' })).toEqual([false, false]);
  expect(presidents({ label: 'Chair', percent: '20/40' }, { percent: '10/20' })).toEqual([true, false]);
  expect(
    presidents({ label: 'Chair', shares: 2, percent: '20/40' }, { shares: 1, percent: '20/10' }),
  ).toEqual([true, false]);
  expect(presidents({ label: 'Chair', shares: 2, percent: 20 }, { percent: 10 })).toEqual([true, false]);
  expect(presidents({ label: 'Owner', percent: 100 })).toEqual([false]);
  // An explicit president's share takes precedence.
  expect(presidents({ label: 'Chair', percent: 20 }, { percent: 10, president: true })).toEqual([
    false,
    true,
  ]);
  expect(presidents({ label: 'Chair', percent: 20, president: false }, { percent: 10 })).toEqual([
    false,
    false,
  ]);
});

test('uses an override set (50.2.1)', () => {
  const [first] = shareCards(overrideCompanies(companies, rivers));
  expect(first).toMatchObject({ name: 'Rhine', color: 'green', company: { abbrev: 'RH' } });
});
