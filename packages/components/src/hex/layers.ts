import type { Entry, Hex } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { drawBoomtown, drawBoomtownHalo } from './boomtown.ts';
import { drawBorder } from './border.ts';
import { drawCenterTown, drawCenterTownHalo } from './center-town.ts';
import { drawCity, drawCityHalo } from './city.ts';
import { drawCompanyMark } from './company-mark.ts';
import { drawCrossing } from './crossing.ts';
import { drawDivide } from './divide.ts';
import { drawEdgeLine } from './edge-line.ts';
import { drawGood } from './good.ts';
import { drawHexGround } from './ground.ts';
import { drawHexIcon } from './icon.ts';
import { drawId } from './id.ts';
import { drawIndustry } from './industry.ts';
import { drawLabel } from './label.ts';
import { drawMediumCity, drawMediumCityHalo } from './medium-city.ts';
import { drawHexName } from './name.ts';
import { drawOffBoardRevenue } from './off-board-revenue.ts';
import type { HexPainter } from './painter.ts';
import { drawRouteBonus } from './route-bonus.ts';
import { drawHexShape } from './shape.ts';
import { drawTerrain } from './terrain.ts';
import { drawHexToken } from './token.ts';
import { drawTown, drawTownHalo } from './town.ts';
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
  draw(): readonly Node[];
}

/** What may lie on what: everything may cover `ground`; `sign` is all that is neither stop, text nor track. */
export type LayerRole = 'ground' | 'track' | 'stop' | 'text' | 'sign';

export interface HexLayers {
  /** Cut off at the edge of the hex. */
  readonly inside: readonly HexLayer[];
  /** Free to spill over it (20.14.46). */
  readonly outside: readonly HexLayer[];
}

/** Everything a hex shows from bottom to top (20.6). */
export const hexLayers = (hex: Hex, painter: HexPainter): HexLayers => {
  const all = <T extends Entry>(
    kind: string,
    role: LayerRole,
    list: readonly T[],
    draw: (element: T, painter: HexPainter) => readonly Node[],
    caption: (element: T) => string | number | undefined = () => undefined,
  ): readonly HexLayer[] =>
    list.map((element) => ({
      name: layerName(kind, caption(element)),
      role,
      entry: element.entry,
      draw: () => draw(element, painter),
    }));
  const halos = <T>(
    list: readonly T[],
    draw: (element: T, painter: HexPainter) => readonly Node[],
  ): readonly HexLayer[] =>
    list.map((element) => ({ name: 'halo', role: 'ground', draw: () => draw(element, painter) }));
  const once = (name: string, draw: (hex: Hex, painter: HexPainter) => readonly Node[]): HexLayer => ({
    name,
    role: 'ground',
    draw: () => draw(hex, painter),
  });
  const [outsideCities, insideCities] = split(hex.cities, ({ outside }) => outside);
  const [backgrounds, shapes] = split(hex.shapes, ({ background }) => background);

  return {
    inside: [
      once('ground', drawHexGround),
      ...all('shape', 'ground', backgrounds, drawHexShape),
      ...all('good', 'ground', hex.goods, drawGood),
      ...halos(hex.tunnelEntrances, drawTunnelEntranceHalo),
      ...halos(insideCities, drawCityHalo),
      ...halos(hex.mediumCities, drawMediumCityHalo),
      ...halos(hex.towns, drawTownHalo),
      ...trackPasses(hex.track).flatMap(([piece, pass]) =>
        all('piece of track', 'track', [piece], () => drawTrack(piece, pass, painter)),
      ),
      ...all('tunnel entrance', 'sign', hex.tunnelEntrances, drawTunnelEntrance),
      ...all('city', 'stop', insideCities, drawCity, ({ name }) => name?.text),
      ...all('medium city', 'stop', hex.mediumCities, drawMediumCity, ({ name }) => name?.text),
      ...all('town', 'stop', hex.towns, drawTown, ({ name }) => name?.text),
      // These interrupt the track, those above lie under it.
      ...halos(hex.boomtowns, drawBoomtownHalo),
      ...all('boomtown', 'stop', hex.boomtowns, drawBoomtown, ({ name }) => name?.text),
      ...halos(hex.centerTowns, drawCenterTownHalo),
      ...all('centre town', 'stop', hex.centerTowns, drawCenterTown, ({ name }) => name?.text),
      ...all('value', 'text', hex.values, drawValue, ({ value }) => value),
      ...all('label', 'text', hex.labels, drawLabel, ({ text }) => text),
      ...all('token', 'sign', hex.tokens, drawHexToken),
      ...all('terrain', 'text', hex.terrain, drawTerrain, ({ cost }) => cost),
      ...all('icon', 'sign', hex.icons, drawHexIcon),
      ...all('divide', 'ground', hex.divides, drawDivide),
      ...all('border', 'ground', hex.borders, drawBorder),
    ],
    outside: [
      ...(painter.options.outline ? [once('outline', drawEdgeLine)] : []),
      ...halos(outsideCities, drawCityHalo),
      once('id', drawId),
      ...all('city', 'stop', outsideCities, drawCity, ({ name }) => name?.text),
      ...all('route bonus', 'text', hex.routeBonuses, drawRouteBonus, ({ text }) => text),
      ...all('industry', 'text', hex.industries, drawIndustry),
      ...all('company mark', 'text', hex.companies, drawCompanyMark, ({ label }) => label),
      ...all('name', 'text', hex.names, drawHexName, ({ text }) => text),
      ...all('shape', 'sign', shapes, drawHexShape),
      ...all('tunnel', 'sign', hex.tunnels, drawCrossing),
      ...all('bridge', 'sign', hex.bridges, drawCrossing),
      ...all('off-board area', 'text', hex.offBoardRevenue, drawOffBoardRevenue, ({ name }) => name?.text),
    ],
  };
};

const split = <T>(
  list: readonly T[],
  test: (element: T) => boolean,
): readonly [readonly T[], readonly T[]] => [list.filter(test), list.filter((element) => !test(element))];

/** The kind of an element and its caption, cut if it is long. */
const layerName = (kind: string, caption: string | number | undefined): string =>
  caption === undefined ? kind : `${kind} "${String(caption).slice(0, 40)}"`;
