import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import type { GameChange } from '../engine/compare-job.ts';
import type { Picture, SheetThing } from '../engine/values.ts';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { overThing, percent } from '../inspector/place-on-sheet.ts';
import { useThings } from '../inspector/things.ts';
import { insertPicture } from '../sheet-view/insert-picture.ts';
import { PaintedPicture } from '../sheet-view/PaintedPicture.tsx';
import { changesByPlace, placeKey, useComparison } from './comparison.ts';
import './changes.css';

interface ChangeMarksProps {
  readonly sheet: number;
  /** Size of the sheet in its units. */
  readonly size: Size;
}

type Size = Pick<Picture, 'width' | 'height'>;

/** Circles the changes on a sheet, over the earlier sheet if the user compares it. */
export const ChangeMarks = ({ sheet, size }: ChangeMarksProps) => {
  const sheets = useThings((state) => state.sheets);
  const earlier = useComparison((state) => state.earlierSheets);
  const percentEarlier = useComparison((state) => state.earlier);
  const blink = useComparison((state) => state.blink);
  const picture = earlier?.pictures[sheet];
  return (
    <>
      {picture && (percentEarlier > 0 || blink) && (
        <div
          className="earlier-sheet"
          data-testid="earlier-sheet"
          data-blink={blink}
          style={{ '--earlier': `${percentEarlier}%` } as CSSProperties}
        >
          <EarlierSheet picture={picture} size={size} />
          <Rings side="before" sheet={sheet} things={earlier.things} size={size} />
        </div>
      )}
      {picture && percentEarlier > 0 && percentEarlier < 100 && !blink && (
        <div className="earlier-edge" style={{ left: `${percentEarlier}%` }} />
      )}
      {percentEarlier < 100 && sheets && <Rings side="after" sheet={sheet} things={sheets} size={size} />}
    </>
  );
};

/** Drawn over the current sheet at the same position. */
const EarlierSheet = ({ picture, size }: { readonly picture: Picture; readonly size: Size }) => {
  const paper = useRef<HTMLDivElement>(null);
  const { svg, painted, width, height } = picture;
  useEffect(
    () => (paper.current && svg !== '' ? insertPicture(svg, paper.current, () => undefined) : undefined),
    [svg],
  );
  return (
    <div
      key={painted}
      ref={paper}
      className="paper earlier-paper"
      style={{ width: percent(width, size.width), height: percent(height, size.height) }}
    >
      {painted !== undefined && <PaintedPicture sheet={painted} picture={picture} />}
    </div>
  );
};

interface RingsProps extends ChangeMarksProps {
  readonly side: 'before' | 'after';
  /** Elements of all sheets. */
  readonly things: readonly (readonly SheetThing[])[];
}

const Rings = ({ side, sheet, things, size }: RingsProps) => {
  const found = useComparison((state) => state.found);
  const selected = useComparison((state) => state.selected);
  const component = useFrame(({ shown }) => shown?.component);
  const variation = useFrame(({ shown }) => shown?.request.variation ?? 0);
  const places = useMemo(
    () => changesByPlace(found?.changes ?? [], side, component, variation),
    [found, side, component, variation],
  );
  const changed = (things[sheet] ?? []).flatMap((thing) => {
    const at = places.get(placeKey(thing));
    return at ? [{ thing, ...at }] : [];
  });
  // If there are several copies, the first is scrolled into view.
  const first = things.findIndex((all) =>
    all.some((thing) => places.get(placeKey(thing))?.index === selected),
  );
  const shown = first === sheet ? changed.find(({ index }) => index === selected) : undefined;
  return changed.map((each, i) => (
    <Ring
      // biome-ignore lint/suspicious/noArrayIndexKey: copies of an element differ only in their index
      key={i}
      thing={each.thing}
      change={each.change}
      size={size}
      selected={each.index === selected}
      scroll={each === shown}
    />
  ));
};

interface RingProps {
  readonly thing: SheetThing;
  readonly change: GameChange;
  readonly size: Size;
  readonly selected: boolean;
  /** Whether to scroll it into view. */
  readonly scroll: boolean;
}

const Ring = ({ thing, change, size, selected, scroll }: RingProps) => {
  const t = useTexts('revisions');
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scroll) ring.current?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'auto' });
  }, [scroll]);
  // The label is on the side with more space on the sheet.
  const below = thing.y < size.height - thing.y - thing.height;
  return (
    <div
      ref={ring}
      className={`change-ring ${change.kind}`}
      data-testid="change-ring"
      data-selected={selected}
      style={overThing(thing, size)}
    >
      {selected && (
        <span className="change-tag" data-below={below}>
          {t(`kinds.${change.kind}`)}
        </span>
      )}
    </div>
  );
};
