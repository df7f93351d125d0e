import { createCanvas, loadImage } from '@napi-rs/canvas';
import { components, openArtwork } from '@platelayer/components';
import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { pixelSize, toPng } from '@platelayer/press';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Settings } from '../../drawings.ts';
import type { OptionValues } from '../../formats/options.ts';
import { planExport } from '../../plan.ts';
import { drawingsOf, MINI, press } from '../../testing/drawings.ts';
import { pngHeader } from '../../testing/inspect.ts';
import type { ListTotal } from '../list.ts';
import { backOf, commonBack, frontOf, sidePage } from '../side.ts';
import { findProfile, onProduct, PROFILES, planShop } from './index.ts';

const small = {
  info: { title: 'Withy', background: 'green' },
  privates: [{ name: 'Tram' }],
  trains: [
    { name: '2', quantity: 2, color: 'yellow' },
    { name: 'D', quantity: '∞', print: 3, color: 'gray' },
    { name: '9', quantity: 4, print: 0, color: 'red' },
  ],
  companies: [
    { name: 'Great Salt', abbrev: 'G', color: 'red', tokens: [''], shares: [{ quantity: 2, percent: 10 }] },
  ],
  tiles: { 8: 2, 57: 1 },
};

const planned = (file: object, settings: Settings, ids?: readonly string[]) => {
  const drawings = drawingsOf(file, settings);
  const wanted = components.filter(
    (component) => component.available(drawings.game) && (!ids || ids.includes(component.id)),
  );
  const context = { drawings, components: wanted };
  return { drawings, plan: (shop: string) => planShop(context, findProfile(shop)) };
};

const packOf = async (file: object, options: OptionValues, settings: Settings = MINI) => {
  const drawings = drawingsOf(file, settings);
  const { files } = await planExport(drawings, { scope: { kind: 'game' }, formats: ['shop'], options });
  const zip = await files[0]!.make(press);
  const inside = Object.entries(zip ? unzipSync(zip) : {});
  const content = new Map(inside.map(([path, bytes]) => [path.slice(path.indexOf('/') + 1), bytes]));
  const text = (path: string) => new TextDecoder().decode(content.get(path));
  const remarks = drawings.diagnostics().map(({ code }) => code);
  return { name: files[0]!.name, content, text, remarks };
};

const pixels = async (png: Uint8Array) => {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
};

test.each(BUNDLED_GAMES.map(({ id }) => id))(
  'pictures of %s have the exact size, with the trim box centred to half a pixel',
  async (id) => {
    const { drawings, plan } = planned(JSON.parse((await bundledGame(id)) ?? ''), MINI);
    for (const profile of PROFILES) {
      const { ordered } = await plan(profile.id);
      const kinds = new Map(ordered.map((one) => [`${one.piece.component.id} ${one.piece.kind}`, one]));
      expect(kinds.size).toBeGreaterThan(2);
      for (const { piece, product } of kinds.values()) {
        const back = backOf(piece) ?? commonBack(drawings.game.info, piece.kind, piece);
        for (const [which, side] of [
          ['front', frontOf(piece)],
          ['back', back],
        ] as const) {
          const page = await onProduct(side, product, profile, which, drawings);
          expect(pixelSize(page, 300)).toEqual(product.pixels);
          const { trim } = page;
          expect(Math.abs(2 * trim.x + trim.width - page.width)).toBeLessThan(0.34);
          expect(Math.abs(2 * trim.y + trim.height - page.height)).toBeLessThan(0.34);
        }
      }
    }
  },
);

test('the outermost pixels show the bleed of the drawing, which is not scaled', async () => {
  const { drawings, plan } = planned(small, MINI);
  const { ordered } = await plan('tgc');
  for (const name of ['train-2x2', 'tile-8', 'token-1-G-station']) {
    const { piece, product } = ordered.find((one) => one.piece.name === name)!;
    const { width, height } = product.pixels;
    const flat = piece.shape === 'rectangle' && piece.width > piece.height;
    const size = { width: width / 3, height: height / 3 };
    const lying = flat ? { width: size.height, height: size.width } : size;
    const exact = await pixels(
      await toPng(await sidePage(frontOf(piece), lying, drawings), { ...press, dpi: 300 }),
    );
    const wider = { width: lying.width + 2, height: lying.height + 2 };
    const more = await pixels(
      await toPng(await sidePage(frontOf(piece), wider, drawings), { ...press, dpi: 300 }),
    );
    const [last, bottom] = [Math.round(3 * lying.width) - 1, Math.round(3 * lying.height) - 1];
    for (const [x, y] of [
      [0, 0],
      [last, 0],
      [0, bottom],
      [last, bottom],
      [last >> 1, 0],
      [0, bottom >> 1],
    ] as const)
      expect(exact(x, y), `${name} ${x} ${y}`).toEqual(more(x + 3, y + 3));
  }
});

describe('a pack for a shop (86.8.1)', () => {
  test('contains a picture of each different piece, a back for each kind, the list and instructions', async () => {
    const { name, content, text } = await packOf(small, { shop: 'tgc' });
    expect(name).toBe('withy-shop-tgc.zip');
    expect([...content.keys()].toSorted()).toEqual([
      'READ-ME.txt',
      'cards/mini-deck/private/back.png',
      'cards/mini-deck/private/card-private-1-tram-front.png',
      'cards/mini-deck/share/back.png',
      'cards/mini-deck/share/share-G-10-front.png',
      'cards/mini-deck/train/back.png',
      'cards/mini-deck/train/train-2x2-front.png',
      'cards/mini-deck/train/train-Dx3-front.png',
      'tiles/small-hex-tile/back.png',
      'tiles/small-hex-tile/tile-57-front.png',
      'tiles/small-hex-tile/tile-8-front.png',
      'tokens/small-circle-chit/token-1-G-market-back.png',
      'tokens/small-circle-chit/token-1-G-market-front.png',
      'tokens/small-circle-chit/token-1-G-station-back.png',
      'tokens/small-circle-chit/token-1-G-station-front.png',
      'withy-list.csv',
      'withy-list.json',
    ]);
    const card = content.get('cards/mini-deck/train/train-2x2-front.png')!;
    expect(pngHeader(card)).toEqual({ width: 600, height: 825, perMetre: 11811 });
    // Colour type: RGB without alpha.
    expect(card[25]).toBe(2);
    expect(text('READ-ME.txt')).toContain('cards, train: 2, 5');
    expect(text('READ-ME.txt')).toContain('Bulk Upload');
  });

  test('has notes in the list on drawn backs, unlimited pieces, and pieces that are not in the pack', async () => {
    const { text } = await packOf(small, { shop: 'tgc' });
    const list = JSON.parse(text('withy-list.json')) as {
      pieces: { name: string; note: string }[];
      totals: ListTotal[];
    };
    const note = (name: string) => list.pieces.find((piece) => piece.name === name)?.note;
    expect(note('train-2x2')).toContain('no back given');
    expect(note('train-Dx3')).toContain('unlimited: as many as are printed, 3');
    expect(note('train-9x0')).toBe('not part of this pack');
  });

  test('turns a wide card upright, and its back in the opposite direction', async () => {
    const { drawings, plan } = planned(small, MINI);
    const { piece, product } = (await plan('tgc')).ordered.find((one) => one.piece.kind === 'train')!;
    const profile = findProfile('tgc');
    const back = commonBack(drawings.game.info, 'train', piece);
    const turn = async (side: typeof back, which: 'front' | 'back') =>
      (await onProduct(side, product, profile, which, drawings)).children[0];
    expect(await turn(frontOf(piece), 'front')).toMatchObject({ transform: [0, 1, -1, 0, 200, 0] });
    expect(await turn(back, 'back')).toMatchObject({ transform: [0, -1, 1, 0, 0, 275] });
  });

  test('contains proofs with cut lines and safe zone', async () => {
    const { content } = await packOf(small, { shop: 'mpc', proof: true });
    const proof = await pixels(content.get('proof/train-2x2.png')!);
    // 36 pixels of bleed, then the cut line.
    const [red, green, blue] = proof(36, 400);
    expect([red, green! < 128, blue! < 128]).toEqual([255, true, true]);
    expect([...content.keys()].filter((path) => path.startsWith('tiles'))).toEqual([]);
    expect(pngHeader(content.get('cards/mini/train/back.png')!)).toMatchObject({ width: 597, height: 822 });
  });

  test('contains documents with back and front of every copy, or front and back of each card', async () => {
    const pages = (pdf: Uint8Array) => [
      ...new TextDecoder('latin1').decode(pdf).matchAll(/\/MediaBox \[([^\]]*)\]/g),
    ];
    const dtc = await packOf(small, { shop: 'dtc' });
    const trains = pages(dtc.content.get('cards-train.pdf')!);
    expect(trains).toHaveLength(2 * 5);
    expect(trains[0]![1]!.split(' ').map(Number)).toEqual([0, 0, 144, 198]);
    const outline = (pdf: Uint8Array) =>
      [...new TextDecoder('latin1').decode(pdf).matchAll(/\/Title \(([^)]*)\)/g)].map(([, title]) => title);
    expect(outline(dtc.content.get('cards-train.pdf')!)[0]).toBe('Back of Train 2');
    const generic = await packOf(small, { shop: 'generic' });
    expect(pages(generic.content.get('cards-train.pdf')!)).toHaveLength(2 * 2);
    expect(outline(generic.content.get('cards-train.pdf')!)[0]).toBe('Train 2');
    const turned = await packOf(small, { shop: 'dtc', pageOrder: 'front' });
    expect(outline(turned.content.get('cards-train.pdf')!)[0]).toBe('Train 2');
  });
});

describe('messages (86.9)', () => {
  test('5: leaves out pieces whose back would be distorted', async () => {
    const back = (name: string, box: string) => {
      const svg = `<svg viewBox="${box}"><rect width="9" height="9"/></svg>`;
      return [name, { path: `backs/${name}`, content: new TextEncoder().encode(svg) }] as const;
    };
    const backs = new Map([back('train.svg', '0 0 10 30'), back('all.svg', '0 0 250 175')]);
    const artwork = openArtwork({ logos: new Map(), icons: new Map(), backs });
    const drawings = drawingsOf(small, MINI, artwork);
    const cards = components.filter(({ id }) => id === 'cards');
    const { ordered, notes } = await planShop({ drawings, components: cards }, findProfile('tgc'));
    expect(ordered.map(({ piece }) => piece.kind)).toEqual(['private', 'share']);
    expect(notes.map(({ text }) => text).join()).toMatch(
      /back for train has another shape .*63\.5 × 44\.45 mm/,
    );
  });

  test('9: stops for cards in a size that the shop does not sell, and names the nearest sizes and settings', async () => {
    await expect(packOf(small, { shop: 'tgc' }, [])).rejects.toThrow(
      /sells no cards of 67\.5 × 44 mm .*Mini deck, 63\.5 × 44\.45 mm \(set cards\.layout=free, cards\.width=250 and cards\.height=175\)/,
    );
  });

  test('10: leaves out tiles and tokens in a size that the shop does not sell', async () => {
    const { content, text, remarks } = await packOf(small, { shop: 'tgc' }, MINI.slice(0, 3));
    expect([...content.keys()].some((path) => path.startsWith('tiles'))).toBe(false);
    expect(text('READ-ME.txt')).toMatch(/no hex tiles of .*set tiles\.width=175/);
    expect(text('READ-ME.txt')).toMatch(/no station tokens of .*set tokens\.stationTokenSize=50/);
    expect(remarks).toContain('pack/piece-size');
  });

  test('11: names pieces with text outside the safe zone, which stop a strict pack', async () => {
    const { text, remarks } = await packOf(small, { shop: 'tgc' });
    expect(text('READ-ME.txt')).toMatch(/closer than 3\.18 mm to the edge.*share-G-10, tile-8/);
    expect(remarks).toContain('pack/safe-zone');
    await expect(packOf(small, { shop: 'tgc', strict: true })).rejects.toThrow('closer than 3.18 mm');
  });

  test('does not order pieces that are not printed', async () => {
    const { ordered, all } = await planned(small, MINI).plan('tgc');
    expect(all.map(({ name }) => name)).toContain('train-9x0');
    expect(ordered.map(({ piece }) => piece.name)).not.toContain('train-9x0');
  });

  test('20: asks to order more than 612 cards in parts', async () => {
    const many = { ...small, trains: [{ name: '2', quantity: 700, color: 'yellow' }] };
    const { notes } = await planned(many, MINI, ['cards']).plan('mpc');
    expect(notes.map(({ text }) => text).join()).toContain('703 cards are more than the 612 of one order');
  });
});
