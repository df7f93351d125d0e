import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { companyTheme, mapTheme } from '../themes/themes.ts';
import { ICONS, iconArt, SYMBOLS, symbolArt, TRAIN_IMAGES, trainArt } from './index.ts';

type Attributes = ReadonlyMap<string, string>;

interface Element {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Attributes each element may have: only shapes, groups and plain paint, so no picture can run or fetch anything. */
const PAINT = 'class fill fill-rule stroke stroke-width stroke-linejoin stroke-linecap transform';
const VOCABULARY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    svg: 'xmlns viewBox',
    g: PAINT,
    path: `d ${PAINT}`,
    circle: `cx cy r ${PAINT}`,
    ellipse: `cx cy rx ry ${PAINT}`,
    rect: `x y width height rx ${PAINT}`,
  }).map(([name, attributes]) => [name, new Set(attributes.split(' '))]),
);

const TAG = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/y;

/** The elements of a picture that consists of tags and comments. Throws if it is not well-formed. */
const elements = (source: string): readonly Element[] => {
  const svg = source
    .replace(/<!-- [^-]+ -->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  const found: Element[] = [];
  const open: string[] = [];
  for (let end = 0; end < svg.length; end = TAG.lastIndex) {
    TAG.lastIndex = end;
    const [whole, closing, name, written, empty] = TAG.exec(svg) ?? [];
    if (whole === undefined) throw new Error(`No tag at ${svg.slice(end, end + 40)}`);
    if (closing) {
      if (open.pop() !== name) throw new Error(`Unexpected </${name}>`);
    } else {
      const attributes = [...written!.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(
        ([, key, value]) => [key!, value!] as const,
      );
      if (new Set(attributes.map(([key]) => key)).size < attributes.length)
        throw new Error(`Twice in ${whole}`);
      found.push({ name: name!, attributes: new Map(attributes) });
      if (!empty) open.push(name!);
    }
    if (open.length === 0 && TAG.lastIndex < svg.length) throw new Error('More than one root');
  }
  if (open.length > 0) throw new Error(`Not closed: ${open.join(' ')}`);
  return found;
};

const KINDS = [
  {
    kind: 'icon',
    folder: 'icons',
    names: ICONS,
    art: iconArt,
    limit: 2048,
  },
  {
    kind: 'symbol',
    folder: 'symbols',
    names: SYMBOLS,
    art: symbolArt,
    limit: 2048,
  },
  {
    kind: 'train image',
    folder: 'trains',
    names: [...TRAIN_IMAGES.keys()],
    art: trainArt,
    limit: 8192,
  },
];

const pictures = await Promise.all(
  KINDS.flatMap(({ kind, names, art, limit }) =>
    names.map(async (name) => ({ kind, name, limit, svg: (await art(name)) ?? '' })),
  ),
);

const slots = (svg: string): string[] =>
  elements(svg).flatMap(({ attributes }) => attributes.get('class')?.split(' ') ?? []);

describe.each(KINDS)('every $kind', ({ folder, names, art }) => {
  test('has a file, and no file is left over', () => {
    const files = readdirSync(new URL(folder, import.meta.url));
    expect(files.sort()).toEqual(names.map((name) => `${name}.svg`).sort());
  });

  test('is found only by its exact name', async () => {
    expect(await art('constructor')).toBeUndefined();
    expect(await art('')).toBeUndefined();
  });
});

describe.each(pictures)('$kind $name', ({ svg, limit }) => {
  test('is small and well-formed, and has only shapes and groups', () => {
    const [root, ...shapes] = elements(svg);
    expect(root?.name).toBe('svg');
    expect(shapes.length).toBeGreaterThan(0);
    for (const { name, attributes } of [root!, ...shapes]) {
      for (const key of attributes.keys()) expect([...(VOCABULARY.get(name) ?? [])]).toContain(key);
    }
    expect(svg.length).toBeLessThanOrEqual(limit);
  });

  test('has no NaN, and no number with more than one decimal', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\.\d\d/);
  });
});

describe('icons', () => {
  const icons = pictures.filter(({ kind }) => kind === 'icon');

  test.each(icons)('$name fills the box that hexes give it, from -12.5 to 12.5', ({ svg }) => {
    expect(elements(svg)[0]?.attributes.get('viewBox')).toBe('-12.5 -12.5 25 25');
  });

  test.each(icons)('$name has the rob or gmt colour of each of its named slots', ({ svg }) => {
    for (const { name, color } of slotted(svg)) expect([name, color]).toEqual([name, baseColor(name)]);
  });

  test('for land and water follow the map theme (90.11.11)', async () => {
    expect(slots((await iconArt('water'))!)).toContain('color-stroke-map-water');
    expect(slots((await iconArt('mountain'))!)).toContain('color-stroke-map-mountain');
    expect(slots((await iconArt('cactus'))!)).toContain('color-stroke-map-land');
  });
});

test.each(pictures.filter(({ kind }) => kind === 'symbol'))('symbol $name is black', ({ svg }) => {
  const paints = elements(svg).flatMap(({ attributes }) => [
    attributes.get('fill'),
    attributes.get('stroke'),
  ]);
  for (const paint of paints) expect([undefined, 'none', '#000']).toContain(paint);
});

test('there are eleven train images', () => {
  expect(TRAIN_IMAGES.size).toBe(11);
  expect(TRAIN_IMAGES.get('4T')).toEqual({ pixels: [1049, 544], width: 0.64, paddingTop: 0.07 });
});

test.each([...TRAIN_IMAGES])('train image %s has the proportions of 90.10', async (name, { pixels }) => {
  expect(elements((await trainArt(name))!)[0]?.attributes.get('viewBox')).toBe(`0 0 ${pixels.join(' ')}`);
});

/** Named slots of a picture, each with the colour of the shape or of the group around it. */
const slotted = (svg: string): { name: string; color: string | undefined }[] => {
  let group: Attributes = new Map();
  return elements(svg).flatMap(({ name: element, attributes }) => {
    if (element === 'g') group = attributes;
    return (attributes.get('class')?.split(' ') ?? [])
      .filter((slot) => !slot.endsWith('-main'))
      .map((name) => {
        const paint = name.startsWith('color-stroke-') ? 'stroke' : 'fill';
        return { name, color: attributes.get(paint) ?? group.get(paint) };
      });
  });
};

const baseColor = (slot: string): unknown => {
  const name = slot.replace(/^color-(stroke-)?/, '');
  return name.startsWith('map-') ? mapTheme('gmt')?.colors[name.slice(4)] : companyTheme('rob')?.colors[name];
};
