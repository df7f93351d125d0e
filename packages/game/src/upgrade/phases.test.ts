import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { file } from './testing/upgraded.ts';
import { upgrade } from './upgrade.ts';

describe('the upgrade of trains and phases', () => {
  test('turns notes in a train’s info into events, or adds them to its description', () => {
    const train: Json = {
      name: '2',
      info: [{ note: 'Rusted by 2nd 4, 5', color: 'green' }, { note: 'No ferry' }],
    };
    expect(upgrade(file({ trains: [train] })).value).toEqual(
      file({ trains: [{ name: '2', description: 'No ferry', rust: [{ on: '4', index: 2 }, '5'] }] }),
    );
    expect(
      upgrade(file({ trains: [{ name: 'D', description: 'A.', info: ['Permanent', 'B.'] }] })).value,
    ).toEqual(file({ trains: [{ name: 'D', description: 'A. B.' }] }));
  });

  test('splits a note that contains an event and other text', () => {
    const trains = [
      { name: '2E', info: [{ note: 'Rusted by 2nd 4, 5. Skips towns' }] },
      { name: '5E', info: [{ note: 'Permanent, Skips towns' }] },
    ];
    expect(upgrade(file({ trains })).value).toEqual(
      file({
        trains: [
          { name: '2E', description: 'Skips towns', rust: [{ on: '4', index: 2 }, '5'] },
          { name: '5E', description: 'Skips towns' },
        ],
      }),
    );
  });

  test('joins remaining notes as sentences and keeps the colour of a permanent train', () => {
    const trains: Json = [
      { name: '2E', rust: '4E', info: [{ note: 'Rusted by 4. Skips towns' }, { note: 'No ferry' }] },
      { name: '5E', info: [{ note: "Permanent, Can't be sold", color: 'orange' }] },
    ];
    expect(upgrade(file({ trains })).value).toEqual(
      file({
        trains: [
          { name: '2E', rust: '4E', description: 'Rusted by 4. Skips towns. No ferry' },
          { name: '5E', permanentColor: 'orange', description: "Can't be sold" },
        ],
      }),
    );
  });

  test('moves train values from a phase to its trains', () => {
    const old = file({
      trains: [{ name: '2' }, { name: '4', price: 300 }],
      phases: [
        { name: '2', number: 6, price: '$80', limit: 4 },
        { name: 'IV', train: '4', price: 300, rusts: '2', limit: 3 },
      ],
    });
    expect(upgrade(old).value).toEqual(
      file({
        trains: [
          { name: '2', quantity: 6, price: '$80', rust: '4' },
          { name: '4', price: 300 },
        ],
        phases: [
          { name: '2', limit: 4 },
          { name: 'IV', train: '4', limit: 3 },
        ],
      }),
    );
  });

  test('removes phase values that no train can use, because the chart shows the trains’ values', () => {
    const old = file({
      trains: [{ name: '4', price: 300 }],
      phases: [{ name: '4', price: 280, rust: ['2', '3'], notes: 'Two rounds' }],
    });
    const { value, diagnostics } = upgrade(old);
    expect(value).toEqual(
      file({ trains: [{ name: '4', price: 300 }], phases: [{ name: '4', notes: 'Two rounds' }] }),
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`price` of a phase is no longer used: the phase chart uses the trains, which do not have "280".',
      '`rust` of a phase is no longer used: the phase chart uses the trains, which do not have "2/3".',
    ]);
  });

  test('names a phase without name and train by its number or phase', () => {
    expect(
      upgrade(file({ phases: [{ number: 2 }, { phase: 'III' }, { phase: 4, train: '4' }] })).value,
    ).toEqual(file({ phases: [{ name: '2' }, { name: 'III' }, { phase: 4, train: '4' }] }));
  });

  test('turns a limit in quotes into a number, and a dash in it into 0', () => {
    expect(
      upgrade(file({ phases: ['4', '3/2/-', '3/2', '∞', '-'].map((limit) => ({ name: 'A', limit })) })).value,
    ).toEqual(file({ phases: [4, '3/2/0', '3/2', '∞', '-'].map((limit) => ({ name: 'A', limit })) }));
  });
});
