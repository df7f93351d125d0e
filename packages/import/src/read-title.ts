import { BY_PLAYERS, type ByPlayers, playerCounts, sameOrByCount, USUAL_MOST } from './by-players.ts';
import { listOfMade } from './made-lists.ts';
import { olderData } from './older-title.ts';
import type { ImportReport } from './report.ts';
import { Evaluator } from './ruby/evaluator.ts';
import type { Definition, RubyModule } from './ruby/program.ts';
import { asLine, asMap, asNumber, lineField } from './ruby/read.ts';
import { findInBlock, findKeyword } from './ruby/syntax.ts';
import { attempt, placeOf, type Unfollowed } from './ruby/unfollowed.ts';
import { isTrue, RubyHash, RubySymbol, symbol, type Value } from './ruby/value.ts';
import type { TitleData } from './title-data.ts';
import type { ImportSources, Title } from './titles.ts';

/**
 * Data of a title: the methods that return it, the constant they fall back on, and its name in messages. `maker` is the
 * method that creates the game's objects from the list and may change it.
 */
const TITLE_DATA = {
  hexes: { getters: ['optional_hexes', 'game_hexes'], constant: 'HEXES', label: 'The map' },
  tiles: { getters: ['game_tiles'], constant: 'TILES', label: 'The list of tiles', maker: 'init_tiles' },
  market: { getters: ['game_market'], constant: 'MARKET', label: 'The stock market' },
  trains: {
    getters: ['game_trains'],
    constant: 'TRAINS',
    label: 'The list of trains',
    maker: 'init_train_handler',
  },
  phases: { getters: ['game_phases'], constant: 'PHASES', label: 'The list of phases' },
  companies: {
    getters: ['game_companies'],
    constant: 'COMPANIES',
    label: 'The list of private companies',
    maker: 'init_companies',
  },
  corporations: {
    getters: ['game_corporations'],
    constant: 'CORPORATIONS',
    label: 'The list of companies',
    maker: 'init_corporations',
  },
  minors: {
    getters: ['game_minors'],
    constant: 'MINORS',
    label: 'The list of minor companies',
    maker: 'init_minors',
  },
} as const satisfies Record<string, DataSource>;

interface DataSource {
  readonly getters: readonly string[];
  readonly constant: string;
  readonly label: string;
  readonly maker?: string;
}

/** Not every title has these, so a missing one is not reported. */
const OPTIONAL: ReadonlySet<string> = new Set(['MINORS', 'COMPANIES']);

export const readTitle = (
  title: Title,
  { ruby }: ImportSources,
  options: readonly string[],
  report: ImportReport,
): TitleData => {
  if (title.older) return olderData(title.older, report);
  ruby.beginTitle();
  ruby.loadTitle(title.id);
  const own = title.module;
  const game = own.modules.get('Game');
  const ancestors = game ? ruby.ancestors(game) : ownModules(own);
  const counts = playerCounts(new Evaluator(ruby, own, ancestors, { players: 0, options }));
  const forPlayers = (players: number) => new Evaluator(ruby, game ?? own, ancestors, { players, options });
  const evaluator = forPlayers(counts.at(-1) ?? USUAL_MOST);
  const reader = new TitleReader(evaluator, own, report);
  const { method, constant } = BY_PLAYERS.certLimit;
  const hasTable = evaluator.find(constant) || evaluator.findMethod(method);
  const market = reader.list(TITLE_DATA.market);
  const hexes = reader.map(TITLE_DATA.hexes);
  const data: TitleData = {
    constant: (name) => reader.constant(name),
    hexes,
    otherHexes: reader.otherHexes(),
    tiles: reader.map(TITLE_DATA.tiles),
    locationName: reader.locationNames(),
    market,
    marketShape: market ? reader.marketShape() : PLAIN_SHAPE,
    trains: reader.list(TITLE_DATA.trains),
    trainCount: (train) => reader.trainCount(train),
    phases: reader.list(TITLE_DATA.phases),
    companies: reader.list(TITLE_DATA.companies),
    corporations: reader.withHomes(reader.list(TITLE_DATA.corporations)),
    minors: reader.list(TITLE_DATA.minors),
    bank: reader.byPlayers(BY_PLAYERS.bank, counts, forPlayers),
    startingCash: reader.byPlayers(BY_PLAYERS.startingCash, counts, forPlayers),
    certLimit: reader.byPlayers(
      hasTable ? BY_PLAYERS.certLimit : BY_PLAYERS.ownCertLimit,
      counts,
      forPlayers,
    ),
    layout: reader.layout(),
    colors: reader.colors(ancestors),
  };
  const { assumedPlayers } = evaluator;
  if (assumedPlayers !== undefined)
    report.add(
      'read',
      `The import assumes ${assumedPlayers} players where the title depends on their number.`,
    );
  return data;
};

const HOME = symbol('coordinates');

const PLAIN_SHAPE = { zigzag: false, flip: false, hexagonal: false };

/** Without the class of the game, for example with only `map.rb`, all modules of the title are searched. */
const ownModules = (module: RubyModule): RubyModule[] => [
  module,
  ...[...module.modules.values()].flatMap((inner) => ownModules(inner)),
];

class TitleReader {
  readonly #evaluator: Evaluator;
  readonly #own: RubyModule;
  readonly #report: ImportReport;

  constructor(evaluator: Evaluator, own: RubyModule, report: ImportReport) {
    this.#evaluator = evaluator;
    this.#own = own;
    this.#report = report;
  }

  /** A value of the title, from its method if it has one, otherwise from the constant (85.3.5). */
  ask(source: DataSource): Value | undefined {
    const { maker, label } = source;
    const method = maker === undefined ? undefined : this.#evaluator.findMethod(maker);
    if (maker === undefined || !method) return this.#listed(source);
    const result = attempt(() => {
      const players = this.#evaluator.instanceVariable('@players');
      const made = this.#evaluator.call(maker, maker === 'init_companies' ? players : null);
      return listOfMade(maker, made);
    });
    if ('value' in result) {
      this.#reportSource(label, `method ${maker}`, method);
      return result.value;
    }
    const listed = this.#listed(source);
    if (listed !== undefined)
      this.#report.add(
        'computed',
        `${label} may be changed by method ${maker}, which could not be evaluated: it ${result.failure.message}. The list itself was used.`,
        result.failure.place,
      );
    return listed;
  }

  #listed({ getters, constant, label }: DataSource): Value | undefined {
    const method = getters.find((name) => this.#evaluator.findMethod(name));
    const definition = this.#evaluator.find(constant);
    if (method !== undefined) {
      const getter = this.#evaluator.findMethod(method);
      const result = attempt(() => this.#evaluator.call(method));
      if ('value' in result) {
        if (getter) this.#reportSource(label, `method ${method}`, getter);
        return result.value;
      }
      const own = definition && this.#isOwn(definition) ? definition : undefined;
      const plain = own && attempt(() => this.#evaluator.constant(own));
      const reason = result.failure.message;
      if (plain && 'value' in plain) {
        this.#report.add(
          'computed',
          `${label} is changed by a method that could not be evaluated: it ${reason}. Options of the title were not applied.`,
          result.failure.place,
        );
        return plain.value;
      }
      this.#reportFailure(label, result.failure);
      return undefined;
    }
    if (!definition) {
      if (!OPTIONAL.has(constant)) this.#reportAbsence(label, constant);
      return undefined;
    }
    const read = attempt(() => this.#evaluator.constant(definition));
    if ('value' in read) {
      this.#reportSource(label, constant, definition);
      return read.value;
    }
    this.#reportFailure(label, read.failure);
    return undefined;
  }

  /** A value that may depend on the number of players, evaluated once for each number. */
  byPlayers(
    { method, constant, label, follow }: ByPlayers,
    counts: readonly number[],
    forPlayers: (players: number) => Evaluator,
  ): Value {
    const definition = this.#evaluator.find(constant);
    const getter = this.#evaluator.findMethod(method);
    if (getter) {
      const results = counts.map((players) => attempt(() => follow(forPlayers(players), players)));
      const values = results.flatMap((made) => ('value' in made ? [made.value] : []));
      if (values.length === counts.length) {
        this.#reportSource(label, `method ${method}`, getter);
        return sameOrByCount(counts, values);
      }
      const failed = results.find((made) => 'failure' in made);
      const failure = failed && 'failure' in failed ? failed.failure : undefined;
      const plain = definition && attempt(() => this.#evaluator.constant(definition));
      if (failure && plain && 'value' in plain) {
        this.#report.add(
          'computed',
          `${label} is changed by a method that could not be evaluated: it ${failure.message}. ${constant} was used.`,
          failure.place,
        );
        return plain.value;
      }
      if (failure) this.#reportFailure(label, failure);
      return null;
    }
    const read = definition && attempt(() => this.#evaluator.constant(definition));
    if (!read) return null;
    if ('failure' in read) this.#reportFailure(label, read.failure);
    else this.#reportSource(label, constant, definition);
    return 'value' in read ? read.value : null;
  }

  map(source: DataSource): RubyHash | undefined {
    const value = this.ask(source);
    if (value instanceof RubyHash) return value;
    this.#reportForm(source, value, 'a map');
    return undefined;
  }

  list(source: DataSource): readonly Value[] | undefined {
    const value = this.ask(source);
    if (Array.isArray(value)) return value;
    this.#reportForm(source, value, 'a list');
    return undefined;
  }

  #reportForm({ label }: DataSource, value: Value | undefined, form: string): void {
    if (value !== undefined && value !== null)
      this.#report.add('missing', `${label} was skipped: it is not ${form}.`);
  }

  constant(name: string): Value {
    const definition = this.#evaluator.find(name);
    if (!definition) return null;
    const read = attempt(() => this.#evaluator.constant(definition));
    if ('value' in read) return read.value;
    this.#report.add('missing', `${name} was skipped: it ${read.failure.message}.`, read.failure.place);
    return null;
  }

  /** Names of locations. The title's method is called for each; the table is used if that fails. */
  locationNames(): (coordinate: string) => string | undefined {
    const evaluator = this.#evaluator;
    const getter = evaluator.findMethod('game_location_names') ? 'game_location_names' : undefined;
    const table = getter ? attempt(() => evaluator.call(getter)) : undefined;
    const names = table && 'value' in table ? asMap(table.value) : asMap(this.constant('LOCATION_NAMES'));
    const plain = (coordinate: string) => lineField(names, coordinate);
    if (!evaluator.findMethod('location_name')) return plain;
    let reported = false;
    return (coordinate) => {
      const result = attempt(() => evaluator.call('location_name', coordinate));
      if ('value' in result) return asLine(result.value);
      if (!reported)
        this.#report.add(
          'computed',
          `Location names are changed by a method that could not be evaluated: it ${result.failure.message}. The unchanged names were used.`,
          result.failure.place,
        );
      reported = true;
      return plain(coordinate);
    };
  }

  trainCount(train: Value): number | undefined {
    if (!this.#evaluator.findMethod('num_trains')) return undefined;
    const result = attempt(() => this.#evaluator.call('num_trains', train));
    return 'value' in result ? asNumber(result.value) : undefined;
  }

  /** Constants in the title's own files that have the form of `HEXES`. */
  otherHexes(): ReadonlyMap<string, RubyHash> {
    const sets = new Map<string, RubyHash>();
    for (const module of ownModules(this.#own))
      for (const [name, definition] of module.constants) {
        if (name === 'HEXES' || !/HEX|MAP/.test(name)) continue;
        const read = attempt(() => this.#evaluator.constant(definition));
        if ('value' in read && isHexSet(read.value)) sets.set(name, read.value);
      }
    return sets;
  }

  /** Companies whose homes are set where the site creates the companies instead of in their entries. */
  withHomes(corporations: readonly Value[] | undefined): readonly Value[] | undefined {
    const method = corporations && this.#evaluator.findMethod('init_corporations');
    const given = method && findInBlock(method.node, 'coordinates');
    if (!method || !given) return corporations;
    return corporations.map((entry) => {
      if (!(entry instanceof RubyHash) || entry.has(HOME)) return entry;
      const names = new Map([[given.parameter, entry]]);
      const home = attempt(() => this.#evaluator.expression({ ...method, node: given.value }, names));
      if ('value' in home) return RubyHash.of([...entry.entries(), [HOME, home.value]]);
      this.#report.add(
        'computed',
        `The homes of companies are set by a method that could not be evaluated: it ${home.failure.message}. They were skipped.`,
        home.failure.place,
      );
      return entry;
    });
  }

  /** A title with several maps returns the layout of each from a method. */
  layout(): Value {
    if (!this.#evaluator.findMethod('layout')) return this.constant('LAYOUT');
    const result = attempt(() => this.#evaluator.call('layout'));
    if ('value' in result) return result.value;
    this.#report.add(
      'computed',
      `The map layout is set by a method that could not be evaluated: it ${result.failure.message}. The title’s default layout was used.`,
      result.failure.place,
    );
    return this.constant('LAYOUT');
  }

  /** The shape of the market is a keyword in a method (85.5.3). */
  marketShape(): TitleData['marketShape'] {
    const method = this.#evaluator.findMethod('init_stock_market');
    const keyword = (name: string): Value => {
      const node = method && findKeyword(method.node, name);
      const value = node && method && attempt(() => this.#evaluator.expression({ ...method, node }));
      return value && 'value' in value ? value.value : null;
    };
    const zigzag = keyword('zigzag');
    return {
      zigzag: isTrue(zigzag),
      flip: zigzag === symbol('flip'),
      hexagonal: isTrue(keyword('hex_market')),
    };
  }

  colors(ancestors: readonly RubyModule[]): RubyHash {
    const definition = ancestors.find(({ colors }) => colors)?.colors;
    const read = definition && attempt(() => this.#evaluator.expression(definition));
    return read && 'value' in read ? asMap(read.value) : new RubyHash();
  }

  #isOwn({ scope }: Definition): boolean {
    return scope.opaque === this.#own.opaque || scope.opaque.startsWith(`${this.#own.opaque}::`);
  }

  #reportSource(label: string, origin: string, definition: Definition): void {
    const from = this.#isOwn(definition) ? '' : ` of title ${titleOf(definition.scope)}`;
    this.#report.add('read', `${label}: ${origin}${from}.`, placeOf(definition.node, definition.file));
  }

  #reportFailure(label: string, failure: Unfollowed): void {
    const { missingTitle, place } = failure;
    if (missingTitle !== undefined)
      this.#report.add('missing', `${label} needs title ${missingTitle.slice(1)}. Add its folder.`, place);
    else this.#report.add('missing', `${label} was skipped: it ${failure.message}.`, place);
  }

  #reportAbsence(label: string, constant: string): void {
    const { missing } = this.#evaluator.sources;
    const [other] = missing;
    if (other !== undefined)
      this.#report.add('missing', `${label} may be in title ${other.slice(1)}. Add its folder.`);
    else this.#report.add('missing', `${label} is missing: the files do not define ${constant}.`);
  }
}

const titleOf = ({ opaque }: RubyModule): string => /Game::G([^:]+)/.exec(opaque)?.[1] ?? opaque;

/** Whether a value maps colours to maps from lists of coordinates to strings. */
const isHexSet = (value: Value): value is RubyHash =>
  value instanceof RubyHash &&
  value.size > 0 &&
  value
    .entries()
    .every(
      ([color, group]) =>
        color instanceof RubySymbol &&
        group instanceof RubyHash &&
        group.entries().every(([places, notation]) => Array.isArray(places) && typeof notation === 'string'),
    );
