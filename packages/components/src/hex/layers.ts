import type { City, Entry, Placed } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { drawBoomtown, drawBoomtownHalo, drawBoomtownName } from './boomtown.ts';
import { drawBorder, drawEdgeLine } from './border.ts';
import { drawCenterTown, drawCenterTownHalo, drawCenterTownName } from './center-town.ts';
import { drawCity, drawCityHalo, drawCityName, drawCitySlots, isRing } from './city.ts';
import { drawCompanyMark } from './company-mark.ts';
import { drawCrossing } from './crossing.ts';
import { drawDivide } from './divide.ts';
import { drawGood } from './good.ts';
import { drawHexGround } from './ground.ts';
import { drawHexIcon } from './icon.ts';
import { drawId, type HexWithId } from './id.ts';
import { drawIndustry } from './industry.ts';
import { drawLabel } from './label.ts';
import { drawMediumCity, drawMediumCityHalo, drawMediumCityName } from './medium-city.ts';
import { drawHexName } from './name.ts';
import { drawOffBoardName, drawOffBoardRevenue } from './off-board-revenue.ts';
import type { HexPainter } from './painter.ts';
import { drawRouteBonus } from './route-bonus.ts';
import { drawHexShape } from './shape.ts';
import { drawTerrain } from './terrain.ts';
import { drawHexToken } from './token.ts';
import { drawTown, drawTownHalo, drawTownName } from './town.ts';
import { drawTrack, trackPasses } from './track.ts';
import { drawTunnelEntrance, drawTunnelEntranceHalo } from './tunnel-entrance.ts';
import { drawValue } from './value.ts';

/** A single drawing on a hex. */
export interface HexLayer {
  /** Name for messages, such as `label "OO"`. */
  readonly name: string;
  readonly role: LayerRole;
  /** Entry in the hex definition. Omitted for the hex itself. */
  readonly entry?: string;
  /** Drawing order from the file (20.6.1). */
  readonly order?: number;
  /** Whether its position is not set in the file. */
  readonly automatic: boolean;
  /** The stop drawn or named. */
  readonly stop?: object;
  draw(): readonly Node[];
  /** For a city with an empty centre: draws the part that values there must not cover. */
  drawAroundMiddle?(): readonly Node[];
}

/**
 * Decides which layers may overlap. Everything may cover `ground`. Elements without a position avoid all other roles. `sign` is
 * everything that is not a stop, text or track. `id` is the number in a corner, which makes way for everything with a
 * position in the file.
 */
export type LayerRole = 'ground' | 'track' | 'stop' | 'text' | 'sign' | 'id';

/** Everything on a hex from bottom to top (20.6), in the default order, because placing ignores `order`. */
export interface HexLayers {
  /** Clipped at the edge of the hex. The first is its background. */
  readonly inside: readonly HexLayer[];
  /** May spill over the edge (20.14.46). */
  readonly outside: readonly HexLayer[];
}

export const hexLayers = (hex: HexWithId, painter: HexPainter): HexLayers => {
  const all = <T extends Entry>(
    kind: string,
    role: LayerRole,
    list: readonly T[],
    draw: (element: T, painter: HexPainter) => readonly Node[],
    caption: (element: T) => string | number | undefined = () => undefined,
    isAutomatic: (element: T) => boolean = () => false,
  ): readonly HexLayer[] =>
    list.map((element) => ({
      name: layerName(kind, caption(element)),
      role,
      entry: element.entry,
      order: element.order,
      automatic: isAutomatic(element),
      draw: () => draw(element, painter),
    }));
  const halos = <T extends Entry>(
    list: readonly T[],
    draw: (element: T, painter: HexPainter) => readonly Node[],
    orderOf: (element: T) => number | undefined,
  ): readonly HexLayer[] =>
    list.map((element) => ({
      name: 'halo',
      role: 'ground',
      order: orderOf(element),
      automatic: false,
      draw: () => draw(element, painter),
    }));
  /** Halos below the track stay there, but below the stops they surround. */
  const underTrack = ({ order = 0 }: Entry) => (order < 0 ? order : undefined);
  const withStop = ({ order }: Entry) => order;
  const signs = <T extends Placed & Entry>(
    kind: string,
    role: LayerRole,
    list: readonly T[],
    draw: (element: T, painter: HexPainter) => readonly Node[],
    caption?: (element: T) => string | number | undefined,
  ) => all(kind, role, list, draw, caption, ({ position }) => !position.placed);
  /** Returns a stop with its name above it. */
  const stops = <T extends NamedStop>(
    kind: string,
    list: readonly T[],
    draw: (stop: T, painter: HexPainter) => readonly Node[],
    drawName: (stop: T, painter: HexPainter) => readonly Node[],
    role: LayerRole = 'stop',
  ): readonly HexLayer[] =>
    list.flatMap((stop) =>
      [
        ...all(kind, role, [stop], draw, ({ name }) => name?.text),
        ...all(
          'name',
          'text',
          stop.name ? [stop] : [],
          drawName,
          ({ name }) => name?.text,
          ({ name }) => name?.placed === false,
        ).map((layer) => ({ ...layer, entry: stop.entry && `${stop.entry}/name` })),
      ].map((layer) => ({ ...layer, stop })),
    );
  /** Cities drawn outside are not included: they cover values, so nothing in their centre would be visible. */
  const cityWithMiddle = (city: City): readonly HexLayer[] =>
    stops('city', [city], drawCity, drawCityName).map((layer) =>
      layer.role === 'stop' && isRing(city)
        ? { ...layer, drawAroundMiddle: () => drawCitySlots(city, painter) }
        : layer,
    );
  const once = (
    name: string,
    draw: (hex: HexWithId, painter: HexPainter) => readonly Node[],
    role: LayerRole = 'ground',
  ): HexLayer => ({ name, role, automatic: false, draw: () => draw(hex, painter) });
  const [outsideCities, insideCities] = split(hex.cities, ({ outside }) => outside);
  const [backgrounds, shapes] = split(hex.shapes, ({ background }) => background);

  return {
    inside: [
      once('ground', drawHexGround),
      ...all('shape', 'ground', backgrounds, drawHexShape),
      ...all('good', 'ground', hex.goods, drawGood),
      ...halos(hex.tunnelEntrances, drawTunnelEntranceHalo, underTrack),
      ...halos(insideCities, drawCityHalo, underTrack),
      ...halos(hex.mediumCities, drawMediumCityHalo, underTrack),
      ...halos(hex.towns, drawTownHalo, underTrack),
      ...trackPasses(hex.track).flatMap(([piece, pass]) =>
        all('piece of track', pass === 'halo' ? 'ground' : 'track', [piece], () =>
          drawTrack(piece, pass, painter),
        ),
      ),
      ...signs('tunnel entrance', 'sign', hex.tunnelEntrances, drawTunnelEntrance),
      ...insideCities.flatMap(cityWithMiddle),
      ...stops('medium city', hex.mediumCities, drawMediumCity, drawMediumCityName),
      ...stops('town', hex.towns, drawTown, drawTownName),
      // Their halos interrupt the track; those above are below it.
      ...halos(hex.boomtowns, drawBoomtownHalo, withStop),
      ...stops('boomtown', hex.boomtowns, drawBoomtown, drawBoomtownName),
      ...halos(hex.centerTowns, drawCenterTownHalo, withStop),
      ...stops('centre town', hex.centerTowns, drawCenterTown, drawCenterTownName),
      ...signs('value', 'text', hex.values, drawValue, ({ value }) => value),
      ...signs('label', 'text', hex.labels, drawLabel, ({ text }) => text),
      ...signs('token', 'sign', hex.tokens, drawHexToken),
      ...signs('terrain', 'text', hex.terrain, drawTerrain, ({ cost }) => cost),
      ...signs('icon', 'sign', hex.icons, drawHexIcon),
      ...all('divide', 'ground', hex.divides, drawDivide),
      ...all('border', 'ground', hex.borders, drawBorder),
    ],
    outside: [
      ...(painter.options.outline ? [once('outline', drawEdgeLine)] : []),
      ...halos(outsideCities, drawCityHalo, underTrack),
      once('id', drawId, 'id'),
      ...stops('city', outsideCities, drawCity, drawCityName),
      ...signs('route bonus', 'text', hex.routeBonuses, drawRouteBonus, ({ text }) => text),
      ...signs('industry', 'text', hex.industries, drawIndustry),
      ...signs('company mark', 'text', hex.companies, drawCompanyMark, ({ label }) => label),
      ...signs('name', 'text', hex.names, drawHexName, ({ text }) => text),
      ...signs('shape', 'sign', shapes, drawHexShape),
      ...signs('tunnel', 'sign', hex.tunnels, drawCrossing),
      ...signs('bridge', 'sign', hex.bridges, drawCrossing),
      ...stops('off-board area', hex.offBoardRevenue, drawOffBoardRevenue, drawOffBoardName, 'text'),
    ],
  };
};

/**
 * Returns all layers in the order given in the file, separately for clipped layers and for those above the id (20.6.1).
 */
export const orderedLayers = (hex: HexWithId, painter: HexPainter): HexLayers => {
  const { inside, outside } = hexLayers(hex, painter);
  const aboveId = outside.findIndex(({ role }) => role === 'id') + 1;
  return {
    inside: [...inside.slice(0, 1), ...inOrder(inside.slice(1))],
    outside: [...outside.slice(0, aboveId), ...inOrder(outside.slice(aboveId))],
  };
};

/** Negative numbers come first, then everything without `order`, then the other numbers. */
const inOrder = (layers: readonly HexLayer[]): readonly HexLayer[] => {
  if (layers.every(({ order }) => order === undefined)) return layers;
  const stage = ({ order }: HexLayer) => (order === undefined ? 0 : order < 0 ? -1 : 1);
  return layers.toSorted(
    (a, b) => stage(a) - stage(b) || (a.order === b.order ? 0 : Number(a.order) - Number(b.order)),
  );
};

interface NamedStop extends Entry {
  readonly name?: { readonly text: string; readonly placed: boolean };
}

const split = <T>(
  list: readonly T[],
  test: (element: T) => boolean,
): readonly [readonly T[], readonly T[]] => [list.filter(test), list.filter((element) => !test(element))];

/** Kind and caption of an element. Long captions are cut. */
const layerName = (kind: string, caption: string | number | undefined): string =>
  caption === undefined ? kind : `${kind} "${String(caption).slice(0, 40)}"`;
