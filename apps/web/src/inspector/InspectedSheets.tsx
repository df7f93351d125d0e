import { type ComponentProps, lazy, Suspense, useCallback, useRef } from 'react';
import type { Picture } from '../engine/values.ts';
import { SheetView } from '../sheet-view/SheetView.tsx';
import { useThings } from './things.ts';
import { usePicking } from './use-picking.ts';

/** Marks come after the sheets. */
const SheetMarks = lazy(async () => ({ default: (await import('./SheetMarks.tsx')).SheetMarks }));

/** Sheets whose things can be clicked and are marked. */
export const InspectedSheets = (props: ComponentProps<typeof SheetView>) => {
  const view = useRef<HTMLElement>(null);
  const known = useThings(({ sheets }) => sheets !== undefined);
  usePicking(view, props.pictures);
  const marks = useCallback(
    (sheet: number, picture: Picture) => (
      <Suspense>
        <SheetMarks sheet={sheet} size={picture} />
      </Suspense>
    ),
    [],
  );
  return <SheetView {...props} view={view} marks={known ? marks : undefined} />;
};
