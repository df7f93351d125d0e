import { useRef } from 'react';
import type { Picture } from '../../engine/values.ts';

/** Prefixes of generated ids, which differ in every drawing. */
const ID_PREFIXES = /\bp\d+-/g;

/** Numbers (from 1) of the sheets that differ from the previous ones. */
export const changedSheets = (before: readonly Picture[], after: readonly Picture[]): readonly number[] =>
  after.flatMap(({ svg, painted }, i) => {
    const earlier = before[i];
    const isSame =
      earlier?.painted === painted &&
      (svg === earlier?.svg || svg.replace(ID_PREFIXES, '') === earlier?.svg.replace(ID_PREFIXES, ''));
    return isSame ? [] : [i + 1];
  });

/** Numbers of the sheets that the last save changed. Undefined before the first save and on a new page. */
export const useChangedSheets = (
  version: string,
  pictures: readonly Picture[] | undefined,
): readonly number[] | undefined => {
  const last = useRef<{
    readonly version: string;
    readonly pictures: readonly Picture[];
    readonly changed?: readonly number[];
  }>(undefined);
  if (pictures && last.current?.pictures !== pictures) {
    const before = last.current;
    const changed =
      before && before.version !== version ? changedSheets(before.pictures, pictures) : before?.changed;
    last.current = { version, pictures, changed };
  }
  return last.current?.changed;
};
