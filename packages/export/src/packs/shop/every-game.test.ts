import { createCanvas, loadImage } from '@napi-rs/canvas';
import { components } from '@platelayer/components';
import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { toPng } from '@platelayer/press';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../../drawings.ts';
import { planExport } from '../../plan.ts';
import { drawingsOf, MINI, press } from '../../testing/drawings.ts';
import { pngHeader } from '../../testing/inspect.ts';
import { groupBy } from '../inventory.ts';
import type { ListRow } from '../list.ts';
import { keepsSafe } from '../safe-zone.ts';
import { frontOf, sidePage } from '../side.ts';
import { findProfile, planShop } from './index.ts';

/** Checks the requirements of 86.10 for the files of a shop with every bundled game. */

/** Reads the colours along the edge of a picture, at a distance in pixels inside it. */
const edgeOf = async (png: Uint8Array, inset: number): Promise<readonly number[]> => {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const [width, height] = [image.width - 2 * inset, image.height - 2 * inset];
  const line = (x: number, y: number, w: number, h: number) => [...context.getImageData(x, y, w, h).data];
  return [
    ...line(inset, inset, width, 1),
    ...line(inset, inset + height - 1, width, 1),
    ...line(inset, inset, 1, height),
    ...line(inset + width - 1, inset, 1, height),
  ];
};

describe.each(BUNDLED_GAMES.map(({ id }) => id))('%s', { timeout: 60_000 }, (id) => {
  const open = async (settings: Settings) => drawingsOf(JSON.parse((await bundledGame(id)) ?? ''), settings);

  test('pictures have 300 dots per inch, no alpha, and the bleed of the drawing at their edge', async () => {
    const drawings = await open(MINI);
    const wanted = components.filter((component) => component.available(drawings.game));
    const { ordered } = await planShop({ drawings, components: wanted }, findProfile('tgc'));
    const firsts = groupBy(ordered, ({ piece }) => `${piece.component.id} ${piece.kind}`);
    for (const [kind, [first]] of firsts) {
      const { piece, product } = first!;
      const turned = piece.shape === 'rectangle' && piece.width > piece.height;
      const { width, height } = product.pixels;
      const size = turned
        ? { width: height / 3, height: width / 3 }
        : { width: width / 3, height: height / 3 };
      const picture = async (more: number) => {
        const page = { width: size.width + 2 * more, height: size.height + 2 * more };
        return toPng(await sidePage(frontOf(piece), page, drawings), { ...press, dpi: 300 });
      };
      const [exact, wider] = [await picture(0), await picture(1)];
      expect(pngHeader(exact).perMetre, kind).toBe(11811);
      expect(exact[25], kind).toBe(2);
      // One unit is three pixels, so the drawing is not scaled. The blending at the edges of shapes may differ a little.
      const [edge, same] = [await edgeOf(exact, 0), await edgeOf(wider, 3)];
      expect(edge, kind).toHaveLength(same.length);
      expect(Math.max(...edge.map((value, i) => Math.abs(value - same[i]!))), kind).toBeLessThanOrEqual(3);
    }
  });

  test('documents for PDF/X-4 have a pair of pages for every copy, back first, as in the list', async () => {
    const drawings = await open([]);
    const { files } = await planExport(drawings, {
      scope: { kind: 'game' },
      formats: ['shop'],
      options: { shop: 'dtc', pdfx: true, date: '2026-01-01' },
    });
    const inside = Object.entries(unzipSync((await files[0]!.make(press))!));
    const find = (end: string) => inside.find(([path]) => path.endsWith(end))![1];
    const { pieces } = JSON.parse(new TextDecoder().decode(find('-list.json'))) as {
      readonly pieces: readonly ListRow[];
    };
    const decks = groupBy(
      pieces.filter(({ component, print }) => component === 'cards' && print > 0),
      ({ front }) => front,
    );
    expect(decks.size).toBeGreaterThan(1);
    for (const [document, cards] of decks) {
      const pdf = new TextDecoder('latin1').decode(find(`/${document}`));
      const boxes = [...pdf.matchAll(/\/(Media|Trim|Bleed)Box \[([^\]]*)\]/g)];
      const copies = cards.reduce((sum, { print }) => sum + print, 0);
      expect(boxes.filter(([, name]) => name === 'Media')).toHaveLength(2 * copies);
      const [first] = cards;
      // In points; cards are upright.
      const [short, long] = [first!.width_mm, first!.height_mm].toSorted((a, b) => a - b) as [number, number];
      const corners = (name: string) =>
        boxes
          .find(([, one]) => one === name)![2]!
          .split(' ')
          .map(Number);
      const [left, bottom, right, top] = corners('Trim') as [number, number, number, number];
      expect(right - left).toBeCloseTo((short / 25.4) * 72, 1);
      expect(top - bottom).toBeCloseTo((long / 25.4) * 72, 1);
      expect(corners('Media')[2]).toBeCloseTo((short / 25.4) * 72 + 18, 1);
      expect(corners('Bleed')).toEqual(corners('Media'));
      const titles = [...pdf.matchAll(/\/Title \(((?:[^()\\]|\\.)*)\)/g)].map(([, title]) => title!);
      expect(titles[0]).toMatch(/^Back of /);
      for (const key of [
        '%PDF-1.6',
        '/GTS_PDFX',
        '/DestOutputProfile',
        '/DefaultRGB',
        'PDF/X-4',
        '/Trapped /False',
      ])
        expect(pdf, `${document} ${key}`).toContain(key);
      // Flat colours are CMYK, with at most 240% ink.
      const inks = [...pdf.matchAll(/^([\d. ]+) [kK]$/gm)].map(([, numbers]) =>
        numbers!.split(' ').map(Number),
      );
      for (const ink of inks) expect(ink.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(2.401);
    }
  });

  test('names every piece with text outside the safe zone', async () => {
    const drawings = await open([]);
    const { files } = await planExport(drawings, {
      scope: { kind: 'component', ids: ['cards', 'tokens'] },
      formats: ['shop'],
      options: { shop: 'dtc' },
    });
    const inside = Object.entries(unzipSync((await files[0]!.make(press))!));
    const list = inside.find(([path]) => path.endsWith('-list.json'))![1];
    const rows = JSON.parse(new TextDecoder().decode(list)).pieces as readonly ListRow[];
    const cards = components.filter((component) => component.id === 'cards');
    const { ordered } = await planShop({ drawings, components: cards }, findProfile('dtc'));
    for (const { piece } of ordered) {
      const note = rows.find(({ name }) => name === piece.name)!.note;
      const safe = await keepsSafe(frontOf(piece), 12.5, drawings);
      expect(note.includes('outside the safe zone'), piece.name).toBe(!safe);
    }
  });
});
