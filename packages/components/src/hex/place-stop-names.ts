import type { Font, Placed } from '@platelayer/game';
import type { Box, Node, Point } from '@platelayer/scene';
import { boxOfFootprint } from './footprint.ts';
import { type Candidate, type Clearance, firstFree, liesOnTrack, USUAL } from './free-place.ts';
import type { HexPainter } from './painter.ts';
import {
  bestForm,
  CENTRE,
  footprintOf,
  measure,
  type Placing,
  pointsAround,
  smallerForms,
} from './placing.ts';

interface MovableName {
  readonly text: string;
  readonly font: Font;
  readonly placed: boolean;
}

interface NamedStop extends Placed {
  readonly name?: MovableName;
}

type NameOf<T extends NamedStop> = NonNullable<T['name']>;

/** How a kind of stop is drawn, and where its name may stand. */
interface StopManner<T extends NamedStop> {
  readonly drawStop: (stop: T, painter: HexPainter) => readonly Node[];
  readonly drawName: (stop: T, painter: HexPainter) => readonly Node[];
  readonly otherPlaces: (stop: T, name: NameOf<T>, box: Box) => readonly NameOf<T>[];
  /** The turn that the drawing of its name adds to that of the stop; nothing where it is scaled besides. */
  readonly ownTurn?: (stop: T) => number | undefined;
  readonly usual?: Clearance;
}

/** What is kept of all steps for what comes after these names. */
const KEPT = 1 / 3;

/** Names of stops: every other place is drawn; straight and upright they may also leave for some other place of the hex. */
export const placeStopNames = <T extends NamedStop>(
  stops: readonly T[],
  { drawStop, drawName, otherPlaces, ownTurn = () => 0, usual = USUAL.letters }: StopManner<T>,
  placing: Placing,
): readonly T[] => {
  const { painter, taken, written, budget } = placing;
  return stops.map((stop) => {
    const name = stop.name as NameOf<T> | undefined;
    if (!name || !hasMovableName(stop) || budget.left <= 0) return stop;
    const candidate = (name: NameOf<T>): Candidate<T> => {
      const element = { ...stop, name };
      return { element, ...measure(drawName(element, painter), placing), at: CENTRE };
    };
    function* candidates(form: NameOf<T>): Iterable<Candidate<T>> {
      yield candidate(form);
      // Each of them is drawn: too much work for every size.
      if (form !== name) return;
      const alone = { ...stop, position: { x: 0, y: 0, turn: 0, placed: true } };
      const own = boxOfFootprint(footprintOf(drawStop(alone, painter), placing));
      for (const other of otherPlaces(stop, form, own)) yield candidate(other);
    }
    function* further(name: NameOf<T>): Iterable<Candidate<T>> {
      const { x, y, turn } = stop.position;
      const own = ownTurn(stop);
      if (own === undefined) return;
      const upright = -turn - own;
      const about = candidate(nameAt(name, CENTRE, upright));
      for (const point of pointsAround(stop.position)) {
        const at = { x: point.x - x, y: point.y - y };
        yield { ...about, element: { ...stop, name: nameAt(name, at, upright) }, at };
      }
    }
    const again = written.has(name.text);
    const { chosen, cost } = bestForm(
      [name, ...(again ? [] : smallerForms(name))],
      KEPT,
      (form) => firstFree(candidates(form), further(form), taken, usual, budget),
      budget,
    );
    if (budget.left <= 0) return stop;
    // Two stops of one place: its name once is better than twice in small letters or on each other.
    if (cost > 0 && again) return { ...stop, name: undefined };
    const { element, footprint, at } = chosen;
    placing.cost += cost;
    const halo = cost > 0 && liesOnTrack(chosen, taken, budget) ? painter.surfaces[0] : undefined;
    written.add(name.text);
    taken.push({ footprint, at, role: 'text' });
    return halo === undefined ? element : { ...element, name: { ...element.name, halo } };
  });
};

/** A name set straight with the middle of its baseline at a point, from its stop. */
const nameAt = <Name extends MovableName>(name: Name, { x, y }: Point, turn: number): Name =>
  'baseline' in name ? { ...name, straight: true, x, baseline: y, turn } : { ...name, x, y, turn };

/** Whether the file leaves the place of its name to us. */
export const hasMovableName = ({ name }: { readonly name?: MovableName }): boolean => name?.placed === false;
