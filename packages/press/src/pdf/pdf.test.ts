import { circle, type Document, rect, SceneError, symbol, text, translate, use } from '@platelayer/scene';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PdfOptions, toPdf } from './pdf.ts';
import { paintedNodes } from './testing/painted-nodes.ts';
import {
  documentOf,
  inspect,
  isInstalled,
  page,
  pdfOptions,
  rasterize,
  uncompress,
} from './testing/setup.ts';

let options: PdfOptions;

beforeAll(async () => {
  options = await pdfOptions();
});

const black = { fill: '#000' } as const;

describe('pages', () => {
  test('measure 72 points for 100 units, and their boxes start at the bottom', async () => {
    const sheet = page([], {
      trim: { x: 25, y: 25, width: 350, height: 200 },
      bleed: { x: 12.5, y: 12.5, width: 375, height: 225 },
    });
    const pdf = uncompress(await toPdf(documentOf(sheet), options));
    expect(pdf).toContain('/MediaBox [0 0 288 216]/CropBox [0 0 288 216]');
    expect(pdf).toContain('/BleedBox [9 45 279 207]/TrimBox [18 54 270 198]');
  });

  test('without a trim box have the page size as trim and bleed', async () =>
    expect(uncompress(await toPdf(documentOf(page([])), options))).toContain(
      '/BleedBox [0 0 288 216]/TrimBox [0 0 288 216]',
    ));

  test('a document without pages throws', async () =>
    await expect(toPdf(documentOf(), options)).rejects.toThrow(new SceneError('The document has no pages.')));

  test('a drawing that cannot be printed throws', async () =>
    await expect(toPdf(documentOf(page([circle(Number.NaN, 0, 5, black)])), options)).rejects.toThrow(
      SceneError,
    ));

  test('share one copy of a symbol, however often they use it', async () => {
    const dot = symbol('dot', [circle(0, 0, 12.5, black)]);
    const pair = symbol('pair', [use(dot), use(dot, translate(30))]);
    const sheet = page([use(pair), use(pair, translate(50, 50)), use(dot)]);
    const pdf = uncompress(await toPdf(documentOf(sheet, sheet), options));
    expect(pdf.match(/\/Subtype \/Form/g)).toHaveLength(2);
    expect(pdf.match(/^12\.5 0 m$/gm)).toHaveLength(1);
  });

  test('have no form for an empty symbol', async () =>
    expect(uncompress(await toPdf(documentOf(page([use(symbol('none', []))])), options))).not.toContain(
      '/Form',
    ));
});

describe('the file', () => {
  test('has the same bytes every time', async () => {
    const document = documentOf(page(paintedNodes(options.fonts), { width: 850, height: 1100 }));
    expect(await toPdf(document, options)).toEqual(await toPdf(document, await pdfOptions()));
  });

  test('has a different id if its content differs', async () => {
    const idOf = async (radius: number) =>
      /\/ID \[<(.*?)>/.exec(
        uncompress(await toPdf(documentOf(page([circle(0, 0, radius, black)])), options)),
      )![1];
    expect(await idOf(5)).not.toBe(await idOf(6));
  });

  test('has a title and a language, and turns off scaling', async () => {
    const document: Document = {
      ...documentOf(page([])),
      title: 'Łódź (maps)',
      author: 'Ann',
      subject: '',
      keywords: ['map', 'tiles'],
      language: 'pl',
    };
    const pdf = uncompress(await toPdf(document, options));
    expect(pdf).toContain('/Title <FEFF01410');
    expect(pdf).toContain('/Author (Ann)/Keywords (map, tiles)/Creator (Platelayer)/Producer (Platelayer)');
    expect(pdf).toContain('/Lang (pl)/ViewerPreferences <</DisplayDocTitle true/PrintScaling /None>>');
    expect(pdf).not.toContain('Date');
  });

  test('lists pages by title, grouped under their section', async () => {
    const [map, first, second, plain] = [
      page([], { title: 'Map' }),
      page([], { title: 'Yellow', section: 'Tiles' }),
      page([], { title: 'Green', section: 'Tiles' }),
      page([]),
    ];
    const pdf = uncompress(await toPdf(documentOf(map, first, second, plain), options));
    expect([...pdf.matchAll(/\/Title \((\w+)\)\/Parent/g)].map(([, title]) => title)).toEqual([
      'Map',
      'Tiles',
      'Yellow',
      'Green',
    ]);
    expect(pdf).toMatch(/\/Type \/Outlines\/First \d+ 0 R\/Last \d+ 0 R\/Count 4/);
    expect(pdf).toMatch(/\/Title \(Tiles\).*\/Count 2>>/);
  });

  test('has no outline if no page has a title', async () =>
    expect(uncompress(await toPdf(documentOf(page([])), options))).not.toContain('/Outlines'));

  test.skipIf(!isInstalled('qpdf'))('stands the check of qpdf with every kind of node', async () => {
    const sheet = page(paintedNodes(options.fonts), {
      width: 850,
      height: 1100,
      title: 'All',
      section: 'Gallery',
    });
    const pdf = await toPdf(documentOf(sheet, page([])), options);
    expect(inspect(pdf, 'qpdf', '--check', '@')).toContain('No syntax or stream encoding errors');
  });

  test.skipIf(!isInstalled('pdftoppm'))('a square of 150 units is printed 1.5 inches wide', async () => {
    const picture = rasterize(await toPdf(documentOf(page([rect(100, 50, 150, 150, black)])), options), 300);
    expect([picture.width, picture.height]).toEqual([1200, 900]);
    const row = Array.from({ length: 1200 }, (_, x) => picture.at(x, 400)[0] < 128);
    const column = Array.from({ length: 900 }, (_, y) => picture.at(500, y)[0] < 128);
    expect([row.indexOf(true), row.lastIndexOf(true) + 1]).toEqual([300, 750]);
    expect([column.indexOf(true), column.lastIndexOf(true) + 1]).toEqual([150, 600]);
  });
});

describe('writing a PDF', () => {
  const sheets = documentOf(...Array.from({ length: 5 }, () => page([circle(50, 50, 10, black)])));

  test('reports every page', async () => {
    const reports: (readonly [number, number])[] = [];
    await toPdf(sheets, { ...options, onProgress: (done, total) => reports.push([done, total]) });
    expect(reports).toEqual([1, 2, 3, 4, 5].map((done) => [done, 5]));
  });

  test('stops at the next page after a cancel', async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const onProgress = (done: number) => {
      seen.push(done);
      if (done === 2) controller.abort(new Error('enough'));
    };
    const work = toPdf(sheets, { ...options, signal: controller.signal, onProgress });
    await expect(work).rejects.toThrow('enough');
    expect(seen).toEqual([1, 2]);
  });

  test('lets the event loop run between pages', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    const words = Array.from({ length: 400 }, (_, i) =>
      text(options.fonts, `Station ${i}`, 0, i, { size: 10 }),
    );
    await toPdf(documentOf(...Array.from({ length: 20 }, () => page(words))), options);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
  });
});
