import { at } from '../diagnostic.ts';
import type { Half } from '../hex/geometry.ts';
import type { Hex } from '../hex/hex.ts';
import { get } from '../json.ts';
import type { Reading } from '../reading.ts';
import { quote } from '../schema/words.ts';
import { type Coordinate, coordinateKey } from './coordinate.ts';
import { copyBuilder } from './copying.ts';
import type { HexGroup } from './group.ts';
import type { ContentResolver, GroupContent } from './group-content.ts';
import type { PlacedGroup } from './variation.ts';

/** A hex at its coordinates. All hexes of a group share one `Hex`, which is drawn as one symbol. */
export interface PlacedHex {
  readonly coordinate: Coordinate;
  readonly hex: Hex;
  /** The halves left by trimmed edges; undefined for the whole hex. */
  readonly halves?: readonly Half[];
  /** Opacity of the hex colour, from 0 to 1. */
  readonly opacity: number;
  /** Pointer to the group in the file. */
  readonly pointer: string;
}

/** A group with its copies resolved. */
export interface ResolvedGroup {
  readonly group: HexGroup;
  readonly content: GroupContent;
  readonly places: readonly Coordinate[];
}

/**
 * Resolves hex copies within one variation (30.4.2), using all its groups before any removal. Reports errors
 * only for the variation's own groups, because those of copied groups were reported at their source.
 */
export const resolveCopies = (
  groups: readonly PlacedGroup[],
  own: ReadonlySet<HexGroup>,
  resolveContent: ContentResolver,
  reading: Reading,
): readonly ResolvedGroup[] => {
  const firstAt = new Map<string, PlacedGroup>();
  for (const placed of groups) {
    for (const coordinate of placed.group.listed ?? []) {
      const key = coordinateKey(coordinate);
      if (!firstAt.has(key)) firstAt.set(key, placed);
    }
  }
  const reportCopy = ({ group }: PlacedGroup, message: string, hint?: string): void => {
    if (!own.has(group)) return;
    reading.report({
      severity: 'warning',
      code: 'map/hex-copy',
      message,
      pointer: at(group.pointer, 'copy'),
      ...(hint ? { hint } : {}),
    });
  };

  const resolveGroup = copyBuilder<PlacedGroup, ResolvedGroup>({
    sourceOf(placed) {
      const { copies } = placed.group;
      if (copies === undefined) return undefined;
      const source = firstAt.get(copies);
      if (source === undefined)
        reportCopy(
          placed,
          `There is no hex ${quote(get(placed.group.json, 'copy'))} on the map, so nothing is copied.`,
          'Use the coordinates of a hex on the map.',
        );
      return source;
    },
    build({ group, places }, source) {
      const content = resolveContent(group, source?.content);
      const inherited = content.source && source ? source.places : [];
      return { group, content, places: places ?? inherited };
    },
    onCircle(placed) {
      reportCopy(placed, 'This hex would copy itself through others, so nothing is copied.');
    },
  });
  return groups.map(resolveGroup);
};

/** Places every group; a later hex covers an earlier one at the same coordinates (30.4.1). */
export const placeHexes = (groups: readonly ResolvedGroup[], mapOpacity: number): readonly PlacedHex[] =>
  groups.flatMap(({ group: { pointer }, content: { hex }, places }) => {
    // 0 is valid: an invisible background.
    const opacity = Math.max(0, Math.min(1, hex.opacity ?? mapOpacity));
    return places.map((coordinate) => ({ coordinate, hex, opacity, pointer }));
  });
