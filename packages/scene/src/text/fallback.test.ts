import { describe, expect, test } from 'vitest';
import { allFonts, fallbackFiles } from '../../../../scripts/testing/fallback.ts';
import { bundledFonts, fontsOnDemand } from '../../../../scripts/testing/fonts.ts';
import { drawWhenLoaded } from '../lazy-loading.ts';
import { type FindFallback, searchWith, withFallback } from './fallback.ts';
import { customFace } from './font-file.ts';
import { type Fallback, type Fonts, joinFonts } from './fonts.ts';
import { loadFonts } from './harfbuzz.ts';
import { layOutLine, type TextLine } from './line.ts';
import { text } from './text.ts';

const bold = { family: 'display', weight: 'bold', size: 10 } as const;
const sans = { family: 'sans-serif', weight: 400, size: 10 } as const;

const lay = (fonts: Fonts, content: string, style: typeof bold | typeof sans = bold): Promise<TextLine> =>
  drawWhenLoaded([fonts], () => layOutLine(fonts, content, style));

/** The runs of a line as `text: face`. */
const setIn = async (content: string, style: typeof bold | typeof sans = bold, game = content) =>
  (await lay(await allFonts(game), content, style)).runs.map(({ text, face }) => `${text}: ${face}`);

/** The glyph ids of a line. 0 is the empty box. */
const glyphs = async (content: string) => {
  const fonts = await allFonts(content);
  const { runs } = await lay(fonts, content);
  return runs.flatMap((run) => fonts.shape(run.text, fonts.face(run.face)).glyphs.map(({ id }) => id));
};

describe('some face has every character', () => {
  test.each([
    ['mathematics', 'ℳ∮'],
    ['kanji', '東京駅鉄道'],
    ['kana', 'かもめカモメ'],
    ['Chinese', '汉口铁路'],
    ['hangul', '서울부산'],
    ['dice', '⚀⚁⚂⚃⚄⚅'],
    ['arrows', '➜⇒⟶⬅'],
    ['enclosed numbers', '①②⑳❶'],
    ['emoji, beyond the basic plane', '🚂🚉🏔'],
    ['emoji with a selector', '⚓️❤️'],
    ['Cyrillic', 'ЖђѢҐ'],
    ['Greek, with breathings', 'Ἀθῆναι'],
    ['Vietnamese', 'Huế Đường sắt'],
    ['letters with marks by themselves', 'Cafe\u0301 Hue\u0302\u0301'],
    ['currencies', '₿₹₴'],
    ['Hebrew, with points', 'אבגדהוזחטיכלמנסעפצקרשת שָׁלוֹם־'],
    ['Arabic', 'سكة حديد الحجاز، ١٩٠٨؟'],
    ['Persian', 'راه‌آهن گچپژ ۱۳۰۶'],
    ['Urdu', 'ریل گاڑی ٹڈںے'],
    ['Hindi', 'भारतीय रेल क्षत्रिय'],
  ])('%s', async (_, content) => {
    expect(await glyphs(content)).not.toContain(0);
  });
});

describe('text with characters that its face lacks', () => {
  test('sets a sign separately from the rest of its word', async () => {
    expect(await setIn('ℳ100')).toEqual(['ℳ: noto-sans-math-latin-700', '100: display-bold']);
    expect(await setIn('3➜4', sans)).toEqual(['3: sans', '➜: noto-sans-symbols-2-symbols-400', '4: sans']);
  });

  test('sets a letter or a currency sign in Source Sans', async () => {
    expect(await setIn('₡600', sans)).toEqual(['₡: fallback', '600: sans']);
    expect(await setIn('Keikyū Děčín➜', sans)).toEqual([
      'Keiky: sans',
      'ū: fallback',
      ' D: sans',
      'ěč: fallback',
      'ín: sans',
      '➜: noto-sans-symbols-2-symbols-400',
    ]);
  });

  test('matches the size of the neighbours', async () => {
    const fonts = await allFonts();
    const heights = async (content: string, height: 'xHeight' | 'capHeight') =>
      (await lay(fonts, content, sans)).runs.map(({ face, size }) => size * fonts.face(face)[height]);
    const [k, u] = await heights('kū', 'xHeight');
    expect(u).toBeCloseTo(k!, 6);
    const [sign, figures] = await heights('₡600', 'capHeight');
    expect(sign).toBeCloseTo(figures!, 6);
  });

  test.each(['スター鉄道', 'भारतीय', 'ａＢ', 'ﾃﾞ', 'ㄅㄆ', '100₿', '₪40', 'كة', 'ไทย', 'ქართ'])(
    'keeps nearly its size in a face without Latin letters: %s',
    async (content) => {
      const { runs } = await lay(await allFonts(content), content);
      for (const { size } of runs) {
        expect(size).toBeGreaterThan(7);
        expect(size).toBeLessThan(13);
      }
    },
  );

  test('sets a whole word in another script in Source Sans, including its digits', async () => {
    expect(await setIn('To Ферма-2 now', sans)).toEqual(['To : sans', 'Ферма-2 : fallback', 'now: sans']);
  });

  test('never separates a letter from its marks', async () => {
    expect(await setIn('か\u3099', bold, 'か')).toHaveLength(1);
    expect(await setIn('e\u0301')).toEqual(['e\u0301: display-bold']);
  });

  test('does not change the line height', async () => {
    const fonts = await allFonts();
    const line = await lay(fonts, 'A東');
    expect(new Set(line.runs.map(({ ascent, descent }) => `${ascent} ${descent}`)).size).toBe(1);
    const place = (content: string) =>
      drawWhenLoaded([fonts], () => text(fonts, content, 0, 0, { ...bold, baseline: 'central' }).runs[0]!.y);
    expect(await place('東京')).toBe(await place('Tokyo'));
  });

  test('reads no file for plain text, and few files for a name', async () => {
    const { find, read } = fallbackFiles('東京');
    const fonts = withFallback((await fontsOnDemand()).fonts, searchWith(find));
    await lay(fonts, 'Harbour – Ферма – Łódź – ∞ → £');
    expect(read).toEqual([]);
    await lay(fonts, '東京 東京');
    for (const path of read) expect(path).toMatch(/^noto-sans-jp@[\d.]+\/noto-sans-jp-\d+-700-normal\.woff$/);
    expect(read.length).toBe(2);
  });
});

describe('weights', () => {
  test('are those of the family if it has them', async () => {
    expect(await setIn('서', sans)).toEqual([expect.stringMatching(/^서: noto-sans-kr-\d+-400$/)]);
    expect(await setIn('서')).toEqual([expect.stringMatching(/^서: noto-sans-kr-\d+-700$/)]);
  });

  test('are made with an outline otherwise', async () => {
    const fonts = await allFonts();
    const boldness = async (style: typeof bold | typeof sans) =>
      fonts.face((await lay(fonts, 'ℳ', style)).runs[0]!.face).madeBold;
    // Its hairlines need an outline in any weight.
    expect(await boldness(sans)).toBeGreaterThan(0.01);
    expect(await boldness(bold)).toBeGreaterThan((await boldness(sans))! + 0.02);
    expect(fonts.face((await lay(fonts, '➜', sans)).runs[0]!.face).madeBold).toBeUndefined();
    expect(fonts.face((await lay(fonts, '➜')).runs[0]!.face).madeBold).toBeGreaterThan(0);
  });
});

describe('Han characters look', () => {
  const family = async (content: string, game: string) =>
    (await setIn(content, bold, game))[0]?.replace(/^.*: |-\d+-700$/g, '');
  test.each([
    ['Japanese in a game with kana', '直', '直 かもめ', 'noto-sans-jp'],
    ['Korean in a game with hangul', '山', '山 서울', 'noto-sans-kr'],
    ['Chinese where only Chinese has them all', '直', '直 汉铁', 'noto-sans-sc'],
    ['Japanese otherwise', '直', '直', 'noto-sans-jp'],
    ['the same when the file writes them as escapes', '直', '\\u76f4 \\u6c49\\u94c1', 'noto-sans-sc'],
  ])('%s', async (_, content, game, expected) => {
    expect(await family(content, game)).toBe(expected);
  });
});

describe('a character that cannot be written', () => {
  const told = async (fonts: Fonts, content: string) => {
    const found = new Map<string, Fallback>();
    const onFallback = (letter: string, fallback: Fallback) => void found.set(letter, fallback);
    await lay({ ...fonts, onFallback }, content);
    return found;
  };

  test('is reported after all fonts have been searched', async () => {
    const found = await told(await allFonts(), 'A\ue000東');
    expect([...found].map(([letter, { face }]) => [letter, face?.family])).toEqual([
      ['\ue000', undefined],
      ['東', 'noto-sans-jp'],
    ]);
  });

  test('is reported with the reason why a font that has it is not available', async () => {
    const find: FindFallback = async function* (character, weight) {
      for await (const face of fallbackFiles().find(character, weight))
        yield { ...face, read: () => Promise.reject(new Error('You are offline.')) };
    };
    const found = await told(withFallback((await fontsOnDemand()).fonts, searchWith(find)), '東');
    expect(found.get('東')).toEqual({ face: undefined, reason: 'You are offline.' });
  });

  test('is drawn without a mark that no face supports, which is reported', async () => {
    const found = await told(await allFonts(), '東\u0489');
    expect(found.get('東\u0489')?.face).toBeUndefined();
  });
});

test('the game’s own font takes precedence over the others', async () => {
  const { find } = fallbackFiles();
  const bundled = await bundledFonts();
  const own: { bytes?: Uint8Array } = {};
  for await (const face of find('東', 400)) own.bytes ??= await face.read();
  const face = customFace('Brush.ttf', own.bytes!);
  if ('fault' in face) throw new Error(face.fault);
  const fonts = joinFonts(await loadFonts([face], async () => own.bytes!), bundled);
  const { runs } = await lay(withFallback(fonts, searchWith(find)), 'A東ℳ');
  expect(runs.map((run) => run.face)).toEqual(['display-bold', 'own Brush', 'noto-sans-math-latin-700']);
});
