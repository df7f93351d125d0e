import type { Json, JsonObject } from '@platelayer/game';

/** The parts of a JSON Schema rule that describe fields. */
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

/** A rule and the name of what it describes, such as `City`, or `Game.links` if it has no name. */
interface NamedRule {
  readonly rule: Rule;
  readonly owner: string;
}

/** The file format as a set of fields (`City.size`) and of values of choices (`Track.gauge=dual`). */
export interface FileFormat {
  /**
   * All current fields and values, in the order of the schema, each with all its locations: a field with the same name and meaning in
   * several objects, such as `angle`, is one field.
   */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Fields and values that a game uses, or a hex if the root is `Hex`. */
  usedBy(value: Json, root?: string): ReadonlySet<string>;
  /** Finds the field at a key path such as `map.hexes[].cities[].size`. */
  fieldAt(path: string): string | undefined;
  /** Whether the field at a key path is an old spelling, or has no effect. */
  isOld(path: string): boolean;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fileFormatOf = (schema: object): FileFormat => {
  const game = schema as Rule;

  /** Returns all alternatives of a rule, with references resolved. */
  const unfold = ({ rule, owner }: NamedRule): readonly NamedRule[] => {
    const name = rule.$ref?.split('/').at(-1);
    const target = name === undefined ? undefined : game.definitions?.[name];
    if (name !== undefined && target) return unfold({ rule: target, owner: name });
    if (rule.anyOf && !rule.properties)
      return rule.anyOf.flatMap((alternative) =>
        alternative.deprecated ? [] : unfold({ rule: alternative, owner }),
      );
    return [{ rule, owner }];
  };

  const childOf = ({ rule, owner }: NamedRule, key: string): NamedRule | undefined => {
    const field = rule.properties && Object.hasOwn(rule.properties, key) ? rule.properties[key] : undefined;
    if (field) return { rule: field, owner: `${owner}.${key}` };
    const { additionalProperties: others } = rule;
    return typeof others === 'object' ? { rule: others, owner: `${owner}.{}` } : undefined;
  };

  /** Values of a choice. Font weights and styles are not choices here. */
  const words = (
    place: NamedRule,
    outer?: Json,
  ): readonly { readonly word: Json; readonly isDefault: boolean }[] => {
    const { rule, owner } = place;
    if (/(weight|style)$/i.test(owner)) return [];
    const defaultValue = rule.default ?? outer;
    if (rule.anyOf && !rule.properties)
      return rule.anyOf.flatMap((alternative) =>
        alternative.deprecated ? [] : words({ rule: alternative, owner }, defaultValue),
      );
    return unfold(place)
      .flatMap((each) => [...(each.rule.enum ?? []), each.rule.const])
      .filter((word) => word !== undefined && typeof word !== 'boolean')
      .map((word) => ({ word, isDefault: word === defaultValue }));
  };

  const fields = new Map<string, string[]>();
  const firstOf = new Map<string, string>();
  const visited = new Set<Rule>();

  /** Adds a location of a meaning, which has the name of its first location. */
  const note = (meaning: string, name: string): void => {
    const first = firstOf.get(meaning) ?? name;
    firstOf.set(meaning, first);
    fields.set(first, [...(fields.get(first) ?? []), name]);
  };

  const collect = (place: NamedRule): void => {
    for (const { rule, owner } of unfold(place)) {
      if (visited.has(rule)) continue;
      visited.add(rule);
      for (const [key, field] of Object.entries(rule.properties ?? {})) {
        if (field.deprecated) continue;
        const child = { rule: field, owner: `${owner}.${key}` };
        note(`${key}: ${field.description ?? child.owner}`, child.owner);
        const choice = words(child);
        const all = choice.map(({ word }) => word).join('|');
        // Files need not contain the default.
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

  const use = (value: Json, place: NamedRule, used: Set<string>): void => {
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

  const walk = (places: readonly NamedRule[], step: string): readonly NamedRule[] =>
    places.flatMap(unfold).flatMap((place) => {
      const next =
        step === '[]'
          ? place.rule.items && { rule: place.rule.items, owner: place.owner }
          : childOf(place, step);
      return next ? [next] : [];
    });

  const placesAt = (path: string): readonly NamedRule[] =>
    stepsOf(path).reduce(walk, [{ rule: game, owner: 'Game' }] as readonly NamedRule[]);

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
