import { drawWhenLoaded } from '@platelayer/scene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allFonts } from '../../../../scripts/testing/fallback.ts';
import { contentsOf, textsOf } from '../testing/find.ts';
import { sansSerif } from '../text-setting.ts';
import { type Flow, fitFlow } from './flow.ts';
import { setUpCards } from './testing/game.ts';

const { look, context } = setUpCards({});
const flow = (options: Partial<Flow> & Pick<Flow, 'paragraphs'>, { fonts } = look) => {
  const fullOptions: Flow = {
    top: 0,
    bottom: 100,
    style: sansSerif(10, 12, { minSize: 6 }),
    strip: () => ({ left: 0, right: 100 }),
    ...options,
  };
  return fitFlow(fullOptions, 'text', { fill: '#000' }, { ...look, fonts }, context);
};
const contents = ({ nodes }: ReturnType<typeof flow>) => contentsOf(nodes);

describe('fitFlow', () => {
  test('starts a line for each paragraph, even an empty one', () => {
    const { nodes, bottom } = flow({ paragraphs: ['one', '', 'two'] });
    expect(textsOf(nodes).map(({ y }) => y)).toEqual([expect.closeTo(9.87), expect.closeTo(33.87)]);
    expect(bottom).toBe(36);
  });

  test('keeps lines inside their strips', () => {
    const words = 'aa bb cc dd ee ff gg hh ii jj kk';
    const narrow = flow({
      paragraphs: [words],
      strip: (top) => ({ left: top < 12 ? 60 : 0, right: 100 }),
    });
    const [first, second] = textsOf(narrow.nodes);
    expect(first!.x).toBe(60);
    expect(second!.x).toBe(0);
    expect(contents(narrow).join(' ')).toBe(words);
  });

  test('ends the last line at the bottom if anchored there', () => {
    expect(flow({ paragraphs: ['one'], anchor: 'bottom' })).toMatchObject({ top: 88, bottom: 100 });
  });

  test('aligns lines left, centred or right', () => {
    const ends = (['left', 'center', 'right'] as const).map((align) => {
      const [line] = textsOf(flow({ paragraphs: ['one'], align }).nodes);
      return [line!.x, 100 - line!.x - line!.width];
    });
    expect(ends[0]![0]).toBe(0);
    expect(ends[1]![0]).toBeCloseTo(ends[1]![1]!);
    expect(ends[2]![1]).toBeCloseTo(0);
  });

  test('starts all lines of a Hebrew or Arabic paragraph at the right, even lines in another script', async () => {
    const fonts = await allFonts();
    const paragraphs = ['one', 'קו אחד Haifa, Acre, Jaffa (18)'];
    const { nodes } = await drawWhenLoaded([fonts], () =>
      flow({ paragraphs, strip: () => ({ left: 0, right: 35 }) }, { ...look, fonts }),
    );
    const [one, ...lines] = textsOf(nodes);
    expect(one!.x).toBe(0);
    expect(lines.length).toBeGreaterThan(1);
    for (const { x, width } of lines) expect(x + width).toBeCloseTo(35);
    expect(lines.map(({ text }) => text)).toEqual(['קו אחד', ',Haifa', ',Acre', 'Jaffa', '(18)']);
  });

  test('cuts a single word that is too long, even if there is space below', () => {
    expect(contents(flow({ paragraphs: ['Rindfleischetikettierungsueberwachung'] }))[0]).toMatch(/…$/);
  });

  test('uses no space without paragraphs', () => {
    expect(flow({ paragraphs: [] })).toEqual({ nodes: [], top: 0, bottom: 0 });
  });

  test('stays in its box and keeps all words that fit', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, (list) => {
        const { nodes, bottom } = flow({ paragraphs: [list.join(' ')] });
        const lines = textsOf(nodes);
        expect(bottom).toBeLessThanOrEqual(100 + 1e-6);
        for (const { x, width } of lines) expect(x + width).toBeLessThanOrEqual(100 + 1e-6);
        const written = lines.map(({ text }) => text).join(' ');
        if (!written.endsWith('…')) expect(written).toBe(list.join(' '));
      }),
      { numRuns: 60 },
    );
  });

  test('measures a very long text only as far as there is space', () => {
    const lines = contents(flow({ paragraphs: ['word '.repeat(200_000)] }));
    expect(lines.length).toBe(Math.floor(100 / (6 * 1.05)));
    expect(lines.at(-1)).toMatch(/…$/);
  });
});
