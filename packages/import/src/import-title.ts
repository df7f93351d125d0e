import type { JsonObject, Library } from '@platelayer/game';
import { companiesOf, marksOf } from './convert/companies.ts';
import { gridOf } from './convert/coordinates.ts';
import { settleColors } from './convert/css-colors.ts';
import { infoOf, linksOf, playersOf, stageOf } from './convert/info.ts';
import { compact, type JsonDraft } from './convert/json.ts';
import { mapOf } from './convert/map.ts';
import { stockOf } from './convert/market.ts';
import { type StandardTile, tilesOf } from './convert/tiles.ts';
import { trainsAndPhases } from './convert/trains.ts';
import type { Names } from './notation/signs.ts';
import { readTitle } from './read-title.ts';
import { type ImportEntry, ImportReport } from './report.ts';
import { Evaluator } from './ruby/evaluator.ts';
import { asList, asMap, asText, textField } from './ruby/read.ts';
import { attempt } from './ruby/unfollowed.ts';
import type { TitleData } from './title-data.ts';
import type { ImportSources, Title } from './titles.ts';

/** Options of an import. */
export interface ImportOptions {
  /** Optional rules to apply. */
  readonly options?: readonly string[];
  /** More sets of hexes, by the names of their constants. They become variations of the map. */
  readonly maps?: readonly string[];
}

/** A title as a game file, with the report of its import (85.15). */
export interface ImportedTitle {
  readonly game: JsonObject;
  readonly findings: readonly ImportEntry[];
  /** Counts for a summary. */
  readonly counts: ImportCounts;
}

export interface ImportCounts {
  readonly hexes: number;
  readonly tiles: number;
  readonly marketCells: number;
  readonly trains: number;
  readonly phases: number;
  readonly companies: number;
  readonly privates: number;
}

/**
 * Converts a title to a game file. No code runs, and anything that cannot be evaluated is reported instead of guessed.
 */
export const importTitle = (
  title: Title,
  sources: ImportSources,
  library: Pick<Library, 'tile' | 'icons'>,
  { options = [], maps = [] }: ImportOptions = {},
): ImportedTitle => {
  const report = new ImportReport();
  const known = sources.ruby.faults.length;
  const data = readTitle(title, sources, options, report);
  for (const { message, place } of sources.ruby.faults.slice(known)) report.add('missing', message, place);
  tellRules(options, data, report);
  const colors = new Map<string, string>();
  const { companies, shareTypes, privates, floatPercent } = companiesOf(data, colors, report);
  const names: Names = {
    icons: library.icons,
    companies: new Set(companies.map(({ abbrev }) => String(abbrev))),
    privates: new Set((data.companies ?? []).map((entry) => textField(entry, 'sym') ?? '')),
  };
  const { map, orientation } = mapsOf(data, names, colors, report, maps);
  const tiles =
    data.tiles && tilesOf(data.tiles, { library, table: tileTable(sources), names, colors, report });
  const stock = data.market && stockOf(data.market, data, colors, report);
  const { trains, phases } = trainsAndPhases(data, colors, report);
  settleColors(colors, data.colors, report);
  if ([...(data.companies ?? []), ...(data.corporations ?? [])].length > 0)
    report.add('dropped', 'Rules in Ruby (abilities, steps, rounds) are not part of a game file.');
  const game = compact({
    info: { ...infoOf(title.name, data), ...orientation },
    ...stageOf(data),
    links: linksOf(data),
    ...playersOf(data),
    floatPercent,
    colors: colors.size > 0 ? Object.fromEntries(colors) : undefined,
    companies: companies.length > 0 ? companies : undefined,
    shareTypes: companies.length > 0 ? shareTypes : undefined,
    privates: privates.length > 0 ? privates : undefined,
    trains,
    phases,
    stock,
    tiles,
    map,
  });
  return { game, findings: report.findings(), counts: countsOf(data, game) };
};

/** Reports optional rules that are off, and requested ones that the title does not have. */
const tellRules = (options: readonly string[], data: TitleData, report: ImportReport): void => {
  const known = asList(data.constant('OPTIONAL_RULES')).flatMap((rule) => textField(rule, 'sym') ?? []);
  const left = known.filter((rule) => !options.includes(rule));
  if (left.length > 0) report.add('read', `Optional rules that are turned off: ${left.join(', ')}.`);
  const there = known.length > 0 ? `the title has ${known.join(', ')}` : 'the title does not have any';
  for (const option of options)
    if (!known.includes(option)) report.add('missing', `There is no optional rule ${option}; ${there}.`);
};

const mapsOf = (
  data: TitleData,
  names: Names,
  colors: Map<string, string>,
  report: ImportReport,
  wanted: readonly string[],
): { readonly map?: JsonDraft | JsonDraft[]; readonly orientation: JsonDraft } => {
  const layout = asText(data.layout);
  if (layout === 'none' || (!data.hexes && wanted.length === 0)) return { orientation: {} };
  if (layout === undefined)
    report.add('changed', 'The title does not set a map layout, so hexes have a corner at the bottom.');
  const grid = gridOf(layout === 'flat' ? 'flat' : 'pointy', data.constant('AXES'));
  const hidden = asMap(data.constant('HEXES_HIDE_LOCATION_NAMES'));
  const source = {
    grid,
    names,
    colors,
    report,
    marks: marksOf(data),
    locationName: (coordinate: string) =>
      hidden.has(coordinate) ? undefined : data.locationName(coordinate),
  };
  if (grid.exchanged)
    report.add(
      'changed',
      'Letters and numbers of the coordinates are exchanged, because letters run downwards on this map. The printed labels are those of the title, and rules text keeps its coordinates.',
    );
  const orientation = compact({
    orientation: grid.layout === 'flat' ? 'horizontal' : 'vertical',
    mapCoordinates: grid.exchanged ? 'reversed' : undefined,
  });
  const main = data.hexes && mapOf(data.hexes, source);
  const others = [...data.otherHexes].filter(([name]) => !wanted.includes(name)).map(([name]) => name);
  if (others.length > 0)
    report.add(
      'changed',
      `The title has more sets of hexes, which were not requested: ${others.join(', ')}.`,
    );
  const variations = wanted.flatMap((name) => {
    const hexes = data.otherHexes.get(name);
    const map = hexes && mapOf(hexes, source);
    if (!map) report.add('missing', `There is no set of hexes ${name}.`);
    return map ? [{ name, ...map }] : [];
  });
  tellHomesElsewhere(source.marks, data, report);
  if (variations.length === 0) return main ? { map: main, orientation } : { orientation };
  return { map: [...(main ? [{ name: 'Standard', ...main }] : []), ...variations], orientation };
};

/** Homes that are not on the map, because only an option or another map has the hex. */
const tellHomesElsewhere = (
  marks: ReturnType<typeof marksOf>,
  data: TitleData,
  report: ImportReport,
): void => {
  const there = new Set(
    [data.hexes, ...data.otherHexes.values()].flatMap((hexes) =>
      (hexes?.values() ?? []).flatMap((group) => asMap(group).keys().flat()).map((name) => asText(name)),
    ),
  );
  for (const [coordinate, { homes }] of marks)
    if (homes.length > 0 && !there.has(coordinate))
      for (const { company } of homes)
        report.at(company, 'dropped', `its home ${coordinate} is not on the map`);
};

/** The site's own tiles: constants named after colours, each a map from number to notation. */
const tileTable = ({ ruby, hasTileTable }: ImportSources): ReadonlyMap<string, StandardTile> => {
  const table = new Map<string, StandardTile>();
  const module = ['Engine', 'Config', 'Tile'].reduce<typeof ruby.top | undefined>(
    (outer, name) => outer?.modules.get(name),
    ruby.top,
  );
  if (!hasTileTable || !module) return table;
  const evaluator = new Evaluator(ruby, module, [module], { players: 0, options: [] });
  for (const [name, definition] of module.constants) {
    const read = attempt(() => evaluator.constant(definition));
    for (const [id, code] of 'value' in read ? asMap(read.value).entries() : []) {
      const [number, notation] = [asText(id), asText(code)];
      if (number !== undefined && notation !== undefined)
        table.set(number, { color: name.toLowerCase(), code: notation });
    }
  }
  return table;
};

const countsOf = (data: TitleData, game: JsonObject): ImportCounts => {
  const size = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
  const map = (Array.isArray(game.map) ? game.map[0] : game.map) as JsonObject | undefined;
  return {
    hexes: ((map?.hexes ?? []) as readonly JsonObject[]).reduce((sum, { hexes }) => sum + size(hexes), 0),
    tiles: data.tiles?.size ?? 0,
    marketCells: (data.market ?? []).flat().length,
    trains: size(data.trains),
    phases: size(data.phases),
    companies: size(data.corporations) + size(data.minors),
    privates: size(data.companies),
  };
};
