import { at, type Report } from '../diagnostic.ts';
import { gameSchema } from '../game.ts';
import { colorParts } from '../hex/ground.ts';
import { asList, asObject, asText, get, isObject, type Json } from '../json.ts';
import { MOST_COMPARED, nearest } from '../nearest.ts';
import type { Referent } from '../schema/field.ts';
import { fieldFor } from '../schema/other-words.ts';
import { parseTileId } from '../tiles/id.ts';
import type { Reference } from './find.ts';
import type { Names } from './names.ts';

interface Remark {
  /** Where the plain word differs from the key. */
  readonly noun?: string;
  /** What happens when the name leads nowhere (10.18). */
  readonly effect: string;
  /** What to do where no similar name is known. Default: use one of all that there are. */
  readonly hint?: string;
  /** Key of the file under which a game defines such things. */
  readonly home?: string;
}

const REMARKS: Readonly<Record<Referent, Remark>> = {
  arrow: { effect: 'a circular one is drawn', hint: 'Write "up", "down", "left" or "right".' },
  color: {
    noun: 'colour',
    effect: 'it counts as not given',
    hint: 'Define it under "colors", or choose a name that the themes have.',
    home: 'colors',
  },
  company: {
    effect: 'a plain token stands in its place',
    hint: 'Use the "abbrev" of one of the companies.',
    home: 'companies',
  },
  font: {
    effect: 'the text is set in "display"',
    hint: 'Write "display", "sans-serif" or "serif", or put the font into "fonts" beside the game.',
  },
  group: {
    effect: 'no mark is drawn',
    hint: 'Use the "id" of one of the groups.',
    home: 'groups',
  },
  hex: {
    noun: 'hex on the map named',
    effect: 'none is drawn',
    hint: 'Use one of the coordinates that the map lists.',
    home: 'map',
  },
  icon: {
    effect: 'no picture is drawn',
    hint: 'Use an icon that the page Elements shows, or put an SVG file of this name into "icons" beside the game.',
  },
  logo: {
    effect: 'the label is drawn',
    hint: 'A logo is named by its group and name, such as "roundels/anchor", or is a file in "logos" beside the game.',
  },
  publisher: { effect: 'none is shown', hint: 'Use the key of a known publisher, or "self".' },
  'share type': {
    effect: 'the company has no shares',
    hint: 'Add the type to "shareTypes", or list the shares here.',
    home: 'shareTypes',
  },
  tile: {
    effect: 'a blank tile is drawn',
    hint: 'Use an id of "tiles" or of the tile library.',
    home: 'tiles',
  },
  'token type': {
    effect: 'the company has no station tokens',
    hint: 'Add the type to "tokenTypes", or list the tokens here.',
    home: 'tokenTypes',
  },
  train: {
    effect: 'no phase shows what it does',
    hint: 'Use the "name" of one of the trains.',
    home: 'trains',
  },
  'train picture': { effect: 'none is drawn' },
};

const REFERENTS = Object.keys(REMARKS) as readonly Referent[];

/** Where two colours may stand, one in stripes across the other (20.3.7). */
const GROUND = /(?:\/hexes\/\d+|^\/tiles\/[^/]+)\/color(?:\/0)?$/;

/** Places where something else happens than usual, and what is there sees to it. */
const PLACES: readonly { readonly referent: Referent; readonly at: RegExp; readonly effect: string }[] = [
  // Companies have to be told apart, so theirs is not left out (90.2.6).
  {
    referent: 'color',
    at: /^\/companies\/\d+\/(?:token\/)?color(?:\/0)?$/,
    effect: 'the company gets a colour of its own',
  },
  // The ground is plain, or has no stripes (20.3.6).
  { referent: 'color', at: GROUND, effect: 'the hex is drawn without it' },
  { referent: 'color', at: /^\/info\/background(?:\/0)?$/, effect: 'the background sheet is grey' },
  // A coloured side is nothing without its colour.
  { referent: 'color', at: /\/borders\/\d+(?:\/color)?(?:\/0)?$/, effect: 'it is left out' },
  // Of tokens and private companies (70.14.11).
  { referent: 'icon', at: /\/icon(?:\/0)?$/, effect: 'a plain mark is drawn in its place' },
  { referent: 'company', at: /^\/phases\//, effect: 'the phase is shown on no charter' },
  { referent: 'company', at: /^\/stock\/market\/.*\/companies(?:\/|$)/, effect: 'no bar is drawn' },
  {
    referent: 'train',
    at: /^\/companies\/\d+\/trains(?:\/\d+)?(?:\/name)?$/,
    effect: 'the company has no card of it',
  },
  { referent: 'train', at: /^\/phases\/\d+\/train(?:\/|$)/, effect: 'the phase shows nothing of it' },
  { referent: 'train', at: /\/discount\//, effect: 'the discount is for none' },
  { referent: 'train', at: /\/available$/, effect: 'the train chart names one that nobody can buy' },
  { referent: 'tile', at: /^\/upgrades\//, effect: 'the upgrade chart shows nothing of it' },
];

/** What a name that leads nowhere has for an effect of its own where it stands. */
export const effectAt = ({ referent, pointer }: Reference): string | undefined =>
  PLACES.find((place) => place.referent === referent && place.at.test(pointer))?.effect;

/**
 * Whether all things of a kind are lost because the key above them is misspelt or holds something else: that is
 * reported, and what names them follows from it.
 */
const isHomeLost = (root: Json, { home }: Remark, { all }: Names): boolean => {
  if (home === undefined) return false;
  const written = get(root, home);
  // The themes have colours, and the library has tiles.
  if ((home === 'colors' || home === 'tiles') && written !== undefined) return !isObject(written);
  if (written !== undefined) return [...all].length === 0 && !isEmpty(written);
  const unknown = Object.keys(isObject(root) ? root : {}).filter((key) => !Object.hasOwn(KEYS, key));
  return unknown.slice(0, MOST_COMPARED).some((key) => fieldFor(key, Object.keys(KEYS)) === home);
};

/** The names that lead nowhere. */
type Dangling = Map<string, { readonly first: Reference; places: number }>;

/** Whether names lead nowhere because as many things, or more, have no name of their own: that is reported. */
const areUnnamed = (root: Json, referent: Referent, dangling: Dangling): boolean => {
  const own = LISTS.find(({ noun }) => noun === referent);
  if (!own) return false;
  const things = asList(get(root, own.list)).filter(Boolean);
  const names = new Set(things.flatMap((thing) => asText(get(thing, own.key)) || []));
  const lost = things.length - names.size;
  return [...dangling.values()].filter(({ first }) => first.referent === referent).length <= lost;
};

/** Names that stand before what is said of them. */
const namesAsKeys = (root: Json): readonly Reference[] => {
  const keysOf = (referent: Referent, json: Json | undefined, pointer: string): readonly Reference[] =>
    Object.keys(asObject(json)).map((name) => ({ referent, name, pointer: at(pointer, name) }));
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
 * Reports each name that leads nowhere, once, at the first place it stands. Nothing is an error: the
 * item falls back and the page is drawn (10.2.4).
 */
export const checkReferences = (
  root: Json,
  references: readonly Reference[],
  names: Readonly<Record<Referent, Names>>,
  report: Report,
): void => {
  const dangling: Dangling = new Map();
  const lost = new Set(REFERENTS.filter((each) => isHomeLost(root, REMARKS[each], names[each])));
  for (const reference of [...references, ...namesAsKeys(root)]) {
    if (lost.has(reference.referent)) continue;
    for (const name of danglingIn(reference, names[reference.referent])) {
      if (meansBase(reference, names.tile)) continue;
      const key = `${reference.referent} ${name}`;
      const known = dangling.get(key);
      if (known === undefined) dangling.set(key, { first: { ...reference, name }, places: 1 });
      else known.places += 1;
    }
  }
  const unnamed = new Set(REFERENTS.filter((each) => areUnnamed(root, each, dangling)));
  let suggestions = 0;
  for (const { first, places } of dangling.values()) {
    const { referent, name, pointer } = first;
    if (unnamed.has(referent)) continue;
    const { all } = names[referent];
    const { noun = referent, effect: usual, hint = `Use one of ${[...all].join(', ')}.` } = REMARKS[referent];
    const effect = effectAt(first) ?? usual;
    const isColor = referent === 'color';
    const areTwo = isColor && areColors(colorParts(name), names.color);
    const meant =
      !areTwo && suggestions++ < MOST_COMPARED
        ? (nearest(name, all) ?? (isColor ? withHash(name) : undefined))
        : undefined;
    const often = places === 1 ? '' : ` It is named in ${places} places.`;
    report({
      severity: 'warning',
      code: `reference/${referent.replace(' ', '-')}`,
      message: `There is no ${noun} "${name}", so ${effect}.${often}`,
      pointer,
      hint: areTwo ? TWO_COLORS : meant === undefined ? hint : `Did you mean "${meant}"?`,
    });
  }
};

const TWO_COLORS = 'Only the ground of a hex or tile has two colours; choose one of them.';

/** A colour in figures that lacks its `#`. */
const withHash = (name: string): string | undefined =>
  /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(name) ? `#${name}` : undefined;

/** An upgrade may mean every tile of a base (10.14.2). */
const meansBase = ({ pointer, name }: Reference, tiles: Names): boolean =>
  pointer.startsWith('/upgrades/') && [...tiles.all].some((id) => parseTileId(id).base === name);

/** The name if it leads nowhere; of two colours in stripes, the one that does (20.3.7). */
const danglingIn = ({ referent, name, pointer }: Reference, known: Names): readonly string[] => {
  if (known.has(name)) return [];
  if (referent !== 'color') return [name];
  const parts = colorParts(name);
  const unknown = parts.filter((part) => part && !known.has(part));
  if (unknown.length > 0) return unknown;
  return areColors(parts, known) && GROUND.test(pointer) ? [] : [name];
};

/** Whether a name is nothing but two colours that there are. */
const areColors = (parts: readonly string[], known: Names): boolean =>
  parts.length > 1 && parts.every((part) => known.has(part));

interface NamedList {
  readonly list: string;
  readonly key: string;
  readonly noun: string;
  readonly effect: string;
  /** Fields by which entries of one name differ all the same. */
  readonly apart?: readonly string[];
}

/** Lists whose entries are told apart by one of their fields. */
const LISTS: readonly NamedList[] = [
  { list: 'companies', key: 'abbrev', noun: 'company', effect: 'references find the first' },
  { list: 'groups', key: 'id', noun: 'group', effect: 'references find the first' },
  { list: 'trains', key: 'name', noun: 'train', effect: 'references find the first' },
  { list: 'privates', key: 'id', noun: 'private', effect: 'they cannot be told apart' },
  { list: 'players', key: 'number', noun: 'player count', effect: 'the players table has it twice' },
  {
    list: 'phases',
    key: 'name',
    noun: 'phase',
    effect: 'the phase chart has it twice',
    // Charters of minors, and of single companies, have charts of their own (10.11).
    apart: ['minor', 'company'],
  },
];

/** Reports entries that share their name with an earlier one (10.18). */
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
          message: `Another ${noun} has the ${key} "${name}" too, so ${effect}.`,
          pointer: at('', list, index, key),
          hint: `Give each ${noun} its own ${key}.`,
        });
      seen.add(own);
    });
  }
};
