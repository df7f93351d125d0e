import { expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { resolve } from '../resolve.ts';
import { smallLibrary } from '../testing/reading.ts';

const remarks = (colors: JsonObject) =>
  resolve({ info: { title: 'Narrow Valley' }, colors }, smallLibrary).diagnostics;

test('a colour of the game that is none is reported where it stands', () => {
  expect(
    remarks({ gorge: '#33557', companies: { pearl: 'pearly', rose: ['#fff', '#000'] }, reed: 5 }),
  ).toMatchObject([
    {
      severity: 'warning',
      code: 'theme/color',
      pointer: '/colors/gorge',
      message: '`gorge` is "#33557", which is no colour, so it is left out.',
    },
    { pointer: '/colors/companies/pearl' },
    {
      pointer: '/colors/companies/rose',
      message: '`rose` is a list, which is no colour, so it is left out.',
    },
    { pointer: '/colors/reed' },
  ]);
});

test('colours, by name, context and alone in a list, are no faults', () => {
  expect(remarks({ gorge: '#335577', companies: { pearl: 'hotpink' }, reed: ['#abc'] })).toEqual([]);
});
