import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { file } from './testing/upgraded.ts';
import { upgrade } from './upgrade.ts';

describe('ipo', () => {
  test.each<[Json, Json[] | undefined]>([
    [true, [{ name: 'IPO' }]],
    [['default'], [{ name: 'IPO' }]],
    ['Par only', [{ name: 'IPO', notes: [{ note: 'Par only' }] }]],
    [
      [{ note: 'A', color: 'red' }, 'B'],
      [{ name: 'IPO', notes: [{ note: 'A', color: 'red' }, { note: 'B' }] }],
    ],
    [{ notes: [] }, [{ name: 'IPO', notes: [] }]],
    [false, undefined],
  ])('%j becomes a pool of that name', (ipo, pools) => {
    expect(upgrade(file({ ipo })).value).toEqual(file(pools ? { pools } : {}));
  });

  test('the pool stands behind the others', () => {
    expect(upgrade(file({ ipo: true, pools: [{ name: 'Bank' }] })).value).toEqual(
      file({ pools: [{ name: 'Bank' }, { name: 'IPO' }] }),
    );
  });
});
