import { type Gauge, type Hex, type Side, UPGRADE_COLORS } from '@platelayer/game';
import { type End, foundOnce, type Link, type Network, networkOf, sameEnd } from './network.ts';

/** Stops of a hex; a pair of towns counts twice. */
export interface StopCount {
  readonly cities: number;
  readonly slots: number;
  readonly towns: number;
}

/**
 * Where stops may change though the rule wants as many of each kind as before (87.1.3). Slots are never fewer in any
 * case.
 */
const STOP_EXCEPTIONS: readonly StopException[] = [
  // Two towns grow together into one, as 1, 2, 55, 56 and 69 into 87, 88 and 204 …
  { from: { cities: 0, towns: 2 }, to: { cities: 0, towns: 1 } },
  // … or into a city with a slot for each, as into 14, 15 and 619: a rule that few games have.
  { from: { cities: 0, towns: 2 }, to: { cities: 1, slots: 2, towns: 0 }, rare: true },
];

interface StopException {
  readonly from: Partial<StopCount>;
  readonly to: Partial<StopCount>;
  /** Not without a word of the game. */
  readonly rare?: true;
}

/** Whether the rules of a game know exceptions that most do not. */
export interface UpgradeOptions {
  readonly rare?: boolean;
}

/** Cities of the same label may become one: from which colour on, where a label waits longer than others. */
const CITIES_JOIN_FROM: ReadonlyMap<string, string> = new Map([['OO', 'brown']]);

/** Words that stand among the labels of tiles and limit nothing. */
const NO_LABELS: ReadonlySet<string> = new Set(['HALT', '£']);

/** A tile marked `B/P` or `B-L` is for either; on a hex a name may stand before its label. */
const BETWEEN_LABELS = /[/\s-]+/;

/** Track of a gauge may be replaced by that of these, besides its own. */
const WIDER_GAUGES: ReadonlyMap<Gauge, readonly Gauge[]> = new Map([
  ['normal', ['dual']],
  ['narrow', ['dual']],
]);

/**
 * Whether a tile may replace a hex or another tile: it has the next colour, carries its label, has its stops and, turned
 * in some way, all of its track (87.1).
 */
export const isUpgrade = (from: Hex, to: Hex, options?: UpgradeOptions): boolean =>
  isNextColor(from, to) && keepsLabel(from, to) && isUpgradeButLabel(from, to, options);

/** The same where labels do not count: those of a hex hold for tiles that do not carry them, too. */
export const isUpgradeButLabel = (from: Hex, to: Hex, { rare = true }: UpgradeOptions = {}): boolean =>
  from !== to &&
  isNextColor(from, to) &&
  keepsStops(from, to, rare) &&
  keepsTrack(networkOf(from), networkOf(to));

/** The colours a hex counts as: a tile of two colours as both (20.3.7). */
export const stagesOf = foundOnce(({ phase }: Pick<Hex, 'phase'>): readonly number[] =>
  phase
    .replaceAll('grey', 'gray')
    .split('/')
    .map((color) => UPGRADE_COLORS.indexOf(color))
    .filter((stage) => stage >= 0),
);

const isNextColor = (from: Hex, to: Hex): boolean =>
  from.phase !== to.phase && stagesOf(from).some((stage) => stagesOf(to).includes(stage + 1));

/** The labels that count, those of a tile for several each by itself. */
export const labelsOf = foundOnce(({ labels }: Hex): readonly string[] =>
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

/** Stops as they are, or with those that may yet become the other kind as that kind. */
const countStops = ({ stops }: Network, settle?: 'city' | 'town'): StopCount => {
  const cities = stops.filter(({ kind, unsettled }) => (unsettled && settle ? settle : kind) === 'city');
  const towns = stops.filter((stop) => !cities.includes(stop));
  const sum = (list: typeof stops) => list.reduce((total, { size }) => total + size, 0);
  return { cities: cities.length, slots: sum(cities), towns: sum(towns) };
};

/** The stops of a tile as it is laid, and of what it may replace in either way that those may settle. */
const stopsAfter = foundOnce((network: Network): StopCount => countStops(network));
const stopsBefore = foundOnce((network: Network): readonly StopCount[] =>
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

/** Exceptions are for tiles: on a hex of the map each stop has its own on the first. */
const isTile = (hex: Hex): boolean => Math.max(0, ...stagesOf(hex)) > 0;

const isSameCount = (before: StopCount, after: StopCount): boolean =>
  after.cities === before.cities && after.towns === before.towns;

/** Labelled cities may become fewer, but not none. */
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

const matches = (count: StopCount, wanted: Partial<StopCount>): boolean =>
  (Object.keys(wanted) as (keyof StopCount)[]).every((key) => count[key] === wanted[key]);

/** More stops than any tile has; beyond that the ways to match them are too many to try. */
const MOST_STOPS = 8;

/** Whether the one, turned in some way, has all links of the other. */
const keepsTrack = (from: Network, to: Network): boolean => {
  if (Math.max(from.stops.length, to.stops.length) > MOST_STOPS) return false;
  const links = withoutMiddle(from);
  const sides = sidesOf(links);
  const reached = sidesOf(to.links);
  // Stops may become the same one only where there are fewer of them afterwards.
  const joined = to.stops.length < from.stops.length;
  return [0, 1, 2, 3, 4, 5].some((turn) => {
    if (!sides.every((side) => reached.includes(turnSide(side, turn)))) return false;
    const turned = links.map(
      ({ ends: [a, b], gauge }): Link => ({ ends: [turnEnd(a, turn), turnEnd(b, turn)], gauge }),
    );
    /** Gives the next stop a place; those before it have theirs, and their links are there. */
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

/** The last of the stops that a link needs; -1 where it needs none. */
const lastStop = (ends: Link['ends']): number =>
  Math.max(...ends.map((end) => ('stop' in end ? end.stop : -1)));

const turnSide = (side: Side, turn: number): Side => (((side - 1 + turn) % 6) + 1) as Side;

export const turnEnd = (end: End, turn: number): End =>
  'side' in end ? { side: turnSide(end.side, turn) } : end;

/** The sides that track leads to. */
const sidesOf = foundOnce((links: readonly Link[]): readonly Side[] => [
  ...new Set(links.flatMap(({ ends }) => ends.flatMap((end) => ('side' in end ? [end.side] : [])))),
]);

/** Spurs that meet in the open join their sides to each other. */
const withoutMiddle = foundOnce(({ links }: Network): readonly Link[] => {
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

/** There is such a link, or both ends lead to the same stop or the same open middle. */
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

/** Where a link leads from an end; nothing for one that does not begin there. */
const otherEnd = ({ ends: [one, other] }: Link, end: End): End | undefined =>
  sameEnd(one, end) ? other : sameEnd(other, end) ? one : undefined;
