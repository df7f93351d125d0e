import { at, type Report } from '../diagnostic.ts';
import { gameSchema } from '../game.ts';
import { colorParts } from '../hex/ground.ts';
import { asList, asObject, asText, get, isObject, type Json } from '../json.ts';
import { MAX_COMPARED, nearest } from '../nearest.ts';
import type { ReferenceKind } from '../schema/field.ts';
import { fieldFor } from '../schema/other-words.ts';
import { parseTileId } from '../tiles/id.ts';
import type { Reference } from './find.ts';
import type { Names } from './names.ts';

interface UnknownReference {
  /** Noun for messages, if it differs from the key. */
  readonly noun?: string;
  /** Effect of an unknown name (10.18). */
  readonly effect: string;
  /** Hint if no known name is similar. Default: a list of all known names. */
  readonly hint?: string;
  /** Key of the file under which a game defines these things. */
  readonly home?: string;
}

const UNKNOWN_REFERENCES: Readonly<Record<ReferenceKind, UnknownReference>> = {
  arrow: { effect: 'a circular arrow is drawn', hint: 'Write "up", "down", "left" or "right".' },
  color: {
    noun: 'colour',
    effect: 'it is ignored',
    hint: 'Define it under "colors", or use a colour from the theme.',
    home: 'colors',
  },
  company: {
    effect: 'a plain token is drawn instead',
    hint: 'Use the "abbrev" of one of the companies.',
    home: 'companies',
  },
  font: {
    effect: 'the text is set in "display"',
    hint: 'Write "display", "sans-serif" or "serif", or add the font to the "fonts" folder next to the game file.',
  },
  group: {
    effect: 'no mark is drawn',
    hint: 'Use the "id" of one of the groups.',
    home: 'groups',
  },
  hex: {
    noun: 'hex on the map named',
    effect: 'no hex is drawn',
    hint: 'Use the coordinates of a hex on the map.',
    home: 'map',
  },
  icon: {
    effect: 'no icon is drawn',
    hint: 'Use an icon from the Elements page, or add an SVG file with this name to the "icons" folder next to the game file.',
  },
  logo: {
    effect: 'the company’s label is drawn instead',
    hint: 'Use the group and name of a logo, such as "roundels/anchor", or the name of a file in the "logos" folder next to the game file.',
  },
  publisher: { effect: 'no publisher is shown', hint: 'Use the key of a known publisher, or "self".' },
  'share type': {
    effect: 'the company has no shares',
    hint: 'Add the type to "shareTypes", or list the shares here.',
    home: 'shareTypes',
  },
  tile: {
    effect: 'a blank tile is drawn',
    hint: 'Use an id from "tiles" or from the tile library.',
    home: 'tiles',
  },
  'token type': {
    effect: 'the company has no station tokens',
    hint: 'Add the type to "tokenTypes", or list the tokens here.',
    home: 'tokenTypes',
  },
  train: {
    effect: 'no phase shows its effect',
    hint: 'Use the "name" of one of the trains.',
    home: 'trains',
  },
  'train picture': { effect: 'no picture is drawn' },
};

export const REFERENCE_KINDS = Object.keys(UNKNOWN_REFERENCES) as readonly ReferenceKind[];

/** Positions where two colours are allowed, the second as stripes across the first (20.3.7). */
const GROUND = /(?:\/hexes\/\d+|^\/tiles\/[^/]+)\/color(?:\/0)?$/;

/** Locations where an unknown name has a different effect; the code for each field implements it. */
const PLACES: readonly { readonly kind: ReferenceKind; readonly at: RegExp; readonly effect: string }[] = [
  // Companies must look different, so each needs a colour (90.2.6).
  {
    kind: 'color',
    at: /^\/companies\/\d+\/(?:token\/)?color(?:\/0)?$/,
    effect: 'Platelayer chooses a colour for the company',
  },
  // The hex is plain, or has no stripes (20.3.6).
  { kind: 'color', at: GROUND, effect: 'the hex is drawn without it' },
  { kind: 'color', at: /^\/info\/background(?:\/0)?$/, effect: 'the background sheet is grey' },
  // A coloured side is only its colour.
  { kind: 'color', at: /\/borders\/\d+(?:\/color)?(?:\/0)?$/, effect: 'the border is not drawn' },
  // Tokens and private companies (70.14.11).
  { kind: 'icon', at: /\/icon(?:\/0)?$/, effect: 'a plain mark is drawn instead' },
  { kind: 'company', at: /^\/phases\//, effect: 'the phase is not shown on any charter' },
  { kind: 'company', at: /^\/stock\/market\/.*\/companies(?:\/|$)/, effect: 'no bar is drawn' },
  {
    kind: 'train',
    at: /^\/companies\/\d+\/trains(?:\/\d+)?(?:\/name)?$/,
    effect: 'the company has no card for this train',
  },
  { kind: 'train', at: /^\/phases\/\d+\/train(?:\/|$)/, effect: 'the phase does not show it' },
  { kind: 'train', at: /\/discount\//, effect: 'the discount is ignored' },
  { kind: 'train', at: /\/available$/, effect: 'the train chart names a train that players cannot buy' },
  { kind: 'tile', at: /^\/upgrades\//, effect: 'the upgrade chart does not show it' },
];

/** The effect of an unknown name, if it is special at this location. */
export const effectAt = ({ kind, pointer }: Reference): string | undefined =>
  PLACES.find((place) => place.kind === kind && place.at.test(pointer))?.effect;

/**
 * Whether a whole section is lost because its key is misspelt or its value has the wrong type. That is
 * reported already, and unknown names follow from it.
 */
const isHomeLost = (root: Json, { home }: UnknownReference, { all }: Names): boolean => {
  if (home === undefined) return false;
  const written = get(root, home);
  // Colours also come from themes, and tiles from the library.
  if ((home === 'colors' || home === 'tiles') && written !== undefined) return !isObject(written);
  if (written !== undefined) return [...all].length === 0 && !isEmpty(written);
  const unknown = Object.keys(isObject(root) ? root : {}).filter((key) => !Object.hasOwn(KEYS, key));
  return unknown.slice(0, MAX_COMPARED).some((key) => fieldFor(key, Object.keys(KEYS)) === home);
};

/** Unknown names, with their first location and count. */
type Dangling = Map<string, { readonly first: Reference; places: number }>;

/**
 * Whether at least as many things lack a name as there are unknown names. The missing names are reported
 * already.
 */
const areUnnamed = (root: Json, kind: ReferenceKind, dangling: Dangling): boolean => {
  const own = LISTS.find(({ noun }) => noun === kind);
  if (!own) return false;
  const things = asList(get(root, own.list)).filter(Boolean);
  const names = new Set(things.flatMap((thing) => asText(get(thing, own.key)) || []));
  const lost = things.length - names.size;
  return [...dangling.values()].filter(({ first }) => first.kind === kind).length <= lost;
};

/** Names used as object keys. */
const namesAsKeys = (root: Json): readonly Reference[] => {
  const keysOf = (kind: ReferenceKind, json: Json | undefined, pointer: string): readonly Reference[] =>
    Object.keys(asObject(json)).map((name) => ({ kind, name, pointer: at(pointer, name) }));
  return [
    ...keysOf('tile', get(root, 'upgrades'), '/upgrades'),
    ...asList(get(root, 'trains')).flatMap((train, index) =>
      keysOf('train', get(train, 'discount'), at('/trains', index, 'discount')),
    ),
  ];
};

const KEYS = gameSchema.schema.properties;

const isEmpty = (json: Json): boolean => typeof json === 'object' && Object.keys(json ?? {}).length === 0;

/**
 * Reports each unknown name once, at its first location. These are only warnings, because the page is still
 * drawn without the named thing (10.2.4).
 */
export const checkReferences = (
  root: Json,
  references: readonly Reference[],
  names: Readonly<Record<ReferenceKind, Names>>,
  report: Report,
): void => {
  const dangling: Dangling = new Map();
  const lost = new Set(
    REFERENCE_KINDS.filter((each) => isHomeLost(root, UNKNOWN_REFERENCES[each], names[each])),
  );
  for (const reference of [...references, ...namesAsKeys(root)]) {
    if (lost.has(reference.kind)) continue;
    for (const name of danglingIn(reference, names[reference.kind])) {
      if (meansBase(reference, names.tile)) continue;
      const key = `${reference.kind} ${name}`;
      const known = dangling.get(key);
      if (known === undefined) dangling.set(key, { first: { ...reference, name }, places: 1 });
      else known.places += 1;
    }
  }
  const unnamed = new Set(REFERENCE_KINDS.filter((each) => areUnnamed(root, each, dangling)));
  let suggestions = 0;
  for (const { first, places } of dangling.values()) {
    const { kind, name, pointer } = first;
    if (unnamed.has(kind)) continue;
    const { all } = names[kind];
    const {
      noun = kind,
      effect: defaultEffect,
      hint = `Use one of ${[...all].join(', ')}.`,
    } = UNKNOWN_REFERENCES[kind];
    const effect = effectAt(first) ?? defaultEffect;
    const isColor = kind === 'color';
    const areTwo = isColor && areColors(colorParts(name), names.color);
    const meant =
      !areTwo && suggestions++ < MAX_COMPARED
        ? (nearest(name, all) ?? (isColor ? withHash(name) : undefined))
        : undefined;
    const often = places === 1 ? '' : ` This name appears ${places} times.`;
    report({
      severity: 'warning',
      code: `reference/${kind.replace(' ', '-')}`,
      message: `There is no ${noun} "${name}", so ${effect}.${often}`,
      pointer,
      hint: areTwo ? TWO_COLORS : meant === undefined ? hint : `Did you mean "${meant}"?`,
    });
  }
};

const TWO_COLORS = 'Only hexes and tiles can have two colours; choose one of them.';

/** Hexadecimal digits without the `#` of a colour. */
const withHash = (name: string): string | undefined =>
  /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(name) ? `#${name}` : undefined;

/** In an upgrade, a name may mean all tiles with this base (10.14.2). */
const meansBase = ({ pointer, name }: Reference, tiles: Names): boolean =>
  pointer.startsWith('/upgrades/') && [...tiles.all].some((id) => parseTileId(id).base === name);

/** Returns the name if it is unknown; for two colours, the unknown ones (20.3.7). */
const danglingIn = ({ kind, name, pointer }: Reference, known: Names): readonly string[] => {
  if (known.has(name)) return [];
  if (kind !== 'color') return [name];
  const parts = colorParts(name);
  const unknown = parts.filter((part) => part && !known.has(part));
  if (unknown.length > 0) return unknown;
  return areColors(parts, known) && GROUND.test(pointer) ? [] : [name];
};

/** Whether a name consists of two or more known colours. */
const areColors = (parts: readonly string[], known: Names): boolean =>
  parts.length > 1 && parts.every((part) => known.has(part));

interface NamedList {
  readonly list: string;
  readonly key: string;
  readonly noun: string;
  readonly effect: string;
  /** Further fields that distinguish entries with the same name. */
  readonly apart?: readonly string[];
}

/** Lists with a field that identifies the entry. */
export const LISTS: readonly NamedList[] = [
  { list: 'companies', key: 'abbrev', noun: 'company', effect: 'references find the first' },
  { list: 'groups', key: 'id', noun: 'group', effect: 'references find the first' },
  { list: 'trains', key: 'name', noun: 'train', effect: 'references find the first' },
  { list: 'privates', key: 'id', noun: 'private', effect: 'references cannot tell them apart' },
  { list: 'players', key: 'number', noun: 'player count', effect: 'the players table lists it twice' },
  {
    list: 'phases',
    key: 'name',
    noun: 'phase',
    effect: 'the phase chart lists it twice',
    // Charters of minors and of single companies have their own charts (10.11).
    apart: ['minor', 'company'],
  },
];

/** Reports entries with the same name as an earlier one (10.18). */
export const checkDuplicates = (root: Json, report: Report): void => {
  for (const { list, key, noun, effect, apart = [] } of LISTS) {
    const seen = new Set<string>();
    asList(get(root, list)).forEach((entry, index) => {
      const name = asText(get(entry, key));
      if (name === undefined || name === '') return;
      const own = JSON.stringify([name, ...apart.map((field) => get(entry, field) || null)]);
      if (seen.has(own))
        report({
          severity: 'warning',
          code: `duplicate/${noun.replace(' ', '-')}`,
          message: `Another ${noun} also has the ${key} "${name}", so ${effect}.`,
          pointer: at('', list, index, key),
          hint: `Give each ${noun} its own ${key}.`,
        });
      seen.add(own);
    });
  }
};
