import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import type { SheetThing } from '../engine/values.ts';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useProblems } from '../problems/problems.ts';
import { problemPins, thingAt } from './find-thing.ts';
import { overThing, percent } from './place-on-sheet.ts';
import { selectThing, useThings } from './things.ts';
import './inspector.css';

const ChangeMarks = lazy(async () => ({
  default: (await import('../revisions/ChangeMarks.tsx')).ChangeMarks,
}));

interface SheetMarksProps {
  readonly sheet: number;
  /** Size of the sheet in its units. */
  readonly size: { readonly width: number; readonly height: number };
}

/** Marks on a sheet that are not printed: the selected element, problems and changes. */
export const SheetMarks = ({ sheet, size }: SheetMarksProps) => {
  const { sheets, selected } = useThings();
  const thing = selected?.sheet === sheet ? thingAt(sheets, selected) : undefined;
  const comparing = useFrame(({ dock }) => dock === 'changes');
  return (
    <div className="sheet-marks chrome">
      {comparing && (
        <Suspense>
          <ChangeMarks sheet={sheet} size={size} />
        </Suspense>
      )}
      <Pins sheet={sheet} size={size} />
      {thing && <Ring thing={thing} size={size} />}
    </div>
  );
};

const Ring = ({ thing, size }: { readonly thing: SheetThing; readonly size: SheetMarksProps['size'] }) => {
  const ring = useRef<HTMLDivElement>(null);
  const { x, y, width, height } = thing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position means another element
  useEffect(() => {
    ring.current?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'auto' });
  }, [x, y, width, height]);
  return <div ref={ring} className="thing-ring" data-testid="thing-ring" style={overThing(thing, size)} />;
};

const Pins = ({ sheet, size }: SheetMarksProps) => {
  const t = useTexts('frame');
  const sheets = useThings((state) => state.sheets);
  const problems = useProblems();
  const pins = useMemo(() => (sheets ? problemPins(sheets, problems) : []), [sheets, problems]);
  return pins
    .filter((pin) => pin.sheet === sheet)
    .map(({ index, severity, count }) => {
      const thing = thingAt(sheets, { sheet, index });
      if (!thing) return null;
      const name = t('thing.pin', { name: thing.name, count });
      return (
        <button
          key={index}
          type="button"
          className={`problem-pin ${severity}`}
          style={{
            left: percent(thing.x + thing.width / 2, size.width),
            top: percent(thing.y, size.height),
          }}
          aria-label={name}
          title={name}
          onClick={(event) => {
            event.stopPropagation();
            selectThing({ sheet, index });
          }}
        >
          {count > 1 ? count : '!'}
        </button>
      );
    });
};
