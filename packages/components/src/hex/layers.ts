import type { City, Entry, Placed } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { drawBoomtown, drawBoomtownHalo, drawBoomtownName } from './boomtown.ts';
import { drawBorder } from './border.ts';
import { drawCenterTown, drawCenterTownHalo, drawCenterTownName } from './center-town.ts';
import { drawCity, drawCityHalo, drawCityName, drawCitySlots, isRing } from './city.ts';
import { drawCompanyMark } from './company-mark.ts';
import { drawCrossing } from './crossing.ts';
import { drawDivide } from './divide.ts';
import { drawEdgeLine } from './edge-line.ts';
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

/** One thing drawn on a hex. */
export interface HexLayer {
  /** For messages, such as `label "OO"`. */
  readonly name: string;
  readonly role: LayerRole;
  /** The entry of the hex that it shows; the hex itself where absent. */
  readonly entry?: string;
  /** When the file wants it to be drawn (20.6.1). */
  readonly order?: number;
  /** The file leaves its place to us. */
  readonly automatic: boolean;
  /** The stop that this is, or whose name it is. */
  readonly stop?: object;
  draw(): readonly Node[];
  /** Of a city with an empty middle that values may stand in: what they may not cover. */
  drawAroundMiddle?(): readonly Node[];
}

/**
 * What may lie on what: everything may cover `ground`; what has no place of its own keeps clear of the rest. `sign` is all
 * that is neither stop, text nor track; `id` is the number in a corner, which gives way to what the file has placed.
 */
export type LayerRole = 'ground' | 'track' | 'stop' | 'text' | 'sign' | 'id';

/** Everything a hex shows from bottom to top (20.6), in the usual order: what is placed does not follow `order`. */
export interface HexLayers {
  /** Cut off at the edge of the hex; the first is its ground. */
  readonly inside: readonly HexLayer[];
  /** Free to spill over it (20.14.46). */
  readonly outside: readonly HexLayer[];
}

/** All layers of a hex. */
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
  /** Halos that lie under the track stay there, but under what they surround. */
  const underTrack = ({ order = 0 }: Entry) => (order < 0 ? order : undefined);
  const withStop = ({ order }: Entry) => order;
  const signs = <T extends Placed & Entry>(
    kind: string,
    role: LayerRole,
    list: readonly T[],
    draw: (element: T, painter: HexPainter) => readonly Node[],
    caption?: (element: T) => string | number | undefined,
  ) => all(kind, role, list, draw, caption, ({ position }) => !position.placed);
  /** A stop, and over it its name. */
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
  /** Of those outside, nothing shows in the middle: they lie over values. */
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
      // These interrupt the track, those above lie under it.
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

/** The same in the order that the file asks for, within what is cut off at the edge and what lies over the id (20.6.1). */
export const orderedLayers = (hex: HexWithId, painter: HexPainter): HexLayers => {
  const { inside, outside } = hexLayers(hex, painter);
  const aboveId = outside.findIndex(({ role }) => role === 'id') + 1;
  return {
    inside: [...inside.slice(0, 1), ...inOrder(inside.slice(1))],
    outside: [...outside.slice(0, aboveId), ...inOrder(outside.slice(aboveId))],
  };
};

/** Negative numbers, then all without `order`, then the other numbers. */
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

/** The kind of an element and its caption, cut if it is long. */
const layerName = (kind: string, caption: string | number | undefined): string =>
  caption === undefined ? kind : `${kind} "${String(caption).slice(0, 40)}"`;
