import { type Gauge, type Hex, type Side, UPGRADE_COLORS } from '@platelayer/game';
import { type End, type Link, memoizeByKey, type Network, networkOf, sameEnd } from './network.ts';

/** Number of stops on a hex. A pair of towns counts twice. */
export interface StopCount {
  readonly cities: number;
  readonly slots: number;
  readonly towns: number;
}

/**
 * Exceptions to the rule that the number of stops of each kind stays the same (87.1.3). The number of slots never
 * decreases.
 */
const STOP_EXCEPTIONS: readonly StopException[] = [
  // Two towns merge into one, as with 1, 2, 55, 56 and 69 into 87, 88 and 204 …
  { from: { cities: 0, towns: 2 }, to: { cities: 0, towns: 1 } },
  // … or into a city with a slot for each, as with 14, 15 and 619. Few games have this rule.
  { from: { cities: 0, towns: 2 }, to: { cities: 1, slots: 2, towns: 0 }, rare: true },
];

interface StopException {
  readonly from: Partial<StopCount>;
  readonly to: Partial<StopCount>;
  /** Applies only if the game enables it. */
  readonly rare?: true;
}

/** Whether to apply exceptions that few games have. */
export interface UpgradeOptions {
  readonly rare?: boolean;
}

/** First colour in which cities with the same label may merge, for labels that wait longer than others. */
const CITIES_JOIN_FROM: ReadonlyMap<string, string> = new Map([['OO', 'brown']]);

/** Words used in tile labels that do not restrict upgrades. */
const NO_LABELS: ReadonlySet<string> = new Set(['HALT', '£']);

/** A tile marked `B/P` or `B-L` fits either label. On a hex, a name may come before its label. */
const BETWEEN_LABELS = /[/\s-]+/;

/** Other gauges that may replace track of a gauge. */
const WIDER_GAUGES: ReadonlyMap<Gauge, readonly Gauge[]> = new Map([
  ['normal', ['dual']],
  ['narrow', ['dual']],
]);

/**
 * Whether a tile may replace a hex or another tile: it has the next colour, its label, its stops and, in some rotation,
 * all of its track (87.1).
 */
export const isUpgrade = (from: Hex, to: Hex, options?: UpgradeOptions): boolean =>
  isNextColor(from, to) && keepsLabel(from, to) && isUpgradeButLabel(from, to, options);

/** Whether a tile may replace another apart from labels, because a hex's label also applies to tiles without it. */
export const isUpgradeButLabel = (from: Hex, to: Hex, { rare = true }: UpgradeOptions = {}): boolean =>
  from !== to &&
  isNextColor(from, to) &&
  keepsStops(from, to, rare) &&
  keepsTrack(networkOf(from), networkOf(to));

/** Indexes of the colours of a hex. A two-colour tile has both (20.3.7). */
export const stagesOf = memoizeByKey(({ phase }: Pick<Hex, 'phase'>): readonly number[] =>
  phase
    .replaceAll('grey', 'gray')
    .split('/')
    .map((color) => UPGRADE_COLORS.indexOf(color))
    .filter((stage) => stage >= 0),
);

const isNextColor = (from: Hex, to: Hex): boolean =>
  from.phase !== to.phase && stagesOf(from).some((stage) => stagesOf(to).includes(stage + 1));

/** The labels that matter. A label for several hexes is split into its parts. */
export const labelsOf = memoizeByKey(({ labels }: Hex): readonly string[] =>
  labels.flatMap(({ text }) => labelParts(text)),
);

export const labelParts = (text: string): readonly string[] =>
  [...new Set([text.trim(), ...text.split(BETWEEN_LABELS)])].filter(
    (part) => part !== '' && !NO_LABELS.has(part),
  );

const keepsLabel = (from: Hex, to: Hex): boolean => {
  const [before, after] = [labelsOf(from), labelsOf(to)];
  return before.length === 0 ? after.length === 0 : before.some((label) => after.includes(label));
};

/** Counts stops, optionally treating convertible ones as the given kind. */
const countStops = ({ stops }: Network, settle?: 'city' | 'town'): StopCount => {
  const cities = stops.filter(({ kind, unsettled }) => (unsettled && settle ? settle : kind) === 'city');
  const towns = stops.filter((stop) => !cities.includes(stop));
  const sum = (list: typeof stops) => list.reduce((total, { size }) => total + size, 0);
  return { cities: cities.length, slots: sum(cities), towns: sum(towns) };
};

/** Stops of a tile as laid, and the possible stops of its predecessor. */
const stopsAfter = memoizeByKey((network: Network): StopCount => countStops(network));
const stopsBefore = memoizeByKey((network: Network): readonly StopCount[] =>
  (['city', 'town'] as const).map((kind) => countStops(network, kind)),
);

const keepsStops = (from: Hex, to: Hex, rare: boolean): boolean => {
  const after = stopsAfter(networkOf(to));
  return stopsBefore(networkOf(from)).some(
    (before) =>
      after.slots >= before.slots &&
      (isSameCount(before, after) ||
        (isTile(from) && (mayJoin(from, to, before, after) || isException(before, after, rare)))),
  );
};

/** Exceptions apply to tiles only. The first tile on a map hex has a stop for each of its own. */
const isTile = (hex: Hex): boolean => Math.max(0, ...stagesOf(hex)) > 0;

const isSameCount = (before: StopCount, after: StopCount): boolean =>
  after.cities === before.cities && after.towns === before.towns;

/** Whether labelled cities merge. At least one must remain. */
const mayJoin = (from: Hex, to: Hex, before: StopCount, after: StopCount): boolean => {
  const labels = labelsOf(from);
  if (labels.length === 0 || after.towns !== before.towns) return false;
  const earliest = Math.max(
    ...labels.map((label) => UPGRADE_COLORS.indexOf(CITIES_JOIN_FROM.get(label) ?? 'plain')),
  );
  return after.cities > 0 && after.cities < before.cities && Math.max(...stagesOf(to)) >= earliest;
};

const isException = (before: StopCount, after: StopCount, rare: boolean): boolean =>
  STOP_EXCEPTIONS.some(
    (each) => (rare || !each.rare) && matches(before, each.from) && matches(after, each.to),
  );

const matches = (count: StopCount, expected: Partial<StopCount>): boolean =>
  (Object.keys(expected) as (keyof StopCount)[]).every((key) => count[key] === expected[key]);

/** More stops than any tile has. Beyond this, there are too many ways to match them. */
const MOST_STOPS = 8;

/** Whether the new tile, in some rotation, has all links of the old one. */
const keepsTrack = (from: Network, to: Network): boolean => {
  if (Math.max(from.stops.length, to.stops.length) > MOST_STOPS) return false;
  const links = withoutMiddle(from);
  const sides = sidesOf(links);
  const reached = sidesOf(to.links);
  // Stops may merge only if there are fewer of them afterwards.
  const joined = to.stops.length < from.stops.length;
  return [0, 1, 2, 3, 4, 5].some((turn) => {
    if (!sides.every((side) => reached.includes(turnSide(side, turn)))) return false;
    const turned = links.map(
      ({ ends: [a, b], gauge }): Link => ({ ends: [turnEnd(a, turn), turnEnd(b, turn)], gauge }),
    );
    /** Matches the next stop, given matches for the previous ones whose links all exist. */
    const fits = (places: readonly number[]): boolean => {
      const settled = turned.filter(({ ends }) => lastStop(ends) === places.length - 1);
      if (!settled.every((link) => hasLink(to.links, movedLink(link, places)))) return false;
      return (
        places.length === from.stops.length ||
        to.stops.some((_, place) => (joined || !places.includes(place)) && fits([...places, place]))
      );
    };
    return fits([]);
  });
};

/** The last stop that a link needs, or -1 if it needs none. */
const lastStop = (ends: Link['ends']): number =>
  Math.max(...ends.map((end) => ('stop' in end ? end.stop : -1)));

const turnSide = (side: Side, turn: number): Side => (((side - 1 + turn) % 6) + 1) as Side;

export const turnEnd = (end: End, turn: number): End =>
  'side' in end ? { side: turnSide(end.side, turn) } : end;

/** The sides reached by track. */
const sidesOf = memoizeByKey((links: readonly Link[]): readonly Side[] => [
  ...new Set(links.flatMap(({ ends }) => ends.flatMap((end) => ('side' in end ? [end.side] : [])))),
]);

/** Spurs that meet in the open centre connect their sides to each other. */
const withoutMiddle = memoizeByKey(({ links }: Network): readonly Link[] => {
  const spurs = links.flatMap(({ ends, gauge }) => {
    const [outer] = ends.filter((end) => !('middle' in end));
    return ends.some((end) => 'middle' in end) && outer ? [{ outer, gauge }] : [];
  });
  return [
    ...links.filter(({ ends }) => !ends.some((end) => 'middle' in end)),
    ...spurs.flatMap(({ outer, gauge }, i) =>
      (spurs.length === 1 ? spurs : spurs.slice(i + 1)).map(
        (other): Link => ({ ends: [outer, other.outer], gauge }),
      ),
    ),
  ];
});

const movedLink = ({ ends: [a, b], gauge }: Link, places: readonly number[]): Link => {
  const moved = (end: End): End => ('stop' in end ? { stop: places[end.stop] ?? -1 } : end);
  return { ends: [moved(a), moved(b)], gauge };
};

/** Whether the link exists, or both ends reach the same stop or the same open centre. */
const hasLink = (links: readonly Link[], { ends: [a, b], gauge }: Link): boolean => {
  const isLoop = sameEnd(a, b);
  if (isLoop && !('side' in a)) return true;
  const wider = WIDER_GAUGES.get(gauge);
  const fitting = links.filter((link) => link.gauge === gauge || wider?.includes(link.gauge));
  const next = fitting.flatMap((link) => otherEnd(link, a) ?? []);
  if (isLoop) return next.length > 0;
  return next.some(
    (end) =>
      sameEnd(end, b) ||
      (!('side' in end) &&
        fitting.some((link) => {
          const other = otherEnd(link, b);
          return other !== undefined && sameEnd(end, other);
        })),
  );
};

/** The other end of a link, or undefined if it does not start at this end. */
const otherEnd = ({ ends: [one, other] }: Link, end: End): End | undefined =>
  sameEnd(one, end) ? other : sameEnd(other, end) ? one : undefined;
