import type { ImportReport } from './report.ts';
import { lineField } from './ruby/read.ts';
import { RubyHash } from './ruby/value.ts';
import type { TitleData } from './title-data.ts';

/** The data of a title in the older form, where all of it is plain. */
export const olderData = (constants: RubyHash, report: ImportReport): TitleData => {
  report.add('read', 'The title is in the older form: one text of JSON.');
  const list = (name: string) => {
    const value = constants.get(name);
    return Array.isArray(value) ? value : undefined;
  };
  const map = (name: string) => {
    const value = constants.get(name);
    return value instanceof RubyHash ? value : undefined;
  };
  return {
    constant: (name) => constants.get(name),
    hexes: map('HEXES'),
    otherHexes: new Map(),
    tiles: map('TILES'),
    locationName: (coordinate) => lineField(map('LOCATION_NAMES'), coordinate),
    market: list('MARKET'),
    marketShape: { zigzag: false, flip: false, hexagonal: false },
    trains: list('TRAINS'),
    trainCount: () => undefined,
    phases: list('PHASES'),
    companies: list('COMPANIES'),
    corporations: list('CORPORATIONS'),
    minors: list('MINORS'),
    bank: constants.get('BANK_CASH'),
    startingCash: constants.get('STARTING_CASH'),
    certLimit: constants.get('CERT_LIMIT'),
    layout: constants.get('LAYOUT'),
    colors: new RubyHash(),
  };
};
