import { type FaceFile, type FindFallback, MADE_BOLD, unpackWoff } from '@platelayer/scene';

/**
 * Families for characters that neither the requested face nor Source Sans has, in the order of lookup. Their npm
 * packages split each family into slices of some characters, and a slice loads when a text needs it. At build time,
 * `scripts/fallback-table.ts` makes the table of slices for each group.
 */
export const FALLBACK_GROUPS = {
  signs: [
    'noto-sans',
    'noto-sans-hebrew',
    'noto-sans-arabic',
    'noto-sans-symbols',
    'noto-sans-math',
    'noto-sans-symbols-2',
    'noto-emoji',
  ],
  cjk: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
} as const;

export type FallbackGroup = keyof typeof FALLBACK_GROUPS;

/** A family and the characters of its slices, in the format of `packCharacters`. */
export interface SlicedFamily {
  /** Package name without `@fontsource/`. */
  readonly name: string;
  readonly version: string;
  readonly typeface: string;
  /** Whether the family has bold letters. */
  readonly bold: boolean;
  readonly slices: Readonly<Record<string, string>>;
}

export interface FallbackOptions {
  readonly table: (group: FallbackGroup) => Promise<readonly SlicedFamily[]>;
  /** Reads a file by its `slicePath`. Rejects with a message for the user if the file is not available. */
  readonly read: (path: string) => Promise<Uint8Array>;
  /** Text of the game, whose language decides the look of characters that Japanese, Chinese and Korean share. */
  readonly text: string;
}

export const findInSlices = ({ table, read, text }: FallbackOptions): FindFallback =>
  async function* (character, weight) {
    const point = character.codePointAt(0)!;
    for (const group of Object.keys(FALLBACK_GROUPS) as FallbackGroup[]) {
      const families = await table(group);
      for (const family of group === 'cjk' ? byLanguage(families, text) : families) {
        const slice = slicesOf(family).get(point);
        if (slice === undefined) continue;
        const path = slicePath(family, slice, weight);
        yield { file: faceOf(family, slice, weight), read: async () => unpackWoff(await read(path)) };
      }
    }
  };

/**
 * Path of a slice: the package, its version, and the file in its `files` folder. The version determines how the family
 * is sliced.
 */
export const slicePath = (
  { name, version, bold }: SlicedFamily,
  slice: string,
  weight: FaceFile['weight'],
): string => `${name}@${version}/${name}-${slice}-${bold ? weight : 400}-normal.woff`;

/** Used only for letters on a curve. Straight lines have the metrics of the requested face. */
const VERTICAL = { ascent: 0.95, descent: 0.25, lineHeight: 1.2 };

/** Width of the outline that makes letters bold if the family has no bold ones or looks too thin. */
const outlineWidth = ({ name, bold }: SlicedFamily, weight: FaceFile['weight']): number | undefined => {
  const thin = THIN_FAMILIES[name];
  return thin?.[weight] ?? (weight === 700 && !bold ? MADE_BOLD : undefined);
};

/** Mathematical script capitals, such as the Mark sign, have hairlines. */
const THIN_FAMILIES: Readonly<Record<string, Readonly<Record<FaceFile['weight'], number>>>> = {
  'noto-sans-math': { 400: 0.012, 700: 0.05 },
};

const faceOf = (family: SlicedFamily, slice: string, weight: FaceFile['weight']): FaceFile => ({
  id: `${family.name}-${slice}-${weight}`,
  family: family.name,
  weight,
  slant: 'normal',
  // A name for each slice, because viewers pick a font by its name and not by its characters.
  typeface: `${family.typeface} ${slice}`,
  ...VERTICAL,
  source: { from: 'package', file: slicePath(family, slice, weight) },
  madeBold: outlineWidth(family, weight),
});

const HAN = /\p{Script=Han}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/**
 * Sorts the families so that Han characters look Japanese in a game with kana and Korean in one with hangul. Otherwise
 * the family that has most of the game's characters comes first, so that a name does not mix families.
 */
const byLanguage = (families: readonly SlicedFamily[], text: string): readonly SlicedFamily[] => {
  const plain = text.replace(/\\u([0-9a-f]{4})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const first = KANA.test(plain) ? 'noto-sans-jp' : HANGUL.test(plain) ? 'noto-sans-kr' : undefined;
  const characters = [...new Set(plain.match(HAN))].map((character) => character.codePointAt(0)!);
  const lacks = (family: SlicedFamily) =>
    family.name === first ? -1 : characters.filter((point) => !slicesOf(family).has(point)).length;
  return families
    .map((family) => ({ family, lacking: lacks(family) }))
    .sort((a, b) => a.lacking - b.lacking)
    .map(({ family }) => family);
};

const unpacked = new WeakMap<SlicedFamily, ReadonlyMap<number, string>>();

/** The slice of every code point in a family. */
const slicesOf = (family: SlicedFamily): ReadonlyMap<number, string> => {
  const cached = unpacked.get(family);
  if (cached) return cached;
  const slices = new Map<number, string>();
  for (const [slice, packed] of Object.entries(family.slices))
    for (const point of unpackCharacters(packed)) slices.set(point, slice);
  unpacked.set(family, slices);
  return slices;
};

/**
 * Packs ascending code points as ranges: the distance of each from the end of the previous one, and how many more
 * follow it.
 */
export const packCharacters = (points: readonly number[]): string => {
  const stretches: string[] = [];
  let [last, i] = [0, 0];
  while (i < points.length) {
    const start = points[i]!;
    let more = 0;
    while (points[i + more + 1] === start + more + 1) more++;
    stretches.push((start - last).toString(36) + (more > 0 ? `.${more.toString(36)}` : ''));
    last = start + more;
    i += more + 1;
  }
  return stretches.join(' ');
};

export const unpackCharacters = (packed: string): readonly number[] => {
  const points: number[] = [];
  let last = 0;
  for (const stretch of packed.split(' ')) {
    const [gap, more = '0'] = stretch.split('.');
    const start = last + Number.parseInt(gap!, 36);
    last = start + Number.parseInt(more, 36);
    for (let point = start; point <= last; point++) points.push(point);
  }
  return points;
};
