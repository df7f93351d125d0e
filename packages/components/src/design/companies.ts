import { at, type Company, type Hex } from '@platelayer/game';
import { hexesOf } from '../upgrades/map-hexes.ts';
import { type DesignRule, type Finding, figure, figuresIn } from './rule.ts';

const FIELDS: Readonly<Record<string, string>> = { colour: '"color"', token: '"tokens"', share: '"shares"' };

/** Companies: what they have, and where they are at home. */
export const COMPANY_RULES: readonly DesignRule[] = [
  {
    name: 'shares',
    find: ({ companies }) =>
      once(
        companies.flatMap((company, i) => {
          const sum = percentOf(company);
          return sum === undefined || Math.abs(sum - 100) < 0.01
            ? []
            : [
                {
                  // Ten per cent too many are a slip; anything far from 100 is meant so.
                  severity: Math.abs(sum - 100) <= 40 ? ('warning' as const) : ('info' as const),
                  message: `The shares of ${company.name || company.abbrev} are ${Number(sum.toFixed(2))} % in all.`,
                  pointer: at('/companies', i),
                  hint: 'Change "percent" or "quantity" of its shares until they are 100 %.',
                  key: JSON.stringify(company.shares),
                },
              ];
        }),
      ),
  },
  {
    name: 'several-presidents',
    find: ({ companies }) =>
      once(
        companies.flatMap((company, i) => {
          const presidents = company.shares
            .filter(({ president }) => president)
            .reduce((sum, { supply }) => sum + (typeof supply === 'number' ? supply : 1), 0);
          return presidents <= 1
            ? []
            : [
                {
                  severity: 'info',
                  message: `${presidents} shares of ${company.name || company.abbrev} are the president’s.`,
                  pointer: at('/companies', i),
                  hint: 'Leave "president" with one of them, of which there is one.',
                  key: JSON.stringify(company.shares),
                },
              ];
        }),
      ),
  },
  {
    name: 'company-without-home',
    find: (game) => {
      const homes = new Set(hexesOf(game).flatMap(({ hex }) => homesOf(hex)));
      return [true, false].flatMap((minor): readonly Finding[] => {
        const alike = game.companies.filter((company) => company.minor === minor);
        const homeless = alike.filter(({ key, stations }) => stations.length > 0 && !homes.has(key));
        // Where most of a kind have none, they choose their homes or take those of others.
        return 2 * homeless.length > alike.length
          ? []
          : homeless.map((company) => ({
              severity: 'info',
              message: `${company.name || company.abbrev} has no home on the map.`,
              pointer: at('/companies', game.companies.indexOf(company)),
              hint: 'Name it in "companies" of a city, if it has one.',
            }));
      });
    },
  },
  {
    name: 'incomplete-company',
    find: ({ companies }) =>
      companies.flatMap((company, i) => {
        const alike = companies.filter(({ minor }) => minor === company.minor);
        const lacks = [
          ...(company.color === undefined ? ['colour'] : []),
          ...(company.stations.length === 0 && alike.some(({ stations }) => stations.length > 0)
            ? ['token']
            : []),
          ...(company.shares.length === 0 && alike.some(({ shares }) => shares.length > 0) ? ['share'] : []),
        ];
        return lacks.map((part) => ({
          severity: 'info' as const,
          message: `${company.name || company.abbrev} has no ${part}.`,
          pointer: at('/companies', i),
          hint: `Add it in ${FIELDS[part]}, if that is not on purpose.`,
        }));
      }),
  },
];

const homesOf = ({ cities, tokens }: Hex): readonly string[] => [
  ...cities.flatMap(({ slots }) =>
    slots.flatMap(({ token }) => (token?.company === undefined ? [] : [token.company])),
  ),
  ...tokens.flatMap(({ company }) => (company === undefined ? [] : [company])),
];

/** What all shares of a company are together; nothing where some have no percentage or any number. */
const percentOf = ({ shares }: Company): number | undefined => {
  const parts = shares.map(
    // `80/120` is not one percentage.
    ({ percent, supply }) =>
      [
        figuresIn(percent).length === 1 ? figure(percent) : undefined,
        typeof supply === 'number' ? supply : undefined,
      ] as const,
  );
  return parts.length === 0 ||
    parts.some(([percent, supply]) => percent === undefined || supply === undefined)
    ? undefined
    : parts.reduce((sum, [percent = 0, supply = 0]) => sum + percent * supply, 0);
};

/** Each finding of equal key once. */
const once = (findings: readonly (Finding & { readonly key: string })[]): readonly Finding[] =>
  [...new Map(findings.toReversed().map((finding) => [finding.key, finding])).values()].toReversed();
