import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { BUNDLED_FACES } from '../packages/library/src/fonts/faces.ts';
import {
  FALLBACK_GROUPS,
  type FallbackGroup,
  packCharacters,
  type SlicedFamily,
  slicePath,
} from '../packages/library/src/fonts/fallback.ts';
import { codePointsOf } from '../packages/scene/src/text/cmap.ts';
import { tablesOf } from '../packages/scene/src/text/font-file.ts';
import { cmapOfWoff } from '../packages/scene/src/text/woff.ts';

const require = createRequire(import.meta.url);

/** Source Sans comes before these families. */
const standIn = (): ReadonlySet<number> => {
  const { file } = BUNDLED_FACES.find(({ id }) => id === 'fallback')!;
  return codePointsOf(tablesOf(new Uint8Array(readFileSync(require.resolve(file)))).get('cmap')!);
};

/** Private-use characters have a meaning only in their own font. */
const isPrivate = (point: number): boolean => /\p{Co}|\p{Cc}/u.test(String.fromCodePoint(point));

/** Symbols have no bold files, because an outline makes them bold enough. */
const PICTURES: readonly string[] = ['noto-emoji'];

/** Families for one script, with the slice that contains it. Their other slices repeat symbols of other families. */
const ONE_SLICE: Readonly<Record<string, string>> = {
  'noto-sans-hebrew': 'hebrew',
  'noto-sans-arabic': 'arabic',
};

/**
 * The slices of a family, from its own style sheet. Their characters are read from the slices, because the style sheet of
 * `noto-sans-math` lists only Latin letters.
 */
const readFamily = (name: string, known: ReadonlySet<number>): SlicedFamily => {
  const folder = dirname(require.resolve(`@fontsource/${name}/package.json`));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const { family, weights } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as {
    family: string;
    weights: readonly number[];
  };
  const sheet = readFileSync(join(folder, '400.css'), 'utf8');
  const names = [...sheet.matchAll(/url\(\.\/files\/([\w-]+)-400-normal\.woff\)/g)]
    .map(([, file]) => file!.slice(name.length + 1))
    .filter((slice) => (ONE_SLICE[name] ?? slice) === slice);
  const seen = new Set(known);
  const slices: Record<string, string> = {};
  for (const slice of names) {
    const woff = new Uint8Array(readFileSync(join(folder, 'files', `${name}-${slice}-400-normal.woff`)));
    const own = [...codePointsOf(cmapOfWoff(woff))]
      .filter((point) => !seen.has(point) && !isPrivate(point))
      .sort((one, other) => one - other);
    for (const point of own) seen.add(point);
    if (own.length > 0) slices[slice] = packCharacters(own);
  }
  const bold = weights.includes(700) && !PICTURES.includes(name);
  return { name, version, typeface: family, bold, slices };
};

/** The families of a group with the characters of each slice. */
export const readFallbackTable = (group: FallbackGroup): readonly SlicedFamily[] => {
  const known = standIn();
  return FALLBACK_GROUPS[group].map((name) => readFamily(name, known));
};

/** The files of all slices by path. */
export const sliceFiles = (families: readonly SlicedFamily[]): ReadonlyMap<string, string> =>
  new Map(
    families.flatMap((family) =>
      Object.keys(family.slices).flatMap((slice) =>
        ([400, 700] as const).map((weight) => {
          const path = slicePath(family, slice, weight);
          return [path, require.resolve(`@fontsource/${family.name}/files/${basename(path)}`)] as const;
        }),
      ),
    ),
  );
