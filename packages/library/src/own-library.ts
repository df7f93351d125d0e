import type { JsonObject } from '@platelayer/game';
import type { CompanySet } from './companies/company-sets.ts';
import type { Publisher } from './publishers.ts';
import type { Theme } from './themes/themes.ts';

/** What a game brings along in files beside its own, by name. Its names win over those of the library. */
export interface OwnLibrary {
  /** Tiles as they are written, by id. */
  readonly tiles: ReadonlyMap<string, JsonObject>;
  readonly mapThemes: ReadonlyMap<string, Theme>;
  readonly companyThemes: ReadonlyMap<string, Theme>;
  readonly companySets: ReadonlyMap<string, CompanySet>;
  readonly publishers: ReadonlyMap<string, Publisher>;
}
