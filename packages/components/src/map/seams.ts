import { coordinateKey, type GameMap, type PlacedHex, type Side } from '@platelayer/game';
import { group, line, type Node, type Point, polygon } from '@platelayer/scene';
import { drawHexGround } from '../hex/ground.ts';
import { isPrintable } from '../hex/hex.ts';
import { shownHalves } from '../hex/hex-options.ts';
import { clipPolygon, cutToHalves, HEX_WIDTH, INNER_RADIUS, rotatePoint, sideAngle } from '../hex/outline.ts';
import { hexPainter } from '../hex/painter.ts';
import { drawTrack, trackPasses } from '../hex/track.ts';
import type { Look } from '../look.ts';
import { hexCentre, type MapGrid, neighbourAt } from './grid.ts';
import { hexTransform, optionsOn } from './hexes.ts';
import { pointOnMap } from './point.ts';

/** Much wider than the gap of one hex unit, so that it closes at any resolution. The backgrounds hide the rest. */
const WIDTH = 8;

/** A side that two hexes leave open. */
interface Seam {
  readonly placed: PlacedHex;
  readonly beyond: PlacedHex;
  readonly side: Side;
}

/** Sides that both hexes leave open, and the hexes to be drawn differently because of them. */
export interface Seams {
  readonly seams: readonly Seam[];
  /**
   * Translucent hexes joined to others with the same opacity. Their backgrounds are drawn together and made translucent
   * as one picture, because anything drawn over the gap between two of them would be visible.
   */
  readonly translucent: ReadonlySet<PlacedHex>;
}

export const findSeams = ({ hexes }: Pick<GameMap, 'hexes'>, grid: MapGrid): Seams => {
  const open = new Map(
    hexes
      .filter(({ hex }) => hex.removeBorders.length > 0 && hex.ground.color !== 'none')
      .map((placed) => [coordinateKey(placed.coordinate), placed]),
  );
  const seams = [...open.values()].flatMap((placed) =>
    // The other three sides are the same seams seen from the neighbour.
    ([1, 2, 3] as const).flatMap((side): readonly Seam[] => {
      const beyond = open.get(coordinateKey(neighbourAt(placed.coordinate, side, grid.orientation)));
      const joined = beyond !== undefined && isOpen(placed, side) && isOpen(beyond, (side + 3) as Side);
      return joined ? [{ placed, beyond, side }] : [];
    }),
  );
  const overlaid = repeated(hexes.map(({ coordinate }) => coordinateKey(coordinate)));
  const translucent = seams
    .filter(({ placed, beyond }) => placed.opacity < 1 && placed.opacity === beyond.opacity)
    .flatMap(({ placed, beyond }) => [placed, beyond])
    // The background of a hex above another hex must stay above it.
    .filter(({ coordinate }) => !overlaid.has(coordinateKey(coordinate)));
  return { seams, translucent: new Set(translucent) };
};

const isOpen = ({ hex }: PlacedHex, side: Side): boolean => hex.removeBorders.includes(side);

const repeated = (keys: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(keys.filter((key) => seen.has(key) || !seen.add(key)));
};

/** Strip width for translucent hexes: slightly more than the gap, because overlaps are visible. */
const GAP_WIDTH = 1.15;

/**
 * Backgrounds end half a unit inside their hex, where the edge line covers them. Between two hexes without that line,
 * the paper would show as a white hairline. A strip in the background colour below the hexes closes it.
 */
export const drawSeams = ({ seams, translucent }: Seams, grid: MapGrid, look: Look): readonly Node[] => {
  const strips: Node[] = [];
  const together = new Map([...translucent].map(({ opacity }) => [opacity, [] as Node[]]));
  for (const seam of seams) {
    const { placed, beyond } = seam;
    const opacity = Math.min(placed.opacity, beyond.opacity);
    if (opacity === 1) strips.push(...drawStrip(seam, WIDTH, grid, look));
    else if (placed.opacity === beyond.opacity && translucent.has(placed) && translucent.has(beyond))
      together.get(opacity)!.push(...drawStrip(seam, WIDTH, grid, look));
    else strips.push(group(drawStrip(seam, GAP_WIDTH, grid, look), { opacity }));
  }
  for (const placed of translucent) together.get(placed.opacity)!.push(drawOpaqueGround(placed, grid, look));
  return [...strips, ...[...together].map(([opacity, nodes]) => group(nodes, { opacity }))];
};

const drawOpaqueGround = (placed: PlacedHex, grid: MapGrid, look: Look): Node => {
  const options = { ...optionsOn(grid), outline: false };
  const hex = { ...placed.hex, opacity: 1 };
  return group(drawHexGround(hex, hexPainter(hex, look, options)), {
    transform: hexTransform(placed, grid),
    clip: clipPolygon('hex', options.orientation, halvesOf(placed)),
  });
};

const halvesOf = ({ hex, halves }: PlacedHex) => shownHalves(hex, { context: 'map', halves });

/** Clips a segment to the visible half of a hex. */
const cutToHex = (points: readonly Point[], placed: PlacedHex, grid: MapGrid): readonly Point[] => {
  const halves = halvesOf(placed);
  if (halves.length === 0) return points;
  const { x, y } = hexCentre(grid, placed.coordinate);
  const about = points.map((point) => ({ x: point.x - x, y: point.y - y }));
  return cutToHalves(about, halves)
    .slice(0, 2)
    .map((point) => ({ x: point.x + x, y: point.y + y }));
};

const drawStrip = (
  { placed, beyond, side }: Seam,
  width: number,
  grid: MapGrid,
  look: Look,
): readonly Node[] => {
  const color = look.color(placed.hex.ground.color, 'map', placed.hex.phase);
  if (color === undefined) return [];
  const ends = [side - 0.5, side + 0.5].map((corner) =>
    pointOnMap(grid, { kind: 'side', hex: placed.coordinate, side: corner }),
  );
  const [from, to] = cutToHex(cutToHex(ends, placed, grid), beyond, grid);
  if (from === undefined || to === undefined) return [];
  return [line(from.x, from.y, to.x, to.y, { stroke: { color, width: grid.scale * width } })];
};

/** How far into its hex the track is drawn again. The halo extends less far, so that its end is below the track. */
const TRACK_REACH = { halo: 1, track: 1.5 } as const;

/** Start of the other hex's background. */
const GAP = 0.5;

/**
 * Draws track again where it crosses a seam. Hexes are clipped shape by shape, so their background would show through
 * the track at the edge.
 */
export const drawTrackOverSeams = ({ seams }: Seams, grid: MapGrid, look: Look): readonly Node[] =>
  seams.flatMap(({ placed, beyond, side }) => {
    const ends = [
      { placed, side },
      { placed: beyond, side: (side + 3) as Side },
    ];
    return (['halo', 'track'] as const).flatMap((part) =>
      ends.flatMap((end) => drawTrackAt(end.placed, end.side, part, grid, look)),
    );
  });

const drawTrackAt = (
  placed: PlacedHex,
  side: Side,
  part: keyof typeof TRACK_REACH,
  grid: MapGrid,
  look: Look,
): readonly Node[] => {
  const { hex } = placed;
  const track = hex.track.filter(({ sides }) => sides.includes(side));
  if (track.length === 0) return [];
  const options = { ...optionsOn(grid), outline: false };
  const painter = hexPainter(hex, look, options);
  const nodes = trackPasses(track).flatMap(([piece, pass]) =>
    (pass === 'halo') === (part === 'halo') ? drawTrack(piece, pass, painter) : [],
  );
  // The hex itself has already skipped and reported it.
  if (!isPrintable(nodes, look.fonts)) return [];
  const clip = polygon(
    cutToHalves(bandAlong(side, TRACK_REACH[part], options.orientation), halvesOf(placed)),
  );
  if (clip.points.length === 0) return [];
  return [group(nodes, { transform: hexTransform(placed, grid), clip })];
};

/** Rectangle along a side: this far into the hex, and across the gap. */
const bandAlong = (side: Side, reach: number, orientation: number): readonly Point[] => {
  const [inner, outer, half] = [INNER_RADIUS - reach, INNER_RADIUS + GAP, HEX_WIDTH / 4];
  return [
    { x: -half, y: inner },
    { x: half, y: inner },
    { x: half, y: outer },
    { x: -half, y: outer },
  ].map((corner) => rotatePoint(corner, sideAngle(side, orientation)));
};
