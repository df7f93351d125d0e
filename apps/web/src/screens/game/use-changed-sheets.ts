import { useRef } from 'react';
import type { Picture } from '../../engine/values.ts';

/** Inner names differ from one drawing to the next. */
const INNER_NAMES = /\bp\d+-/g;

/** Numbers, from 1, of the sheets that differ from those before. */
export const changedSheets = (before: readonly Picture[], after: readonly Picture[]): readonly number[] =>
  after.flatMap(({ svg, painted }, i) => {
    const earlier = before[i];
    const same =
      earlier?.painted === painted &&
      (svg === earlier?.svg || svg.replace(INNER_NAMES, '') === earlier?.svg.replace(INNER_NAMES, ''));
    return same ? [] : [i + 1];
  });

/** Which sheets the last save of the file has changed; nothing before the first save, and on another page. */
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
