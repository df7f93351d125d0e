import type { Json } from '@platelayer/game';
import { table } from '../table.ts';
import { colorName, type ExtraColors } from './colors.ts';
import { angleOf, type Layout } from './geometry.ts';
import { listOf, numberOf, type Part } from './parts.ts';

type Entry = Record<string, Json>;

/** Terrain words with an icon in our library (85.8.6). */
const TERRAIN = table<Entry>({
  mountain: { type: 'mountain' },
  hill: { type: 'mountain', size: 'tiny' },
  water: { type: 'water' },
  lake: { type: 'water' },
  river: { type: 'river' },
  swamp: { type: 'swamp' },
  desert: { type: 'cactus' },
  cow_skull: { type: 'cow-skull' },
  forest: { type: 'tree' },
  mine: { type: 'mining' },
});

/** Terrain and cost of an `upgrade`, and words without an icon. */
export const terrainOf = (
  part: Part,
  layout: Layout,
): { readonly terrain: Entry[]; readonly names: string[] } => {
  const cost = numberOf(part.keys.get('cost')) ?? 0;
  const loc = numberOf(part.keys.get('loc'));
  const place: Entry = loc === undefined ? {} : { angle: angleOf(loc, layout), percent: 0.85 };
  const words = listOf(part.keys.get('terrain')?.replaceAll('+', '|'));
  const known = words.filter((word) => TERRAIN.has(word));
  const terrain = known.map((word, index): Entry => {
    if (index > 0)
      return { ...TERRAIN.get(word), ...(loc === undefined ? {} : { ...place, y: -24 * index }) };
    return { ...TERRAIN.get(word), ...(cost > 0 ? { cost } : {}), ...place };
  });
  if (known.length === 0 && cost > 0) terrain.push({ cost, ...place });
  return { terrain, names: words.filter((word) => !known.includes(word)) };
};

/** Pictures of the site that we have under a different name (85.21). */
const ICONS = table({
  anchor: 'port',
  mine: 'mining',
  oil: 'oil-derrick',
  trajekt: 'ferry',
  'cow-icon': 'meat',
});

const COMPASS: ReadonlySet<string> = new Set(['north', 'south', 'east', 'west']);

const PIECE_COLORS =
  /^(?:(red|blue|green|yellow|orange|brown|black|white|gray|purple|pink)(?:-(?:hex|cube|disc|token))?)$/;

/** Names that the marks of a hex can refer to. */
export interface Names {
  /** Names of icons that can be drawn. */
  readonly icons: ReadonlySet<string>;
  /** Abbreviations of companies and ids of private companies. */
  readonly companies: ReadonlySet<string>;
  readonly privates: ReadonlySet<string>;
}

export const NO_NAMES: Names = { icons: new Set(), companies: new Set(), privates: new Set() };

/** One icon of a hex: the list to which it belongs, and its entry. */
export interface Sign {
  readonly list: 'icons' | 'shapes' | 'tokens' | 'companies';
  readonly entry: Entry;
  /** Set if the picture itself is not available. */
  readonly replaced?: string;
}

export const iconOf = (part: Part, names: Names, colors: ExtraColors): Sign => {
  const image = part.keys.get('image') ?? '';
  const last = image.split('/').at(-1) ?? '';
  const word = last.replaceAll('_', '-');
  const type = ICONS.get(word) ?? word;
  const large = part.keys.has('large');
  if (names.icons.has(type)) return { list: 'icons', entry: { type, ...(large ? { width: 32 } : {}) } };
  const bonus = /^(plus-|minus-|bonus-|[-+])?(\d+)$/.exec(word);
  if (bonus)
    return {
      list: 'shapes',
      entry: {
        type: 'circle',
        width: 28,
        color: 'white',
        text: `${bonus[1] === 'minus-' || bonus[1] === '-' ? '−' : bonus[1] ? '+' : ''}${bonus[2]}`,
        fontSize: 11,
      },
    };
  if (COMPASS.has(word)) return letters(word.slice(0, 1).toUpperCase());
  const [, color] = PIECE_COLORS.exec(word) ?? [];
  if (color !== undefined)
    return { list: 'shapes', entry: { type: 'hexagon', width: 24, color: colorName(color, colors) } };
  const abbreviation = last.replace(/[-_]dest(ination)?$/i, '');
  const company = same(names.companies, abbreviation);
  if (company !== undefined) return { list: 'tokens', entry: { company, width: 12 } };
  const owned = same(names.privates, abbreviation);
  if (owned !== undefined) return { list: 'companies', entry: { label: owned } };
  return { ...letters([...last].slice(0, 4).join('')), replaced: image };
};

const letters = (label: string): Sign => ({ list: 'tokens', entry: { label, width: 12 } });

/** The member of a set with this spelling, in any case. */
const same = (names: ReadonlySet<string>, word: string): string | undefined =>
  names.has(word) ? word : [...names].find((name) => name.toLowerCase() === word.toLowerCase());
