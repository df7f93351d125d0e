import {
  arcText,
  compose,
  group,
  groupAt,
  type Node,
  rotate,
  scale,
  symbol,
  text,
  translate,
  use,
} from '@platelayer/scene';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PdfOptions, toPdf } from './pdf.ts';
import {
  documentOf,
  inspect,
  isInstalled,
  page,
  pdfOptions,
  rasterize,
  searchText,
  uncompress,
} from './testing/setup.ts';

let options: PdfOptions;

beforeAll(async () => {
  options = await pdfOptions();
});

const pdfOf = (...nodes: readonly Node[]) => toPdf(documentOf(page(nodes)), options);

const write = (content: string, more: Partial<Parameters<typeof text>[4]> = {}) =>
  text(options.fonts, content, 50, 100, { size: 20, family: 'sans-serif', weight: 400, ...more });

const halo = { color: '#fff', width: 4 } as const;

describe('instructions', () => {
  test('show kerned text as one string that includes the kerning', async () =>
    expect(uncompress(await pdfOf(write('AV')))).toMatch(
      /BT\n0 g\n\/F\d+ 20 Tf\n1 0 0 -1 50 100 Tm\n\[<[0-9A-F]{4}>\d+<[0-9A-F]{4}>\]TJ\nET/,
    ));

  test('set tracking in units', async () =>
    expect(uncompress(await pdfOf(write('AB', { tracking: 1.5 })))).toContain('\n1.5 Tc\n'));

  test('draw the halo first, marked as decoration', async () =>
    expect(uncompress(await pdfOf(write('Halo', { stroke: halo })))).toMatch(
      /BT\n\/Artifact BMC [^\n]*\n[\s\S]*1 Tr\n[\s\S]*TJ\nEMC EMC\n[\s\S]*0 Tr\n[\s\S]*TJ\nET/,
    ));

  test('are empty for text without letters or size', async () => {
    const pdf = uncompress(await pdfOf(write(''), write('gone', { size: 0 })));
    expect(pdf).not.toContain('BT');
    expect(pdf).not.toContain('/Font');
  });

  test('share a font on all pages, embedded as a subset with a tag', async () => {
    const sheet = page([write('one'), write('two')]);
    const pdf = uncompress(await toPdf(documentOf(sheet, sheet), options));
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+Lato-Regular/);
  });

  test('use a different tag for different letters', async () => {
    const tagOf = async (content: string) =>
      /\/FontName \/([A-Z]{6})/.exec(uncompress(await pdfOf(write(content))))![1];
    expect(await tagOf('abc')).toBe(await tagOf('cab'));
    expect(await tagOf('abc')).not.toBe(await tagOf('abd'));
  });
});

test.skipIf(!isInstalled('pdffonts'))('every font is embedded, a subset, and speaks Unicode', async () => {
  const families = ['display', 'sans-serif', 'serif', 'fallback'];
  const pdf = await pdfOf(
    ...families.flatMap((family) => [400, 700].map((weight) => write('Abc', { family, weight }))),
    write('Abc', { slant: 'italic' }),
  );
  const rows = inspect(pdf, 'pdffonts', '@').trim().split('\n').slice(2);
  expect(rows).toHaveLength(9);
  for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+\S+ +CID TrueType +Identity-H +yes yes yes/);
});

describe.skipIf(!isInstalled('pdftotext'))('pdftotext finds', () => {
  const extract = async (...nodes: readonly Node[]) => searchText(await pdfOf(...nodes));

  test('kerned words and ligatures', async () =>
    expect(await extract(write('AVATAR To office flight'))).toBe('AVATAR To office flight'));

  test('letters of other alphabets', async () =>
    expect(await extract(write('Łódź Ελλάδα Москва'))).toBe('Łódź Ελλάδα Москва'));

  test.each(['Keikyū', 'Děčín now', '₡600', 'to ₽40.'])(
    '%s as one word, though in two faces',
    async (content) =>
      expect(await extract(write(content, { family: 'sans-serif', weight: 400 }))).toBe(content),
  );

  test('marks that no single glyph carries', async () =>
    expect((await extract(write('Q\u0301a'))).normalize('NFC')).toBe('Q\u0301a'));

  test('characters that no face can write', async () => expect(await extract(write('a漢b'))).toContain('漢'));

  test('a no-break space as a space', async () => expect(await extract(write('5\u00a0km'))).toBe('5 km'));

  test('tracked words as words', async () =>
    expect(await extract(write('Tracked', { tracking: 8 }))).toBe('Tracked'));

  test('text with a halo once', async () =>
    expect(await extract(write('Halo', { stroke: halo }))).toBe('Halo'));

  test('turned words as words', async () =>
    expect(await extract(groupAt(rotate(-25, 50, 100), write('Turned')))).toBe('Turned'));

  test('text in symbols at every use, also nested and turned', async () => {
    const name = symbol('name', [write('Junction')]);
    const nested = symbol('nested', [use(name, translate(0, 60))]);
    const turned = compose(translate(-20, 180), rotate(-30));
    expect(await extract(use(name), use(nested), use(name, turned))).toBe('Junction Junction Junction');
  });

  test('text in a translucent group', async () =>
    expect(await extract(group([write('Faint')], { opacity: 0.3 }))).toBe('Faint'));

  test.each(['clockwise', 'anticlockwise'] as const)('the line along an arc, %s', async (direction) => {
    const arc = { cx: 200, cy: 150, radius: 60, angle: 270, size: 20, direction, stroke: halo };
    expect(await extract(arcText(options.fonts, 'Grand Junction', arc))).toBe('Grand Junction');
  });
});

describe.skipIf(!isInstalled('pdftoppm'))('on paper', () => {
  const inked = async (...nodes: readonly Node[]) => {
    const picture = rasterize(await pdfOf(...nodes));
    const at = Array.from({ length: picture.width * picture.height }, (_, i) => i).filter(
      (i) => picture.at(i % picture.width, Math.floor(i / picture.width))[0] < 128,
    );
    const xs = at.map((i) => i % picture.width);
    const ys = at.map((i) => Math.floor(i / picture.width));
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
  };

  test('letters are upright on their baseline and as wide as measured', async () => {
    const node = text(options.fonts, 'HHH', 50, 200, { size: 100, family: 'sans-serif', weight: 700 });
    const [left, top, right, bottom] = await inked(node);
    const { width } = node.runs[0]!;
    const capHeight = options.fonts.face(node.runs[0]!.face).capHeight * 100;
    expect(Math.abs(bottom! - 200)).toBeLessThanOrEqual(1);
    expect(Math.abs(top! - (200 - capHeight))).toBeLessThanOrEqual(1);
    // An H has the same side bearing on both sides.
    expect(Math.abs(left! - 50 - (50 + width - right!))).toBeLessThanOrEqual(2);
  });

  test('clockwise text is outside the circle, anticlockwise text inside', async () => {
    const arc = { cx: 200, cy: 150, radius: 80, size: 20 };
    const above = await inked(arcText(options.fonts, 'H', { ...arc, angle: 270 }));
    expect(Math.abs(above[3]! - 70)).toBeLessThanOrEqual(1);
    const below = await inked(arcText(options.fonts, 'H', { ...arc, angle: 90, direction: 'anticlockwise' }));
    expect(Math.abs(below[3]! - 230)).toBeLessThanOrEqual(1);
    expect(below[1]).toBeGreaterThan(205);
  });

  test('a form does not clip letters that extend above their line', async () => {
    const tall = text(options.fonts, 'Ǻ', 0, 0, { size: 60, family: 'serif' });
    const bare = await inked(groupAt(translate(100, 200), tall));
    expect(await inked(use(symbol('tall', [tall]), translate(100, 200)))).toEqual(bare);
  });

  test('a symbol drawn in a tiny square is as exact as a large one', async () => {
    const small = symbol('small', [
      {
        kind: 'polygon',
        points: [
          [0, 0],
          [0.01234, 0],
          [0.01234, 0.01234],
          [0, 0.01234],
        ],
        fill: '#000',
      },
    ]);
    expect(await inked(use(small, compose(translate(50, 50), scale(10_000))))).toEqual([50, 50, 173, 173]);
  });
});
