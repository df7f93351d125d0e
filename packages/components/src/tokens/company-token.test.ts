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

describe('70.5 companyFace', () => {
  const look = lookFor(game);

  test('combines the position, the company and its token, with rising precedence', () => {
    expect(companyFace({ company: 'OB', face: { width: 15, reserved: true } }, look)).toMatchObject({
      width: 15,
      reserved: true,
      color: 'black',
      logo: 'misc/GN',
      label: 'O',
      decorations: [{ kind: 'bar', height: 18.75 }],
    });
  });

  test('omits logos if they are switched off', () => {
    const plain = lookFor(game, { companySvgLogos: 'none' });
    expect(companyFace({ company: 'OB', face: {} }, plain).logo).toBeUndefined();
  });

  test('uses an unknown company as label (70.14.15)', () => {
    expect(companyFace({ company: 'ZZ', face: { width: 9 } }, look)).toEqual({ width: 9, label: 'ZZ' });
    expect(companyFace({ company: 'ZZ', face: { label: 'own' } }, look)).toEqual({ label: 'own' });
  });

  test('returns the face of the position without a company', () => {
    expect(companyFace({ face: { color: 'red' } }, look)).toEqual({ color: 'red' });
  });

  test('finds companies by their key with an override set', () => {
    const overridden = lookFor(game, { overrideCompanies: 'languages' });
    expect(companyFace({ company: 'WB', face: {} }, overridden)).toMatchObject({
      label: overridden.companies[1]?.abbrev,
      color: overridden.companies[1]?.color,
    });
  });
});

describe('70.6 mapCompanyFace', () => {
  const plain = lookFor(game, { plainMapCompanies: true });

  test('returns letters on white with plainMapCompanies', () => {
    const face = mapCompanyFace({ company: 'OB', face: { width: 15, color: 'blue' } }, plain);
    expect(face).toMatchObject({ width: 15, label: 'OB', color: 'white', labelColor: 'blue' });
    expect(face.logo).toBeUndefined();
    expect(face.decorations).toBeUndefined();
  });

  test('does not affect cards and charters', () => {
    expect(companyFace({ company: 'WB', face: {} }, plain).color).toBe('red');
  });

  test('equals companyFace without plainMapCompanies', () => {
    const look = lookFor(game);
    const reference = { company: 'OB', face: { width: 15 } };
    expect(mapCompanyFace(reference, look)).toEqual(companyFace(reference, look));
  });
});
