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

test('reports a logo without a picture and suggests a file', () => {
  const found = [OTHER, ...missing('rivers/Elbe')];
  expect(joinMissingLogos(found)).toBe(found);
  expect(found[1]?.hint).toBe(
    'Add a picture next to the game file as logos/rivers/Elbe.svg, or remove the logo.',
  );
});

test('reports several together, at the position of the first', () => {
  const [first, ...rest] = missing('rivers/Elbe', 'rivers/Oder', 'rivers/Spree');
  expect(joinMissingLogos([first!, OTHER, ...rest])).toEqual([
    {
      severity: 'warning',
      code: 'artwork/logo',
      message: '3 logos are not available, such as "rivers/Elbe", so labels are drawn instead.',
      pointer: '',
      hint: 'Add pictures next to the game file, such as logos/rivers/Elbe.svg, or remove the logos.',
    },
    OTHER,
  ]);
});
