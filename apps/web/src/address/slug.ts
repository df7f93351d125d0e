import type { Meta, SourceType } from '../state/store.ts';

/** A slug taken apart (98.3.2); the type may be one that does not exist. */
export interface SlugParts {
  readonly type: string;
  readonly id: string;
}

const SEPARATOR = ':';

/** A bare slug names a bundled game; otherwise the part before the first colon is the type. */
export const parseSlug = (slug: string): SlugParts => {
  const colon = slug.indexOf(SEPARATOR);
  return colon < 0
    ? { type: 'bundled', id: decode(slug) }
    : { type: slug.slice(0, colon), id: decode(slug.slice(colon + 1)) };
};

export const metaOf = (type: SourceType, id: string): Meta => ({
  type,
  id,
  slug: type === 'bundled' ? encodeURIComponent(id) : `${type}${SEPARATOR}${id}`,
});

/** Whether `platelayer serve` made an id: its UUIDs have version 8, those of the page version 4. */
export const isServed = (id: string): boolean => SERVED_ID.test(id);

const SERVED_ID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;

/** Whether a game is the one that a slug names: `bundled:x` and `x` are the same (98.3.2). */
export const hasSlug = (meta: Meta | undefined, slug: string): boolean => {
  const { type, id } = parseSlug(slug);
  return meta?.type === type && meta.id === id;
};

/** A router may have decoded the slug already; a stray `%` is then part of the id. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
