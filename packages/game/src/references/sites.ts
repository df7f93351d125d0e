import { at } from '../diagnostic.ts';
import { isObject, type Json } from '../json.ts';

/** What a name in a file can refer to. */
export type Referent =
  | 'color'
  | 'company'
  | 'hex'
  | 'icon'
  | 'logo'
  | 'publisher'
  | 'share type'
  | 'tile'
  | 'token type'
  | 'train'
  | 'train picture';

/** A place in the file where a name stands for something defined elsewhere. */
export interface Site {
  readonly referent: Referent;
  readonly name: string;
  readonly pointer: string;
}

/** Token decorations whose value is a colour or a list of colours (70.2.1). */
const decorations =
  'bar|circle|curvedStripes|halves|hexagram|kiteshield|outline|quarters|sexies|shield|shield3|shield3Top(?:Left|Center|Right)|shieldTop|spiral|square|star5|stripe|stripes|sunrise|target';

/**
 * Where names stand, by JSON pointer (10.18); the first pattern that fits decides. Icons of hexes are
 * not among them: `resolveHex` looks those up and reports them itself.
 */
const places: readonly (readonly [RegExp, Referent])[] = [
  [/\/(?:color|\w+Color)(?:\/\d+)?$/, 'color'],
  [new RegExp(`/(?:${decorations})(?:/\\d+)?$`), 'color'],
  [/^\/info\/background$|^\/number_cards\/\d+$|^\/phases\/\d+\/tiles$/, 'color'],
  [/^\/info\/publisher$/, 'publisher'],
  [/^\/companies\/\d+\/shares$/, 'share type'],
  [/^\/companies\/\d+\/tokens$/, 'token type'],
  [/\/(?:tokens|privates|phases)\/\d+\/company$/, 'company'],
  [/\/(?:cities\/\d+|market(?:\/\d+){1,2})\/companies\/\d+(?:\/abbrev)?$/, 'company'],
  [/^\/trains\/\d+\/(?:rust|obsolete|phased)(?:\/\d+)?(?:\/on)?$/, 'train'],
  [/^\/phases\/\d+\/(?:train|on)(?:\/\d+)?(?:\/on)?$/, 'train'],
  [/^\/trains\/\d+\/image$/, 'train picture'],
  [/^\/privates\/\d+\/hex$/, 'hex'],
  [/^\/privates\/\d+\/tile$/, 'tile'],
  [/\/logo$/, 'logo'],
  [/\/icon$/, 'icon'],
];

/** Parts of a file that hold no references, or that are not drawn. */
const skipped =
  /^\/(?:colors|config|links|meta|pools|upgrades|stock\/(?:legend\/\d+\/icon|limits|movement)|privates\/\d+\/abilities)$/;

/** Every name in a file that refers to something, in the order of the file. */
export const findSites = (root: Json): readonly Site[] => {
  const sites: Site[] = [];
  // A stack of our own: nothing here may depend on how deep a file goes.
  const waiting: { value: Json; pointer: string }[] = [{ value: root, pointer: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, pointer } = next;
    if (skipped.test(pointer)) continue;
    if (typeof value === 'string') {
      const referent = places.find(([place]) => place.test(pointer))?.[1];
      if (referent !== undefined && value !== '') sites.push({ referent, name: value, pointer });
    } else if (Array.isArray(value) || isObject(value)) {
      const children = Object.entries(value as Record<string, Json>);
      for (const [key, child] of children.reverse())
        waiting.push({ value: child, pointer: at(pointer, key) });
    }
  }
  return sites;
};
