import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { missingCharacters } from '../../../../scripts/testing/missing-characters.ts';
import { arcText, placeGlyphsOnArc } from './arc.ts';
import { block, wrap } from './block.ts';
import { cutLine, fitBlock } from './fit.ts';
import { cleanText, layOutLine, lineWidth } from './line.ts';
import { text } from './text.ts';

const fonts = await bundledFonts();
const sans = { family: 'sans-serif', weight: 400, size: 10 } as const;

test('the space after a bold digit 1 looks as wide as others (50.1.5)', () => {
  const bold = { family: 'display', weight: 'bold', size: 10 } as const;
  const alone = (word: string) => lineWidth(fonts, word, bold);
  expect(lineWidth(fonts, '1 Share', bold) - alone('1') - alone('Share')).toBeCloseTo(2.8);
  expect(lineWidth(fonts, '2 Share', bold) - alone('2') - alone('Share')).toBeCloseTo(1.8);
  expect(layOutLine(fonts, '1 Share', bold).runs.map(({ text }) => text)).toEqual(['1', ' Share']);
});

describe('faces', () => {
  test('the default is bold display (30.1.4)', () => {
    expect(fonts.match({}).id).toBe('display-bold');
  });

  test.each([
    [{ family: 'sans-serif', weight: 'normal' }, 'sans'],
    [{ family: 'sans-serif', weight: 700 }, 'sans-bold'],
    [{ family: 'sans-serif', weight: 'normal', slant: 'italic' }, 'sans-italic'],
    [{ family: 'serif', weight: '400' }, 'serif'],
    [{ family: 'Elegante', weight: 'bold' }, 'display-bold'],
    [{ weight: 'normal' }, 'display'],
  ])('%j is set in %s, and an unknown family in display (50.1.5)', (style, id) => {
    expect(fonts.match(style).id).toBe(id);
  });

  test('some bundled face has every character of Latin, Cyrillic and Greek, currency signs and infinity', () => {
    const letters = [
      [0x20, 0x7e],
      [0xa1, 0x17f],
      [0x400, 0x45f],
      [0x391, 0x3a1],
      [0x3a3, 0x3ce],
    ].flatMap(([from, to]) =>
      Array.from({ length: to! - from! + 1 }, (_, i) => String.fromCodePoint(from! + i)),
    );
    expect(missingCharacters(fonts, `${letters.join('')}¥₽£€$¢₩₹₴₺∞–—“”…×→←↑↓▲▼◀▶`)).toEqual([]);
  });

  test('a character that no face has is reported', () => {
    expect(missingCharacters(fonts, 'a漢字a')).toEqual(['漢', '字']);
  });
});

describe('one line', () => {
  test('has kerning', () => {
    const apart = lineWidth(fonts, 'A', sans) + lineWidth(fonts, 'V', sans);
    expect(lineWidth(fonts, 'AV', sans)).toBeLessThan(apart - 0.3);
  });

  test('anchors', () => {
    const width = lineWidth(fonts, 'Depot', sans);
    const startOf = (anchor: 'start' | 'middle' | 'end') =>
      text(fonts, 'Depot', 100, 0, { ...sans, anchor }).runs[0]?.x;
    expect(startOf('start')).toBe(100);
    expect(startOf('middle')).toBeCloseTo(100 - width / 2, 9);
    expect(startOf('end')).toBeCloseTo(100 - width, 9);
  });

  test.each([
    ['alphabetic', 0],
    ['central', (0.987 - 0.213) / 2],
    ['hanging', 0.8 * 0.987],
    ['middle', 0.5065 / 2],
  ] as const)('baseline %s', (baseline, share) => {
    expect(text(fonts, 'x', 0, 50, { ...sans, baseline }).runs[0]?.y).toBeCloseTo(50 + share * 10, 6);
  });

  test('sets a letter that the face lacks in the fallback face', () => {
    expect(layOutLine(fonts, 'To Čáslav now', sans).runs.map((run) => [run.text, run.face])).toEqual([
      ['To ', 'sans'],
      ['Č', 'fallback'],
      ['áslav now', 'sans'],
    ]);
  });

  test('adds tracking after every glyph', () => {
    expect(lineWidth(fonts, 'abc', { ...sans, tracking: 2 })).toBeCloseTo(
      lineWidth(fonts, 'abc', sans) + 6,
      9,
    );
  });

  test('cuts a text of megabytes', () => {
    const [run] = layOutLine(fonts, 'W'.repeat(5e6), { size: 10 }).runs;
    expect(run?.text).toBe(`${'W'.repeat(5000)}…`);
  });

  test('has no runs without text', () => {
    expect(text(fonts, ' \n ', 0, 0, sans).runs).toEqual([]);
  });

  test.each([
    ['a \t\n b', 'a b'],
    ['  a\u0000b  ', 'a b'],
    ['co\u00adop\u200b', 'coop'],
    ['x\ud800y', 'x\ufffdy'],
    ['no\u00a0break', 'no\u00a0break'],
  ])('cleans %j to %j', (content, cleaned) => {
    expect(cleanText(content)).toBe(cleaned);
  });
});

describe('wrapping (50.1.5)', () => {
  test('breaks where the whole line, measured with kerning, would be too long', () => {
    const words = 'Toy 1 AVA. (11) To - Wye “T”, £1,100 Ýr LVT Ж ο'.split(' ');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 30 }),
        fc.integer({ min: 10, max: 200 }),
        fc.constantFrom('sans-serif', 'serif', 'display'),
        fc.constantFrom(-1, 0, 2),
        (some, width, family, tracking) => {
          const style = { family, weight: 700, size: 10, tracking } as const;
          const lines = wrap(fonts, some.join(' '), style, width);
          let rest = some;
          for (const line of lines) {
            const count = line.split(' ').length;
            const longer = rest.slice(0, count + 1).join(' ');
            if (count > 1) expect(lineWidth(fonts, line, style)).toBeLessThanOrEqual(width + 1e-6);
            if (rest.length > count) expect(lineWidth(fonts, longer, style)).toBeGreaterThan(width + 1e-6);
            rest = rest.slice(count);
          }
          expect(rest).toEqual([]);
        },
      ),
    );
  });

  test('breaks at spaces and after hyphens, and treats white space as one space', () => {
    expect(wrap(fonts, 'one-two  three\nfour', { ...sans }, 30)).toEqual(['one-', 'two', 'three', 'four']);
  });

  test('breaks after dashes between words, as in "Kaschau–Oderberg"', () => {
    expect(wrap(fonts, 'Kaschau–Oderberg, east—west', sans, 1)).toEqual([
      'Kaschau–',
      'Oderberg,',
      'east—',
      'west',
    ]);
  });

  test('does not break a negative number or a range', () => {
    expect(wrap(fonts, 'pay -20 or 10-20', sans, 1)).toEqual(['pay', '-20', 'or', '10-20']);
    expect(wrap(fonts, 'pay –20 or 10–20', sans, 1)).toEqual(['pay', '–20', 'or', '10–20']);
  });

  test('breaks between ideographs, but not before closing signs, marks and small kana, nor after opening ones', () => {
    expect(wrap(fonts, 'この「会社」を、持つ。Line人々プレイヤーか\u3099って', sans, 1)).toEqual(
      'こ|の|「会|社」|を、|持|つ。|Line|人々|プ|レ|イ|ヤー|か\u3099っ|て'.split('|'),
    );
  });

  test('does not break a word longer than the line, which sticks out', () => {
    const set = block(fonts, 'a Verylongword b', 0, 0, { ...sans, width: 20 });
    expect(set.lines).toEqual(['a', 'Verylongword', 'b']);
    expect(set.width).toBeGreaterThan(20);
  });

  test('puts the baseline at L/2 + κ·s below the top of its line box', () => {
    const set = block(fonts, 'one two', 5, 100, { size: 18, lineHeight: 20, width: 40 });
    expect(set.height).toBe(40);
    expect(set.node.runs[0]?.y).toBeCloseTo(100 + 10 + 0.41 * 18, 9);
    expect(set.node.runs[1]?.y).toBeCloseTo(100 + 30 + 0.41 * 18, 9);
  });

  test('makes no line longer than the box unless it is one word, and loses no word', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 20, max: 200 }),
        (words, width) => {
          const lines = wrap(fonts, words.join(' '), sans, width);
          expect(lines.join(' ')).toBe(words.join(' '));
          for (const line of lines)
            if (line.includes(' ')) expect(lineWidth(fonts, line, sans)).toBeLessThanOrEqual(width + 1e-3);
        },
      ),
    );
  });

  test('alignment', () => {
    const width = lineWidth(fonts, 'mid', sans);
    expect(block(fonts, 'mid', 10, 0, { ...sans, width: 100, align: 'center' }).node.runs[0]?.x).toBeCloseTo(
      60 - width / 2,
      9,
    );
    expect(block(fonts, 'mid', 10, 0, { ...sans, width: 100, align: 'right' }).node.runs[0]?.x).toBeCloseTo(
      110 - width,
      9,
    );
  });
});

describe('fitting a text into a box', () => {
  const content = 'The owner may place one extra station in any port of the island at half its cost';
  const fit = (height: number, minSize = 6) =>
    fitBlock(fonts, content, 0, 0, { ...sans, lineHeight: 14, width: 120, height, minSize });

  test('leaves text that fits unchanged', () => {
    expect(fit(100)).toMatchObject({ fit: 'whole', size: 10 });
  });

  test('first moves the lines together', () => {
    const { lines } = fit(100);
    expect(fit(lines.length * 10.6)).toMatchObject({ fit: 'tightened', size: 10, lines });
  });

  test('then reduces the size, down to the given minimum', () => {
    const shrunk = fit(25);
    expect(shrunk.fit).toBe('shrunk');
    expect(shrunk.size).toBeGreaterThanOrEqual(6);
    expect(shrunk.height).toBeLessThanOrEqual(25);
  });

  test('then cuts the text with an ellipsis', () => {
    const cut = fit(14, 9);
    expect(cut).toMatchObject({ fit: 'cut', size: 9 });
    expect(cut.lines).toHaveLength(1);
    expect(cut.lines[0]).toMatch(/^The owner.*…$/);
    expect(cut.width).toBeLessThanOrEqual(120);
  });

  test('can be cut with an ellipsis', () => {
    expect(cutLine(fonts, 'Short', sans, 100)).toBe('Short');
    expect(cutLine(fonts, 'Rather a long line', sans, 40)).toMatch(/^Rat.*…$/);
  });
});

describe('text along a circle', () => {
  const ring = { ...sans, cx: 0, cy: 0, radius: 100 };

  test('is centred on its angle', () => {
    const glyphs = placeGlyphsOnArc(fonts, arcText(fonts, 'OOO', { ...ring, angle: 270 }));
    expect(glyphs).toHaveLength(3);
    // The middle letter is upright at the top of the circle.
    expect(glyphs[1]?.angle).toBeCloseTo(360, 6);
    expect(glyphs[1]?.y).toBeCloseTo(-100, 6);
  });

  test('reads from left to right below the centre if it runs anticlockwise', () => {
    const glyphs = placeGlyphsOnArc(
      fonts,
      arcText(fonts, 'OOO', { ...ring, angle: 90, direction: 'anticlockwise' }),
    );
    expect(glyphs[1]?.angle).toBeCloseTo(0, 6);
    expect(glyphs[0]!.x).toBeLessThan(glyphs[2]!.x);
    expect(glyphs[1]?.y).toBeCloseTo(100, 6);
  });
});
