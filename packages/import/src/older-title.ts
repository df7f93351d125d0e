import * as nodes from '@ruby/prism/src/nodes.js';
import type { ImportReport } from './report.ts';
import type { RubyModule } from './ruby/program.ts';
import { asMap, asText, field, lineField } from './ruby/read.ts';
import { RubyHash, symbol, type Value } from './ruby/value.ts';
import type { TitleData } from './title-data.ts';

/** A title in the form used until about 2020: one constant with JSON text (85.2.2). */
export interface OlderTitle {
  readonly id: string;
  readonly name: string;
  readonly module: RubyModule;
  /** Its data under the current names of constants. */
  readonly older: RubyHash;
}

/** Current constant for each key. */
const CONSTANTS: Readonly<Record<string, string>> = {
  modulename: 'GAME_TITLE',
  currencyFormatStr: 'CURRENCY_FORMAT_STR',
  bankCash: 'BANK_CASH',
  certLimit: 'CERT_LIMIT',
  startingCash: 'STARTING_CASH',
  capitalization: 'CAPITALIZATION',
  mustSellInBlocks: 'MUST_SELL_IN_BLOCKS',
  layout: 'LAYOUT',
  locationNames: 'LOCATION_NAMES',
  tiles: 'TILES',
  market: 'MARKET',
  companies: 'COMPANIES',
  corporations: 'CORPORATIONS',
  minors: 'MINORS',
  trains: 'TRAINS',
  phases: 'PHASES',
};

export const olderTitles = (top: RubyModule): OlderTitle[] => {
  const found: OlderTitle[] = [];
  const visit = (module: RubyModule) => {
    const node = module.constants.get('JSON')?.node;
    const older = node && readJson(textOf(node));
    if (older) {
      const name = asText(older.get('GAME_TITLE')) ?? module.name;
      found.push({ id: module.name, name: name.replace(/^G(?=\d)/, ''), module, older });
    }
    for (const child of module.modules.values()) visit(child);
  };
  visit(top);
  return found;
};

/** The text of a string constant in any form. The parser splits a heredoc by lines. */
const textOf = (node: object): string => {
  if (node instanceof nodes.StringNode) return node.unescaped.value;
  if (node instanceof nodes.InterpolatedStringNode) return node.parts.map(textOf).join('');
  if (node instanceof nodes.CallNode && node.name === 'freeze' && node.receiver) return textOf(node.receiver);
  return '';
};

const readJson = (text: string): RubyHash | undefined => {
  try {
    const data = rubyOf(JSON.parse(text));
    return data instanceof RubyHash ? byConstants(data) : undefined;
  } catch {
    return undefined;
  }
};

const rubyOf = (value: unknown): Value => {
  if (Array.isArray(value)) return value.map(rubyOf);
  if (typeof value === 'object' && value !== null)
    return RubyHash.of(Object.entries(value).map(([key, entry]) => [key, rubyOf(entry)]));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

const byConstants = (data: RubyHash): RubyHash => {
  const constants = new RubyHash();
  for (const [key, constant] of Object.entries(CONSTANTS))
    if (data.has(key)) constants.set(constant, data.get(key));
  if (data.has('hexes')) constants.set('HEXES', todaysHexes(asMap(data.get('hexes'))));
  const axes = data.get('axes');
  // Only in this case do the letters run downwards.
  if (
    data.get('layout') === 'flat' &&
    field(axes, 'rows') === 'numbers' &&
    field(axes, 'columns') === 'letters'
  )
    constants.set(
      'AXES',
      RubyHash.of([
        [symbol('x'), symbol('number')],
        [symbol('y'), symbol('letter')],
      ]),
    );
  return constants;
};

/** The two inner levels are reversed: notation, then coordinates. */
const todaysHexes = (hexes: RubyHash): RubyHash =>
  RubyHash.of(
    hexes.entries().map(([color, groups]): [Value, Value] => [
      symbol(asText(color) ?? ''),
      RubyHash.of(
        asMap(groups)
          .entries()
          .map(([notation, places]) => [places, notation]),
      ),
    ]),
  );

/** The data of a title in the older form, which is plain JSON. */
export const olderData = (constants: RubyHash, report: ImportReport): TitleData => {
  report.add('read', 'The title is in the older form, a single JSON string.');
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
