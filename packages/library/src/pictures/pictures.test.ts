import { describe, expect, test } from 'vitest';
import { drawnLogoGroups, findLogo, logoFit, logoGroups, logoIds } from './logos.ts';
import { TRAIN_IMAGES } from './train-images.ts';

describe('logos', () => {
  test('are 619 known by name in 32 groups, twelve outside them, and our own', () => {
    const own = drawnLogoGroups();
    const drawn = [...own.values()].flat().length;
    expect(drawn).toBeGreaterThanOrEqual(80);
    expect(logoGroups().size).toBe(32 + own.size);
    expect([...logoGroups().values()].flat()).toHaveLength(619 + drawn);
    expect(logoIds().size).toBe(619 + drawn + 12);
    expect(logoGroups().get('countries')).toHaveLength(256);
    expect(logoGroups().get('webdev')?.at(-1)).toBe('yarn');
  });

  test('are found by id, case-sensitively', () => {
    expect(findLogo('1889/AR')).toBe('1889/AR');
    expect(findLogo('1889/ar')).toBeUndefined();
    expect(findLogo('nowhere/AR')).toBeUndefined();
  });

  test('are found by bare name outside the groups, in the group of the game, then in any (70.14.14)', () => {
    expect(findLogo('SJ')).toBe('SJ');
    expect(findLogo('BO', '1846')).toBe('1846/BO');
    expect(findLogo('BO', '18None')).toBe('1830/BO');
    expect(findLogo('APRR')).toBe('18TraXX2020/APRR');
    expect(findLogo('constructor')).toBeUndefined();
  });

  test('cover the token where they are flags (90.11.14)', () => {
    expect(logoFit('countries/de')).toBe('cover');
    expect(logoFit('1830/BO')).toBe('contain');
    expect(logoFit('mycountries/x')).toBe('contain');
  });
});

describe('train images', () => {
  test('are eleven, each with its size on the card', () => {
    expect(TRAIN_IMAGES.size).toBe(11);
    expect(TRAIN_IMAGES.get('4T')).toMatchObject({ pixels: [1049, 544], width: 0.64, paddingTop: 0.07 });
  });
});
