import type { Meta, SourceType } from '../state/store.ts';

/** A parsed slug (98.3.2). Its type may not exist. */
export interface SlugParts {
  readonly type: string;
  readonly id: string;
}

const SEPARATOR = ':';

/** A slug without a colon is a bundled game; otherwise the type comes before the first colon. */
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

/** Whether `platelayer serve` made an id: its UUIDs have version 8, the page's have version 4. */
export const isServed = (id: string): boolean => SERVED_ID.test(id);

const SERVED_ID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;

/** Whether a slug names this game: `bundled:x` and `x` are equal (98.3.2). */
export const hasSlug = (meta: Meta | undefined, slug: string): boolean => {
  const { type, id } = parseSlug(slug);
  return meta?.type === type && meta.id === id;
};

/** The router may already have decoded the slug, so a stray `%` is part of the id. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
