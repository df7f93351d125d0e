import type { Diagnostic } from '@platelayer/game';
import { expect, test } from 'vitest';
import { lookFor } from '../testing/game.ts';
import { joinMissingLogos, reportMissingLogo } from './missing-logos.ts';

const OTHER: Diagnostic = { severity: 'info', code: 'layout/overlap', message: 'Close.', pointer: '/map' };

const missing = (...ids: readonly string[]): readonly Diagnostic[] => {
  const by = lookFor();
  for (const id of ids) reportMissingLogo(id, by);
  return by.found;
};

test('a logo without a picture is told with the file that it may be', () => {
  const found = [OTHER, ...missing('rivers/Elbe')];
  expect(joinMissingLogos(found)).toBe(found);
  expect(found[1]?.hint).toBe(
    'Put a picture beside the game as logos/rivers/Elbe.svg, or take the logo away.',
  );
});

test('several are told at once, where the first of them stood', () => {
  const [first, ...rest] = missing('rivers/Elbe', 'rivers/Oder', 'rivers/Spree');
  expect(joinMissingLogos([first!, OTHER, ...rest])).toEqual([
    {
      severity: 'warning',
      code: 'artwork/logo',
      message: '3 logos are not available, such as "rivers/Elbe"; labels are drawn in their place.',
      pointer: '',
      hint: 'Put pictures beside the game, such as logos/rivers/Elbe.svg, or take the logos away.',
    },
    OTHER,
  ]);
});
