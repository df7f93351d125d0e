import { at, type Company, type Hex } from '@platelayer/game';
import { hexesOf } from '../upgrades/map-hexes.ts';
import { type DesignDiagnostic, type DesignRule, firstNumber, numbersIn } from './rule.ts';

const FIELDS: Readonly<Record<string, string>> = { colour: '"color"', token: '"tokens"', share: '"shares"' };

/** Companies: their parts and their homes. */
export const COMPANY_RULES: readonly DesignRule[] = [
  {
    name: 'shares',
    find: ({ companies }) =>
      uniqueByKey(
        companies.flatMap((company, i) => {
          const sum = percentOf(company);
          return sum === undefined || Math.abs(sum - 100) < 0.01
            ? []
            : [
                {
                  // A few extra per cent are a mistake; a sum far from 100 is intended.
                  severity: Math.abs(sum - 100) <= 40 ? ('warning' as const) : ('info' as const),
                  message: `The shares of ${company.name || company.abbrev} add up to ${Number(sum.toFixed(2))}%.`,
                  pointer: at('/companies', i),
                  hint: 'Change "percent" or "quantity" so that they add up to 100%.',
                  key: JSON.stringify(company.shares),
                },
              ];
        }),
      ),
  },
  {
    name: 'several-presidents',
    find: ({ companies }) =>
      uniqueByKey(
        companies.flatMap((company, i) => {
          const presidents = company.shares
            .filter(({ president }) => president)
            .reduce((sum, { supply }) => sum + (typeof supply === 'number' ? supply : 1), 0);
          return presidents <= 1
            ? []
            : [
                {
                  severity: 'info',
                  message: `${company.name || company.abbrev} has ${presidents} president’s shares.`,
                  pointer: at('/companies', i),
                  hint: 'Set "president" on one share only, with "quantity" 1.',
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
      return [true, false].flatMap((minor): readonly DesignDiagnostic[] => {
        const alike = game.companies.filter((company) => company.minor === minor);
        const homeless = alike.filter(({ key, stations }) => stations.length > 0 && !homes.has(key));
        // If most companies of a kind have none, they choose their homes or take over those of others.
        return 2 * homeless.length > alike.length
          ? []
          : homeless.map((company) => ({
              severity: 'info',
              message: `${company.name || company.abbrev} has no home on the map.`,
              pointer: at('/companies', game.companies.indexOf(company)),
              hint: 'If it has a home, name the company in "companies" of that city.',
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
          hint: `Add ${FIELDS[part]} if this is not intended.`,
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

/** The sum of all shares of a company, or undefined if a share has no percentage or quantity. */
const percentOf = ({ shares }: Company): number | undefined => {
  const parts = shares.map(
    // `80/120` is not a single percentage.
    ({ percent, supply }) =>
      [
        numbersIn(percent).length === 1 ? firstNumber(percent) : undefined,
        typeof supply === 'number' ? supply : undefined,
      ] as const,
  );
  return parts.length === 0 ||
    parts.some(([percent, supply]) => percent === undefined || supply === undefined)
    ? undefined
    : parts.reduce((sum, [percent = 0, supply = 0]) => sum + percent * supply, 0);
};

/** Keeps the first diagnostic for each key. */
const uniqueByKey = (
  diagnostics: readonly (DesignDiagnostic & { readonly key: string })[],
): readonly DesignDiagnostic[] =>
  [
    ...new Map(diagnostics.toReversed().map((diagnostic) => [diagnostic.key, diagnostic])).values(),
  ].toReversed();
