import { expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import { checkDefaultTypes } from './default-types.ts';

const check = (root: Json): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  checkDefaultTypes(root, (diagnostic) => found.push(diagnostic));
  return found;
};
const companies = [{ abbrev: 'A' }, { abbrev: 'B' }];

test('types that no company takes are told where companies have nothing', () => {
  expect(check({ companies, shareTypes: { Default: [], major: [] } })).toEqual([
    {
      severity: 'warning',
      code: 'reference/share-types',
      message: 'No company takes any of the share types, so 2 companies have no shares.',
      pointer: '/shareTypes',
      hint: 'Call one of them "default", or name it as "shares" of the companies.',
    },
  ]);
  expect(check({ companies: [{}, { tokens: ['Free'] }], tokenTypes: { major: [40] } })).toMatchObject([
    { message: 'No company takes any of the token types, so one company has no station tokens.' },
  ]);
});

test.each<Json>([
  { companies },
  { companies, shareTypes: {} },
  { companies, shareTypes: { default: [], unused: [] } },
  { companies: [{ minor: true }], shareTypes: { minor: [] } },
  { companies: [{}, { shares: 'major' }], shareTypes: { major: [] } },
  { companies: [{ tokens: [40] }], tokenTypes: { major: [] } },
])('%j is fine', (root) => {
  expect(check(root)).toEqual([]);
});
