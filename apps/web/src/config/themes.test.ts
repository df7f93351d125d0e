import { describe, expect, test } from 'vitest';
import { swatchesOf, themeKinds } from './themes.ts';

const maps = themeKinds['map-theme'];
const companies = themeKinds['company-theme'];
const colors = (kind: typeof maps | typeof companies, id: string) =>
  swatchesOf(kind, id).map(({ color }) => color);

describe('the swatches of a theme', () => {
  test('go from light to dark: gmt has 14, rob 28 (95, appendix A)', () => {
    const gmt = colors(maps, 'gmt');
    expect(gmt).toHaveLength(14);
    expect([gmt[0], gmt.at(-1)]).toEqual(['#fff', '#110a0c']);
    expect(colors(companies, 'rob')).toHaveLength(28);
  });

  test('are those of the fallback for an unknown theme (95.4.1)', () => {
    expect(colors(maps, 'nosuch')).toEqual(colors(maps, 'gmt'));
    expect(colors(companies, 'nosuch')).toEqual(colors(companies, 'rob'));
  });

  test("show a game's own colours (95.6.4)", () => {
    const { name } = swatchesOf(maps, 'gmt')[3]!;
    const drawn = swatchesOf(maps, 'gmt', { [name]: '#123456' });
    expect(drawn.find((swatch) => swatch.name === name)?.color).toBe('#123456');
  });
});
