import { coordinateKey, type PlacedHex, type Side } from '@platelayer/game';

/**
 * The hexes of a map without lines that only a hex below another one has. A ground ends half a unit inside the edge, so the
 * line below would show at a side that the hex above leaves open (30.7.4).
 */
export const withoutCoveredLines = (hexes: readonly PlacedHex[]): readonly PlacedHex[] => {
  const above = new Map<string, PlacedHex>();
  return hexes
    .toReversed()
    .map((placed) => {
      const key = coordinateKey(placed.coordinate);
      const cover = above.get(key);
      if (cover) return withOpenSides(placed, cover.hex.removeBorders);
      if (isOpaque(placed)) above.set(key, placed);
      return placed;
    })
    .toReversed();
};

const isOpaque = ({ hex, opacity }: PlacedHex): boolean =>
  hex.ground.color !== 'none' && opacity === 1 && hex.half === undefined;

const withOpenSides = (placed: PlacedHex, sides: readonly Side[]): PlacedHex => {
  const { hex } = placed;
  const open = new Set([...hex.removeBorders, ...sides]);
  return open.size === hex.removeBorders.length
    ? placed
    : { ...placed, hex: { ...hex, removeBorders: [...open] } };
};
