import { drawnLogoGroups, TRAIN_IMAGES } from '@platelayer/library';
import type { Art } from '../packages/components/src/artwork/artwork.ts';
import { builtInPicture } from '../packages/components/src/artwork/built-in.ts';
import { ICONS, SYMBOLS } from '../packages/library/src/art/index.ts';

type Pictures = Readonly<Record<string, Art>>;

const read = async (
  kind: Parameters<typeof builtInPicture>[0],
  names: Iterable<string>,
): Promise<Pictures> => {
  const found = await Promise.all(
    [...names].map(async (name) => [name, await builtInPicture(kind, name)] as const),
  );
  return Object.fromEntries(found.filter((entry): entry is [string, Art] => entry[1] !== undefined));
};

const logoGroups = [...drawnLogoGroups()].map(
  ([group, names]) => ['logo', group, names.map((name) => `${group}/${name}`)] as const,
);
const trains = [...TRAIN_IMAGES.keys()].map((name) => ['train', name, [name]] as const);

/** All pictures of the library by kind, in the groups that load together. */
export const builtInPictures = await Promise.all(
  [...logoGroups, ...trains, ['icon', '', ICONS] as const, ['symbol', '', SYMBOLS] as const].map(
    async ([kind, group, names]) => ({ kind, group, pictures: await read(kind, names) }),
  ),
);
