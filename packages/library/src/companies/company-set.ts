/**
 * Companies that may stand in for those of any game, one by one in order (10.7.5). Each is written as
 * in a game file.
 */
export interface CompanySet {
  readonly id: string;
  /** Not unique: choosers show the id beside it (10.20.10). */
  readonly name: string;
  readonly abbrev: string;
  readonly companies: readonly SetCompany[];
}

// A type, not an interface, so that an entry passes as a JSON object.
export type SetCompany = {
  readonly name: string;
  readonly abbrev: string;
  readonly color: string;
  readonly logo?: string;
};
