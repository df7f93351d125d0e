import type { TSchema } from 'typebox';
import { asQuantity } from '../copies.ts';
import { at } from '../diagnostic.ts';
import { asList, asNumber, get, type Json, truthy } from '../json.ts';
import type { Reading } from '../reading.ts';
import {
  type BareForm,
  choice,
  type Definition,
  define,
  either,
  FORM,
  flag,
  integer,
  list,
  number,
  object,
  oneOrMany,
  readText,
  ref,
  string,
  unread,
} from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { amount, coordinateSchema, quantity } from '../schema/values.ts';
import { boomtownSchema, resolveBoomtown } from './boomtown.ts';
import { hexBorderSchema, resolveHexBorder } from './border.ts';
import { centerTownSchema, resolveCenterTown } from './center-town.ts';
import { citySchema, resolveCity } from './city.ts';
import { companyMarkSchema, resolveCompanyMark } from './company-mark.ts';
import { bridgeSchema, resolveBridge, resolveTunnel, tunnelSchema } from './crossing.ts';
import { divideSchema, resolveDivide } from './divide.ts';
import { type HexContext, type Item, readItems } from './element.ts';
import { ALL_SIDES, HALVES, type Half, type Side, sideSet } from './geometry.ts';
import { goodSchema, resolveGood } from './good.ts';
import { colorParts, type Ground, resolveGround } from './ground.ts';
import { iconSchema, resolveIcon } from './icon.ts';
import { industrySchema, resolveIndustry } from './industry.ts';
import { labelSchema, resolveLabel } from './label.ts';
import { mediumCitySchema, resolveMediumCity } from './medium-city.ts';
import { nameSchema, resolveName } from './name.ts';
import { offBoardRevenueSchema, resolveOffBoardRevenue } from './off-board-revenue.ts';
import { orderFields, positionFields } from './position.ts';
import { resolveRouteBonus, routeBonusSchema } from './route-bonus.ts';
import { resolveShape, shapeSchema } from './shape.ts';
import { resolveTerrain, terrainSchema } from './terrain.ts';
import { placedTokenSchema, resolveToken } from './token.ts';
import { resolveTown, townSchema } from './town.ts';
import { resolveTrack, trackSchema } from './track.ts';
import { resolveTunnelEntrance, tunnelEntranceSchema } from './tunnel-entrance.ts';
import { resolveValue, valueSchema } from './value.ts';

/** A type of element: the hex field that lists it, and the function that reads an entry. */
const element = <Schema extends TSchema, Element>(
  definition: Definition<Schema>,
  sentence: string,
  resolve: (item: Item, hex: HexContext) => Element | undefined,
  bare: BareForm = {},
) => ({
  field: oneOrMany(definition, sentence, {}, bare),
  resolve,
  bare,
  /** Whether the file can set its drawing order. */
  hasOrder: 'order' in ((definition.schema as { readonly properties?: object }).properties ?? {}),
});

/** A short form that sets the same field for a number and a string. */
const both = (field: string): BareForm => ({ number: field, text: field });

/** Elements of a hex (20.5). */
const elements = {
  track: element(trackSchema, 'Track.', resolveTrack, { number: 'side', text: 'type' }),
  cities: element(citySchema, 'Cities.', resolveCity, both('size')),
  towns: element(townSchema, 'Towns drawn as bars.', resolveTown),
  centerTowns: element(centerTownSchema, 'Towns drawn as dots.', resolveCenterTown, { number: 'size' }),
  boomtowns: element(boomtownSchema, 'Towns that may become cities.', resolveBoomtown, { number: 'size' }),
  mediumCities: element(mediumCitySchema, 'Medium cities.', resolveMediumCity),
  names: element(nameSchema, 'Names that do not belong to a stop.', resolveName, both('name')),
  labels: element(labelSchema, 'Labels such as “OO”.', resolveLabel, both('label')),
  values: element(valueSchema, 'Revenue values.', resolveValue, both('value')),
  terrain: element(terrainSchema, 'Terrain and its cost.', resolveTerrain, { number: 'cost', text: 'type' }),
  icons: element(iconSchema, 'Icons.', resolveIcon, { text: 'type' }),
  shapes: element(shapeSchema, 'Plain shapes.', resolveShape, { text: 'type' }),
  goods: element(goodSchema, 'Squares for goods.', resolveGood, { text: 'color' }),
  bridges: element(bridgeSchema, 'Bridges and their cost.', resolveBridge, both('cost')),
  tunnels: element(tunnelSchema, 'Tunnels and their cost.', resolveTunnel, both('cost')),
  tunnelEntrances: element(tunnelEntranceSchema, 'Tunnel entrances.', resolveTunnelEntrance),
  industries: element(industrySchema, 'Industries.', resolveIndustry, both('top')),
  companies: element(companyMarkSchema, 'Homes of private companies.', resolveCompanyMark, both('label')),
  tokens: element(placedTokenSchema, 'Tokens.', resolveToken, both('label')),
  offBoardRevenue: element(offBoardRevenueSchema, 'Revenue of an off-board area.', resolveOffBoardRevenue),
  routeBonuses: element(routeBonusSchema, 'Route bonuses.', resolveRouteBonus, both('value')),
  borders: element(hexBorderSchema, 'Coloured sides.', resolveHexBorder, { text: 'color' }),
  divides: element(divideSchema, 'Thin lines across the hex.', resolveDivide, { number: 'side' }),
};

const OLD = { deprecated: true } as const;

/** Old spellings, which `upgrade` converts (10.15.2). */
const oldFields = {
  offBoardTrack: oneOrMany(trackSchema, 'Old; write `track` with the type `offboard`.', OLD, {
    number: 'side',
  }),
  mountain: oneOrMany(terrainSchema, 'Old; write `terrain` with the type `mountain`.', OLD, both('cost')),
  water: oneOrMany(terrainSchema, 'Old; write `terrain` with the type `water`.', OLD, both('cost')),
  routeBonus: oneOrMany(routeBonusSchema, 'Old; write `routeBonuses`.', OLD, both('value')),
};

const listFields = <Table extends Readonly<Record<string, { readonly field: TSchema }>>>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([key, { field }]) => [key, field])) as {
    [Key in keyof Table]: Table[Key]['field'];
  };

/** Fields of map hexes only. */
const mapFields = {
  hexes: list(
    either(
      [ref(coordinateSchema), Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })],
      'Name of a hex, or its two numbers, with that of the digits first.',
    ),
    'Map coordinates of the hex.',
  ),
  copy: ref(coordinateSchema, 'Hex to use as the base of this one. Default: none.'),
  opacity: number('Opacity of the hex colour. Default: the opacity of the map, then 1.', {
    minimum: 0,
    maximum: 1,
  }),
  half: choice(HALVES, 'Half to draw, by its direction on the page. Default: the whole hex.'),
};

const angle = Type.Integer({ minimum: 0, maximum: 300, multipleOf: 60 });

/** Fields of tiles only. */
export const tileFields = {
  tile: amount('Id of the tile to show instead. Default: its own.', { read: readText }),
  // Never 0: a listed tile exists (10.14.1).
  quantity: quantity('Number of copies in the game.', {
    default: 1,
    read: (json) => truthy(asQuantity(json)),
  }),
  print: integer('Number of copies to print; 0 prints none. Default: `quantity`.', { minimum: 0 }),
  rotation: integer('Fixed turn on tile sheets in degrees, a multiple of 60. Default: chosen by the sheet.', {
    minimum: 0,
    maximum: 300,
    multipleOf: 60,
    read: asNumber,
  }),
  rotations: either(
    [Type.Integer({ minimum: 1, maximum: 6 }), Type.Array(angle)],
    'Number of different orientations, or their angles; Board18 only.',
    { default: 6 },
  ),
  group: string('Printing group; `individual` separates every copy. Default: by colour.', {
    pattern: '^[0-9a-z]+$',
    [FORM]: 'lower-case letters and digits',
  }),
  clipPath: flag('`false` prints the tile without bleed.', { default: true }),
  broken: flag('Marks an unfinished drawing; not drawn.', { default: false }),
  aliases: list(Type.String(), 'Other ids of a tile in the standard catalogue.'),
};

const hexFields = {
  color: string('Hex colour, or two colours joined by `/`. Default: `plain`.', {
    refersTo: 'color',
    // Removes spaces around the names.
    read: (json) => truthy(colorParts(readText(json) ?? '').join('/')),
  }),
  stripeRotation: number(
    'Turn of the stripes in degrees, clockwise; at 0 they run from top to bottom of a flat-topped hex. Default: -60 on `yellow` and `red`, 60 on `green` and `orange`, else 0.',
  ),
  ...listFields(elements),
  removeBorders: either(
    [Type.Array(Type.Number({ minimum: 1, maximum: 6 })), Type.Boolean()],
    'Sides, 1 to 6, without an outline; `true` for all. Default: none.',
  ),
  ...mapFields,
  ...tileFields,
  displayID: amount('Text to show instead of the id or coordinate. Default: the id.', { read: readText }),
  noID: flag('Hides the id.', { default: false }),
  id: unread('Without effect; the key of a tile is its id.'),
  encoding: string('Description for other programs; not drawn.'),
  ...oldFields,
};

/** A map hex, a tile of the game or a tile of the catalogue (20.5). */
export const hexSchema = define('Hex', object(hexFields, 'A map hex, or a tile.'));

/** Location of an element in the hex, such as `/cities/0`, relative to the pointer of the hex. */
export interface Entry {
  readonly entry?: string;
  /** Drawing order within its layer (20.6.1); infinite for the last. */
  readonly order?: number;
}

/** Elements of a hex by field, in file order and without hidden ones. */
type Elements = {
  readonly [Key in keyof typeof elements]: readonly (NonNullable<
    ReturnType<(typeof elements)[Key]['resolve']>
  > &
    Entry)[];
};

const ELEMENT_LISTS = Object.keys(elements) as readonly (keyof typeof elements)[];

/** Whether the hex has no elements. */
export const isEmptyHex = (hex: Elements): boolean => ELEMENT_LISTS.every((list) => hex[list].length === 0);

/** A map hex or tile (20.5). */
export interface Hex extends Elements {
  /** As written; undefined if the file sets none. */
  readonly color?: string;
  /** Key in phase tables of colours: the colour as written, or `plain` (20.3.4). */
  readonly phase: string;
  readonly ground: Ground;
  /** Opacity of the hex colour; the map's opacity if undefined (20.3.7). */
  readonly opacity?: number;
  /** Sides without outline. */
  readonly removeBorders: readonly Side[];
  /** The half of a map hex that is drawn. */
  readonly half?: Half;

  /** Replaces mark and base of the id text (20.7.5). */
  readonly displayID?: string;
  /** Whether the id is hidden. */
  readonly noID: boolean;

  /** Turn of the whole tile on a sheet; the layout chooses it if 0 (20.7.6). */
  readonly rotation: number;
  /** All turns in which the tile can be laid, in degrees. */
  readonly rotations: readonly number[];
  /** Group on tile sheets; by colour and gauge if undefined. */
  readonly group?: string;
  /** Whether the tile is printed with bleed. */
  readonly bleed: boolean;
}

/**
 * Reads a hex definition; anything but an object becomes a blank `plain` hex. `trackTurn` is the turn of its
 * track on the page, which is not 0 on pointed maps.
 */
export const resolveHex = (json: Json | undefined, pointer: string, reading: Reading, trackTurn = 0): Hex => {
  const read = reader(hexFields, json);
  const color = read('color');
  const ground = resolveGround(color, read('stripeRotation'));
  const has = (field: string) => asList(get(json, field)).some((entry) => entry !== null && entry !== false);
  const hex: HexContext = {
    ...reading,
    trackTurn,
    color: color === undefined ? undefined : ground.color,
    backdrop: ground.color === 'none' ? 'plain' : ground.color,
    hasCenterStop: has('cities') || has('centerTowns'),
    hasIcons: has('icons'),
    hasTerrain: has('terrain'),
  };
  return {
    color,
    phase: color ?? 'plain',
    ground,
    opacity: read('opacity'),
    removeBorders: resolveRemoveBorders(read('removeBorders')),
    half: read('half'),
    ...resolveElements(json, pointer, hex),
    displayID: read('displayID'),
    noID: read('noID'),
    rotation: read('rotation') ?? 0,
    rotations: resolveRotations(read('rotations')),
    group: read('group'),
    bleed: read('clipPath'),
  };
};

const resolveElements = (json: Json | undefined, pointer: string, hex: HexContext): Elements => {
  const resolve = <Element>(
    field: string,
    {
      resolve,
      bare,
      hasOrder,
    }: { resolve(item: Item, hex: HexContext): Element | undefined; bare: BareForm; hasOrder: boolean },
  ): readonly (Element & Entry)[] => {
    const written = get(json, field);
    // Most hexes have few of these lists.
    if (written === undefined) return [];
    return readItems(written, field, bare, at(pointer, field), hex)
      .filter(({ json }) => !reader(positionFields, json)('hidden'))
      .flatMap((item) => {
        const element = resolve(item, hex);
        if (element === undefined) return [];
        const order = hasOrder ? reader(orderFields, item.json)('order') : undefined;
        const entry = item.pointer.slice(pointer.length);
        return [{ ...element, entry, ...(order !== undefined && { order }) }];
      });
  };
  return Object.fromEntries(
    Object.entries(elements).map(([field, kind]) => [field, resolve<unknown>(field, kind)]),
  ) as Elements;
};

/** A list of sides, or `true` for all six (20.14.6); fractions are ignored. */
const resolveRemoveBorders = (json: Json | undefined): readonly Side[] =>
  json === true || json === 'true' ? ALL_SIDES : sideSet(asList(json).map((side) => asNumber(side) ?? 0));

const SIX_TURNS: readonly number[] = [0, 60, 120, 180, 240, 300];

/**
 * The first n turns, or the listed ones. An empty list means all six, because the tile could not be laid
 * otherwise.
 */
const resolveRotations = (json: Json): readonly number[] => {
  if (Array.isArray(json)) {
    const turns = json.map((turn: Json) => asNumber(turn)).filter((turn) => turn !== undefined);
    return turns.length > 0 ? turns : SIX_TURNS;
  }
  const count = Math.floor(asNumber(json) ?? 0);
  return count >= 1 ? SIX_TURNS.slice(0, count) : SIX_TURNS;
};
