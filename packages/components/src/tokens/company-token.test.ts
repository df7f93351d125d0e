import { describe, expect, test } from 'vitest';
import { gameOf, lookFor } from '../testing/game.ts';
import { companyFace, mapCompanyFace } from './company-token.ts';

const game = gameOf({
  info: { title: 'T' },
  companies: [
    { name: 'Ostbahn', abbrev: 'OB', color: 'black', logo: 'misc/GN', token: { label: 'O', bar: true } },
    { name: 'Westbahn', abbrev: 'WB', color: 'red' },
  ],
});

describe('70.5 what a company shows in a place', () => {
  const look = lookFor(game);

  test('the place, the company over it, its own token over both', () => {
    expect(companyFace({ company: 'OB', face: { width: 15, reserved: true } }, look)).toMatchObject({
      width: 15,
      reserved: true,
      color: 'black',
      logo: 'misc/GN',
      label: 'O',
      decorations: [{ kind: 'bar', height: 18.75 }],
    });
  });

  test('logos can be switched off', () => {
    const plain = lookFor(game, { companySvgLogos: 'none' });
    expect(companyFace({ company: 'OB', face: {} }, plain).logo).toBeUndefined();
  });

  test('a company that the game does not have is the label (70.14.15)', () => {
    expect(companyFace({ company: 'ZZ', face: { width: 9 } }, look)).toEqual({ width: 9, label: 'ZZ' });
    expect(companyFace({ company: 'ZZ', face: { label: 'own' } }, look)).toEqual({ label: 'own' });
  });

  test('without a company the place decides alone', () => {
    expect(companyFace({ face: { color: 'red' } }, look)).toEqual({ color: 'red' });
  });

  test('references keep working under an override set', () => {
    const overridden = lookFor(game, { overrideCompanies: 'languages' });
    expect(companyFace({ company: 'WB', face: {} }, overridden)).toMatchObject({
      label: overridden.companies[1]?.abbrev,
      color: overridden.companies[1]?.color,
    });
  });
});

describe('70.6 companies on maps and markets', () => {
  const plain = lookFor(game, { plainMapCompanies: true });

  test('plainMapCompanies leaves letters on white', () => {
    const face = mapCompanyFace({ company: 'OB', face: { width: 15, color: 'blue' } }, plain);
    expect(face).toMatchObject({ width: 15, label: 'OB', color: 'white', labelColor: 'blue' });
    expect(face.logo).toBeUndefined();
    expect(face.decorations).toBeUndefined();
  });

  test('cards and charters are not affected', () => {
    expect(companyFace({ company: 'WB', face: {} }, plain).color).toBe('red');
  });

  test('without it both are the same', () => {
    const look = lookFor(game);
    const reference = { company: 'OB', face: { width: 15 } };
    expect(mapCompanyFace(reference, look)).toEqual(companyFace(reference, look));
  });
});
