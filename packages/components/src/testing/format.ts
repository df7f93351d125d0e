import type { Json, JsonObject } from '@platelayer/game';

/** A rule of the JSON Schema of the game file, as far as it says which fields there are. */
interface Rule {
  readonly $ref?: string;
  readonly deprecated?: true;
  readonly description?: string;
  readonly default?: Json;
  readonly const?: Json;
  readonly enum?: readonly string[];
  readonly items?: Rule;
  readonly properties?: Readonly<Record<string, Rule>>;
  readonly additionalProperties?: boolean | Rule;
  readonly anyOf?: readonly Rule[];
  readonly definitions?: Readonly<Record<string, Rule>>;
}

/** A rule and the name of the thing it describes: `City`, or `Game.links` for a thing without a name. */
interface Place {
  readonly rule: Rule;
  readonly owner: string;
}

/** The file format as a set of fields (`City.size`) and of words a field can hold (`Track.gauge=dual`). */
export interface FileFormat {
  /**
   * Every field and word that means something today, in the order of the schema, with all places where it
   * stands: a field of the same name and meaning in several things, such as `angle`, is one field.
   */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Fields and words that a game uses, or a hex with `Hex` for the root. */
  usedBy(value: Json, root?: string): ReadonlySet<string>;
  /** The field at a key path such as `map.hexes[].cities[].size`; `undefined` where there is none. */
  fieldAt(path: string): string | undefined;
  /** Whether the field at a key path is an old spelling, or without effect. */
  isOld(path: string): boolean;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fileFormatOf = (schema: object): FileFormat => {
  const game = schema as Rule;

  /** All alternatives of a rule, references followed. */
  const unfold = ({ rule, owner }: Place): readonly Place[] => {
    const name = rule.$ref?.split('/').at(-1);
    const target = name === undefined ? undefined : game.definitions?.[name];
    if (name !== undefined && target) return unfold({ rule: target, owner: name });
    if (rule.anyOf && !rule.properties)
      return rule.anyOf.flatMap((one) => (one.deprecated ? [] : unfold({ rule: one, owner })));
    return [{ rule, owner }];
  };

  const childOf = ({ rule, owner }: Place, key: string): Place | undefined => {
    const field = rule.properties && Object.hasOwn(rule.properties, key) ? rule.properties[key] : undefined;
    if (field) return { rule: field, owner: `${owner}.${key}` };
    const { additionalProperties: others } = rule;
    return typeof others === 'object' ? { rule: others, owner: `${owner}.{}` } : undefined;
  };

  /** Words of a choice, and whether each is its default; weights and styles are those of any font. */
  const words = (
    place: Place,
    outer?: Json,
  ): readonly { readonly word: Json; readonly isDefault: boolean }[] => {
    const { rule, owner } = place;
    if (/(weight|style)$/i.test(owner)) return [];
    const usual = rule.default ?? outer;
    if (rule.anyOf && !rule.properties)
      return rule.anyOf.flatMap((one) => (one.deprecated ? [] : words({ rule: one, owner }, usual)));
    return unfold(place)
      .flatMap((each) => [...(each.rule.enum ?? []), each.rule.const])
      .filter((word) => word !== undefined && typeof word !== 'boolean')
      .map((word) => ({ word, isDefault: word === usual }));
  };

  const fields = new Map<string, string[]>();
  const firstOf = new Map<string, string>();
  const visited = new Set<Rule>();

  /** One more place of a meaning; the first place found gives it its name. */
  const note = (meaning: string, name: string): void => {
    const first = firstOf.get(meaning) ?? name;
    firstOf.set(meaning, first);
    fields.set(first, [...(fields.get(first) ?? []), name]);
  };

  const collect = (place: Place): void => {
    for (const { rule, owner } of unfold(place)) {
      if (visited.has(rule)) continue;
      visited.add(rule);
      for (const [key, field] of Object.entries(rule.properties ?? {})) {
        if (field.deprecated) continue;
        const child = { rule: field, owner: `${owner}.${key}` };
        note(`${key}: ${field.description ?? child.owner}`, child.owner);
        const choice = words(child);
        const all = choice.map(({ word }) => word).join('|');
        // The default goes without saying.
        for (const { word, isDefault } of choice)
          if (!isDefault) note(`${all}: ${word}`, `${child.owner}=${word}`);
        collect(child);
      }
      if (rule.items) collect({ rule: rule.items, owner });
      if (typeof rule.additionalProperties === 'object')
        collect({ rule: rule.additionalProperties, owner: `${owner}.{}` });
    }
  };
  collect({ rule: game, owner: 'Game' });

  const use = (value: Json, place: Place, used: Set<string>): void => {
    for (const alternative of unfold(place)) {
      const { items } = alternative.rule;
      if (Array.isArray(value) && items)
        for (const item of value) use(item, { rule: items, owner: alternative.owner }, used);
      if (!isObject(value)) continue;
      for (const [key, inner] of Object.entries(value)) {
        const child = childOf(alternative, key);
        if (!child) continue;
        used.add(child.owner);
        if (typeof inner === 'string' || typeof inner === 'number') used.add(`${child.owner}=${inner}`);
        use(inner, child, used);
      }
    }
  };

  const stepsOf = (path: string) => path.replaceAll('[]', '.[]').split('.');

  const walk = (places: readonly Place[], step: string): readonly Place[] =>
    places.flatMap(unfold).flatMap((place) => {
      const next =
        step === '[]'
          ? place.rule.items && { rule: place.rule.items, owner: place.owner }
          : childOf(place, step);
      return next ? [next] : [];
    });

  const placesAt = (path: string): readonly Place[] =>
    stepsOf(path).reduce(walk, [{ rule: game, owner: 'Game' }] as readonly Place[]);

  return {
    fields,
    usedBy: (value, root = 'Game') => {
      const used = new Set<string>();
      const rule = root === 'Game' ? game : game.definitions?.[root];
      if (rule) use(value, { rule, owner: root }, used);
      return used;
    },
    fieldAt: (path) => placesAt(path)[0]?.owner,
    isOld: (path) => placesAt(path).every(({ rule }) => rule.deprecated === true),
  };
};
