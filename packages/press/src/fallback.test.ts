import { arcText, drawWhenLoaded, type Node, type TextOptions, text } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { allFonts } from '../../../scripts/testing/fallback.ts';
import { toPdf } from './pdf/pdf.ts';
import {
  documentOf,
  isInstalled,
  page,
  pdfOptions,
  rasterize,
  searchText,
  uncompress,
} from './pdf/testing/setup.ts';
import { type SvgOptions, toSvg } from './svg/svg.ts';

const SIGNS = 'ℳ100 東京 かもめ 서울 ⚀ ➜ ① 🚂 Київ Αθήνα Huế Café';

const fonts = await allFonts(SIGNS);
const { subsetter } = await pdfOptions();

const write = (content: string, more: Partial<TextOptions> = {}): Promise<Node> =>
  drawWhenLoaded([fonts], () => text(fonts, content, 10, 100, { size: 20, ...more }));
const writeRound = (content: string): Promise<Node> =>
  drawWhenLoaded([fonts], () =>
    arcText(fonts, content, { size: 20, cx: 200, cy: 150, radius: 100, angle: 270 }),
  );
const pdfOf = async (node: Node) => toPdf(documentOf(page([node])), { fonts, subsetter });
const svgOf = (node: Node, options: Omit<SvgOptions, 'fonts'>) => toSvg(page([node]), { fonts, ...options });

/** Amount of ink of a text, in pixels. */
const inkOf = async (node: Node): Promise<number> => {
  const picture = rasterize(await pdfOf(node), 300);
  let ink = 0;
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) ink += 1 - picture.at(x, y)[0] / 255;
  return ink;
};

describe('a PDF', () => {
  test.skipIf(!isInstalled('pdftotext'))('is searched for every character', async () => {
    expect(searchText(await pdfOf(await write(SIGNS, { size: 12 })))).toBe(SIGNS);
    expect(searchText(await pdfOf(await writeRound('東京 ℳ 🚂'))).replace(/\s+/g, '')).toBe('東京ℳ🚂');
  });

  test.skipIf(!isInstalled('pdftotext'))(
    'is searched for right-to-left words, dots and points or not',
    async () => {
      const extract = async (content: string) =>
        searchText(await pdfOf(await write(content, { size: 12 }))).replace(
          /[\u200e\u200f\u202a-\u202e]/g,
          '',
        );
      for (const content of ['תל אביב', 'بنت سكة الحديد', 'ریل گاڑی', 'لا شركة'])
        expect(await extract(content)).toBe(content);
      const round = searchText(await pdfOf(await writeRound('خيفة'))).replace(/[\u202a-\u202e]/g, '');
      expect(round).toBe('خيفة');
    },
  );

  test('keeps the dots of letters in place if space is added between letters', async () => {
    const shows = async (tracking: number) =>
      uncompress(await pdfOf(await write('بنت', { tracking }))).match(/ Tm\n/g)?.length;
    expect(await shows(0)).toBe(2);
    expect(await shows(3)).toBe(1);
  });

  test('embeds only the letters it shows, not whole slices', async () => {
    expect((await pdfOf(await write('東京'))).length).toBeLessThan(6_000);
  });

  test.skipIf(!isInstalled('pdftoppm'))('has bold signs of families that have none', async () => {
    const [bold, regular] = [await write('ℳ'), await write('ℳ', { weight: 400 })];
    expect(await inkOf(bold)).toBeGreaterThan(1.15 * (await inkOf(regular)));
    expect(uncompress(await pdfOf(await write('ℳ1')))).toMatch(/2 Tr\n[\s\S]*TJ\n[\s\S]*0 Tr\n[\s\S]*TJ\nET/);
  });
});

describe('an SVG', () => {
  const rules = (svg: string) => svg.match(/@font-face/g)?.length ?? 0;

  test('has a font-face rule for faces that the page does not know', async () => {
    const svg = svgOf(await write('A東'), {
      textMode: 'reference',
      fontUrl: ({ source }) => source && `/fonts/${source.file}`,
    });
    expect(rules(svg)).toBe(1);
    expect(svg).toMatch(/url\(\/fonts\/noto-sans-jp@[\d.]+\/noto-sans-jp-\d+-700-normal\.woff\)/);
    expect(svg).toMatch(/font-family="'Noto Sans JP \d+', sans-serif"[^>]*>東</);
  });

  test('writes the runs of a line separately if a viewer would reorder them', async () => {
    const straight = svgOf(await write('קו 18, חדש'), { textMode: 'reference' });
    const elements = [...straight.matchAll(/<text (x="[^>]*)>([^<]*)</g)];
    expect(elements.map(([, , content]) => content)).toEqual(['חדש', ' ,', '18', ' ', 'קו']);
    for (const [, attributes, content] of elements)
      expect(attributes!.includes('xml:space="preserve"')).toBe(content!.startsWith(' '));
    const round = svgOf(await writeRound('to קו'), { textMode: 'reference' });
    expect(round.match(/<textPath/g)).toHaveLength(2);
    expect(round.match(/<path id="a\d" d="([^"]*)"/g)?.length).toBe(2);
    const halo = svgOf(await write('to קו', { stroke: { color: '#fff', width: 4 } }), {
      textMode: 'reference',
    });
    // All halos come before all letters.
    expect([...halo.matchAll(/<text [^>]*>/g)].map(([tag]) => tag.includes('stroke-width'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('embeds each slice under a different name', async () => {
    const svg = svgOf(await write('東京 서'), { textMode: { embed: subsetter } });
    const names = [...svg.matchAll(/font-family:&quot;(.*?)&quot;/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
  });

  test('makes signs bold with an outline in their colour, under a halo as well', async () => {
    const plain = svgOf(await write('ℳ1', { fill: '#f00' }), { textMode: 'reference' });
    expect(plain).toMatch(
      /<tspan [^>]*stroke="#ff0000" stroke-width="0\.986"[^>]*>ℳ<\/tspan><tspan (?![^>]*stroke)/,
    );
    const halo = svgOf(await write('ℳ', { stroke: { color: '#fff', width: 4 } }), { textMode: 'reference' });
    expect(halo.match(/stroke-width="(?:4|0\.986)"/g)).toEqual(['stroke-width="4"', 'stroke-width="0.986"']);
    const outlines = svgOf(await write('ℳ1'), { textMode: 'outlines' });
    expect(outlines.match(/<path /g)).toHaveLength(2);
    expect(outlines.match(/stroke-width="0\.986"/g)).toHaveLength(1);
  });
});
