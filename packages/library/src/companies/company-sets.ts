import { lazyStore } from '@platelayer/scene';

/** Companies that can replace those of any game, one by one in order (10.7.5). Each is written as in a game file. */
export interface CompanySet {
  readonly id: string;
  /** Not unique: choosers show the id next to it (10.20.10). */
  readonly name: string;
  readonly abbrev: string;
  readonly companies: readonly SetCompany[];
}

// A type rather than an interface, so that an entry is assignable to a JSON object.
export type SetCompany = {
  readonly name: string;
  readonly abbrev: string;
  readonly color: string;
  readonly logo?: string;
};

const FILES = import.meta.glob<Omit<CompanySet, 'id'>>('./*.json', { import: 'default' });

/** The values of `overrideCompanies` that the library knows. */
export const COMPANY_SET_IDS: readonly string[] = Object.keys(FILES)
  .map((path) => path.slice('./'.length, -'.json'.length))
  .sort();

const store = lazyStore(async (id): Promise<CompanySet> => ({ id, ...(await FILES[`./${id}.json`]!()) }));

/** The override sets. Few games use one, so each loads when it is first needed. */
export const companySets = {
  /** Returns undefined for an unknown id, so that no company is replaced. */
  get: (id: string): CompanySet | undefined => (COMPANY_SET_IDS.includes(id) ? store.get(id) : undefined),
  loadMissing: store.loadMissing,
  /** Loads all of them, in the order of their ids. */
  load: async (): Promise<readonly CompanySet[]> => {
    for (const id of COMPANY_SET_IDS) store.get(id);
    await store.loadMissing();
    return COMPANY_SET_IDS.flatMap((id) => store.get(id) ?? []);
  },
};
