import { group, type Page, rect } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { labToCmyk, limitInk, loadProfiles, outputFault, rgbToLab } from './icc.ts';
import { toPdf } from './pdf.ts';
import type { PdfX } from './pdfx.ts';
import { pdfOptions } from './testing/setup.ts';

const { fogra39, srgb } = await loadProfiles();
const options = await pdfOptions();
const date = new Date('2026-11-16T12:00:00Z');
const x4: PdfX = { output: fogra39, condition: 'FOGRA39', srgb, date };

const page: Page = {
  width: 300,
  height: 200,
  title: 'One',
  trim: { x: 20, y: 20, width: 260, height: 160 },
  bleed: { x: 10, y: 10, width: 280, height: 180 },
  children: [
    rect(0, 0, 300, 200, { fill: '#7b3f00' }),
    group([rect(20, 20, 50, 50, { fill: '#123456' }), rect(30, 30, 50, 50, { fill: '#808080' })], {
      opacity: 0.5,
    }),
  ],
};

const made = async (pdfx?: PdfX, pages: readonly Page[] = [page]) =>
  new TextDecoder('latin1').decode(await toPdf({ title: 'Salt & Reed', pages }, { ...options, pdfx }));

describe('a file that is prepared for PDF/X-4 (86.6.3)', () => {
  test('has its version, an output intent with a printer profile, and its creation date', async () => {
    const pdf = await made(x4);
    expect(pdf.startsWith('%PDF-1.6\n')).toBe(true);
    expect(pdf).toMatch(/\/OutputIntents \[\d+ 0 R\]/);
    expect(pdf).toMatch(/\/S \/GTS_PDFX\/OutputConditionIdentifier \(FOGRA39\).*\/DestOutputProfile \d+ 0 R/);
    expect(pdf).toMatch(/<<\/N 4\/Alternate \/DeviceCMYK/);
    expect(pdf).toContain('/CreationDate (D:20261116120000Z)/ModDate (D:20261116120000Z)/Trapped /False');
    expect(pdf).toMatch(/\/ID \[<[0-9A-Fa-f]{32,}> </);
    expect(pdf).not.toContain('/Encrypt');
    expect(pdf).not.toContain('/Annots');
  });

  test('has the metadata that readers look for, uncompressed', async () => {
    const pdf = await made(x4);
    expect(pdf).toMatch(/\/Metadata \d+ 0 R/);
    for (const part of [
      '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>',
      '<xmp:CreateDate>2026-11-16T12:00:00Z</xmp:CreateDate>',
      '<xmp:ModifyDate>2026-11-16T12:00:00Z</xmp:ModifyDate>',
      '<xmp:MetadataDate>2026-11-16T12:00:00Z</xmp:MetadataDate>',
      '<xmpMM:VersionID>1</xmpMM:VersionID>',
      '<xmpMM:RenditionClass>default</xmpMM:RenditionClass>',
      '<pdf:Trapped>False</pdf:Trapped>',
      'Salt &amp; Reed',
    ])
      expect(pdf).toContain(part);
    expect(pdf).toMatch(/<xmpMM:DocumentID>uuid:[0-9a-fA-F]+</);
  });

  test('defines RGB for every page and form, and groups do not blend in device RGB', async () => {
    const pdf = await made(x4);
    const drawings = [...pdf.matchAll(/<<[^\n]*\/Resources <<.*/g)].map(([line]) => line);
    expect(drawings.length).toBeGreaterThan(1);
    for (const line of drawings) expect(line).toMatch(/\/ColorSpace <<\/DefaultRGB \[\/ICCBased \d+ 0 R\]>>/);
    expect(pdf).not.toContain('/CS /DeviceRGB');
  });

  test('has nested boxes', async () => {
    const pdf = await made(x4);
    const box = (name: string) =>
      new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(pdf)![1]!.split(' ').map(Number) as [
        number,
        number,
        number,
        number,
      ];
    const [media, bleed, trim] = [box('MediaBox'), box('BleedBox'), box('TrimBox')];
    for (const [outer, inner] of [
      [media, bleed],
      [bleed, trim],
    ] as const)
      expect(
        inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3],
      ).toBe(true);
  });

  test('has the same bytes for the same pages and date, and a plain PDF is unchanged', async () => {
    expect(await made(x4)).toBe(await made(x4));
    const plain = await made();
    expect(plain.startsWith('%PDF-1.7\n')).toBe(true);
    expect(plain).not.toContain('DefaultRGB');
  });
});

describe('colours in CMYK (86.6.4)', () => {
  const convert = labToCmyk(fogra39)!;

  test('convert black and white by the profile’s table', () => {
    expect(convert([0, 0, 0]).map((ink) => Math.round(100 * ink))).toEqual([83, 72, 45, 100]);
    expect(convert([100, 0, 0]).map((ink) => Math.round(100 * ink))).toEqual([0, 0, 0, 0]);
  });

  test('convert red to magenta and yellow, and blue to cyan and magenta', () => {
    const [c, m, y] = convert(rgbToLab({ r: 1, g: 0, b: 0 }));
    expect(c < 0.1 && m > 0.9 && y > 0.9).toBe(true);
    const [cyan, magenta, yellow] = convert(rgbToLab({ r: 0, g: 0, b: 1 }));
    expect(cyan > 0.8 && magenta > 0.7 && yellow < 0.1).toBe(true);
  });

  test('reduce too much ink in proportion but keep black', () => {
    const limited = limitInk([0.83, 0.72, 0.45, 1], 2.4);
    expect(limited.reduce((sum, ink) => sum + ink, 0)).toBeCloseTo(2.4);
    expect(limited[3]).toBe(1);
    expect(limited[0] / limited[1]).toBeCloseTo(0.83 / 0.72);
    expect(limitInk([0.1, 0.2, 0.3, 0], 2.4)).toEqual([0.1, 0.2, 0.3, 0]);
  });

  test('stay within the ink limit, and greys are black ink alone', async () => {
    const pdf = await made({ ...x4, inkLimit: 2.4 });
    const inks = [...pdf.matchAll(/^([\d. ]+) k$/gm)].map(([, numbers]) => numbers!.split(' ').map(Number));
    expect(inks).toHaveLength(2);
    for (const ink of inks) expect(ink.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(2.401);
    expect(pdf).not.toMatch(/ rg$/m);
    expect(pdf).toMatch(/^0?\.502 g$/m);
    expect(pdf).toContain('/CS /DeviceCMYK');
  });
});

describe('messages (86.9)', () => {
  test('18: rejects a picture or a soft mask with an ink limit', async () => {
    const fill = {
      kind: 'linear',
      x1: 0,
      y1: 0,
      x2: 9,
      y2: 0,
      stops: [
        { offset: 0, color: '#f00' },
        { offset: 1, color: '#ff000000' },
      ],
    } as const;
    const masked = { ...page, title: 'Tram', children: [group([rect(0, 0, 9, 9, { fill })])] };
    await expect(made({ ...x4, inkLimit: 2.4 }, [masked])).rejects.toThrow(
      '"Tram" has a picture or a soft mask',
    );
    await expect(made(x4, [masked])).resolves.toContain('PDF/X-4');
  });

  test('19: rejects a profile that is not for a CMYK printer, and names its class and space', async () => {
    expect(outputFault(srgb)).toBe(
      'The ICC profile has class "mntr" and colour space RGB. Choose a printer profile (prtr) for CMYK.',
    );
    expect(outputFault(new Uint8Array(200))).toBe('The file is not an ICC profile.');
    await expect(made({ ...x4, output: srgb })).rejects.toThrow('class "mntr"');
  });
});
