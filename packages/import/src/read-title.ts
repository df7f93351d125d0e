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
 * What a title is asked for: the methods, the constant they fall back on, and the word for people. `maker` is the method
 * that makes the things of the game out of the list, and may change it.
 */
const ASKED = {
  hexes: { getters: ['optional_hexes', 'game_hexes'], constant: 'HEXES', thing: 'The map' },
  tiles: { getters: ['game_tiles'], constant: 'TILES', thing: 'The list of tiles', maker: 'init_tiles' },
  market: { getters: ['game_market'], constant: 'MARKET', thing: 'The stock market' },
  trains: {
    getters: ['game_trains'],
    constant: 'TRAINS',
    thing: 'The list of trains',
    maker: 'init_train_handler',
  },
  phases: { getters: ['game_phases'], constant: 'PHASES', thing: 'The list of phases' },
  companies: {
    getters: ['game_companies'],
    constant: 'COMPANIES',
    thing: 'The list of private companies',
    maker: 'init_companies',
  },
  corporations: {
    getters: ['game_corporations'],
    constant: 'CORPORATIONS',
    thing: 'The list of companies',
    maker: 'init_corporations',
  },
  minors: {
    getters: ['game_minors'],
    constant: 'MINORS',
    thing: 'The list of minor companies',
    maker: 'init_minors',
  },
} as const satisfies Record<string, Asked>;

interface Asked {
  readonly getters: readonly string[];
  readonly constant: string;
  readonly thing: string;
  readonly maker?: string;
}

/** Not every title has them, so their absence is no loss. */
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
  const market = reader.list(ASKED.market);
  const hexes = reader.map(ASKED.hexes);
  const data: TitleData = {
    constant: (name) => reader.constant(name),
    hexes,
    otherHexes: reader.otherHexes(),
    tiles: reader.map(ASKED.tiles),
    locationName: reader.locationNames(),
    market,
    marketShape: market ? reader.marketShape() : PLAIN_SHAPE,
    trains: reader.list(ASKED.trains),
    trainCount: (train) => reader.trainCount(train),
    phases: reader.list(ASKED.phases),
    companies: reader.list(ASKED.companies),
    corporations: reader.withHomes(reader.list(ASKED.corporations)),
    minors: reader.list(ASKED.minors),
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
  const { playersAskedFor } = evaluator;
  if (playersAskedFor !== undefined)
    report.add('read', `Where the title asks for the number of players, it is ${playersAskedFor}.`);
  return data;
};

const HOME = symbol('coordinates');

const PLAIN_SHAPE = { zigzag: false, flip: false, hexagonal: false };

/** Without the class of the game, for instance with `map.rb` alone, all modules of the title count. */
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

  /** A value as the title makes it, through its method where the title has one, else its constant (85.3.5). */
  ask(asked: Asked): Value | undefined {
    const { maker, thing } = asked;
    const found = maker === undefined ? undefined : this.#evaluator.findMethod(maker);
    if (maker === undefined || !found) return this.#listed(asked);
    const followed = attempt(() => {
      const players = this.#evaluator.instanceVariable('@players');
      const made = this.#evaluator.call(maker, maker === 'init_companies' ? players : null);
      return listOfMade(maker, made);
    });
    if ('value' in followed) {
      this.#tellRead(thing, `method ${maker}`, found);
      return followed.value;
    }
    const listed = this.#listed(asked);
    if (listed !== undefined)
      this.#report.add(
        'computed',
        `${thing} may be changed by method ${maker}, which could not be followed (${reasonOf(followed.failure)}): the list itself was taken.`,
        followed.failure.place,
      );
    return listed;
  }

  #listed({ getters, constant, thing }: Asked): Value | undefined {
    const method = getters.find((name) => this.#evaluator.findMethod(name));
    const definition = this.#evaluator.find(constant);
    if (method !== undefined) {
      const found = this.#evaluator.findMethod(method);
      const followed = attempt(() => this.#evaluator.call(method));
      if ('value' in followed) {
        if (found) this.#tellRead(thing, `method ${method}`, found);
        return followed.value;
      }
      const own = definition && this.#isOwn(definition) ? definition : undefined;
      const plain = own && attempt(() => this.#evaluator.constant(own));
      const reason = reasonOf(followed.failure);
      if (plain && 'value' in plain) {
        this.#report.add(
          'computed',
          `${thing} is changed by a method that could not be followed (${reason}): options of the title were not applied.`,
          followed.failure.place,
        );
        return plain.value;
      }
      this.#tellMissing(thing, followed.failure);
      return undefined;
    }
    if (!definition) {
      if (!OPTIONAL.has(constant)) this.#tellAbsent(thing, constant);
      return undefined;
    }
    const read = attempt(() => this.#evaluator.constant(definition));
    if ('value' in read) {
      this.#tellRead(thing, constant, definition);
      return read.value;
    }
    this.#tellMissing(thing, read.failure);
    return undefined;
  }

  /** A value that may differ with the number of players: asked once for each number. */
  byPlayers(
    { method, constant, thing, follow }: ByPlayers,
    counts: readonly number[],
    forPlayers: (players: number) => Evaluator,
  ): Value {
    const definition = this.#evaluator.find(constant);
    const found = this.#evaluator.findMethod(method);
    if (found) {
      const followed = counts.map((players) => attempt(() => follow(forPlayers(players), players)));
      const values = followed.flatMap((made) => ('value' in made ? [made.value] : []));
      if (values.length === counts.length) {
        this.#tellRead(thing, `method ${method}`, found);
        return sameOrByCount(counts, values);
      }
      const failed = followed.find((made) => 'failure' in made);
      const failure = failed && 'failure' in failed ? failed.failure : undefined;
      const plain = definition && attempt(() => this.#evaluator.constant(definition));
      if (failure && plain && 'value' in plain) {
        this.#report.add(
          'computed',
          `${thing} is changed by a method that could not be followed (${reasonOf(failure)}): ${constant} was taken.`,
          failure.place,
        );
        return plain.value;
      }
      if (failure) this.#tellMissing(thing, failure);
      return null;
    }
    const read = definition && attempt(() => this.#evaluator.constant(definition));
    if (!read) return null;
    if ('failure' in read) this.#tellMissing(thing, read.failure);
    else this.#tellRead(thing, constant, definition);
    return 'value' in read ? read.value : null;
  }

  map(asked: Asked): RubyHash | undefined {
    const value = this.ask(asked);
    if (value instanceof RubyHash) return value;
    this.#tellForm(asked, value, 'a map');
    return undefined;
  }

  list(asked: Asked): readonly Value[] | undefined {
    const value = this.ask(asked);
    if (Array.isArray(value)) return value;
    this.#tellForm(asked, value, 'a list');
    return undefined;
  }

  #tellForm({ thing }: Asked, value: Value | undefined, form: string): void {
    if (value !== undefined && value !== null)
      this.#report.add('missing', `${thing} is left out: it is not ${form}.`);
  }

  constant(name: string): Value {
    const definition = this.#evaluator.find(name);
    if (!definition) return null;
    const read = attempt(() => this.#evaluator.constant(definition));
    if ('value' in read) return read.value;
    this.#report.add('missing', `${name} is left out: it ${reasonOf(read.failure)}.`, read.failure.place);
    return null;
  }

  /** Names of places. A method of the title is asked for each; what it cannot tell, the table may. */
  locationNames(): (coordinate: string) => string | undefined {
    const evaluator = this.#evaluator;
    const getter = evaluator.findMethod('game_location_names') ? 'game_location_names' : undefined;
    const table = getter ? attempt(() => evaluator.call(getter)) : undefined;
    const names = table && 'value' in table ? asMap(table.value) : asMap(this.constant('LOCATION_NAMES'));
    const plain = (coordinate: string) => lineField(names, coordinate);
    if (!evaluator.findMethod('location_name')) return plain;
    let told = false;
    return (coordinate) => {
      const followed = attempt(() => evaluator.call('location_name', coordinate));
      if ('value' in followed) return asLine(followed.value);
      if (!told)
        this.#report.add(
          'computed',
          `The names of places are changed by a method that could not be followed (${reasonOf(followed.failure)}): the plain names were taken.`,
          followed.failure.place,
        );
      told = true;
      return plain(coordinate);
    };
  }

  trainCount(train: Value): number | undefined {
    if (!this.#evaluator.findMethod('num_trains')) return undefined;
    const followed = attempt(() => this.#evaluator.call('num_trains', train));
    return 'value' in followed ? asNumber(followed.value) : undefined;
  }

  /** Constants of the form of `HEXES` in the title's own files. */
  otherHexes(): ReadonlyMap<string, RubyHash> {
    const found = new Map<string, RubyHash>();
    for (const module of ownModules(this.#own))
      for (const [name, definition] of module.constants) {
        if (name === 'HEXES' || !/HEX|MAP/.test(name)) continue;
        const read = attempt(() => this.#evaluator.constant(definition));
        if ('value' in read && isHexSet(read.value)) found.set(name, read.value);
      }
    return found;
  }

  /** Companies whose homes are not in their entries, but are given where the site makes the companies. */
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
        `The homes of companies are given by a method that could not be followed (${reasonOf(home.failure)}): they are left out.`,
        home.failure.place,
      );
      return entry;
    });
  }

  /** A title with several maps gives the layout of each through a method. */
  layout(): Value {
    if (!this.#evaluator.findMethod('layout')) return this.constant('LAYOUT');
    const followed = attempt(() => this.#evaluator.call('layout'));
    if ('value' in followed) return followed.value;
    this.#report.add(
      'computed',
      `The layout of the map is given by a method that could not be followed (${reasonOf(followed.failure)}): the usual one of the title was taken.`,
      followed.failure.place,
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

  #tellRead(thing: string, source: string, definition: Definition): void {
    const from = this.#isOwn(definition) ? '' : ` of title ${titleOf(definition.scope)}`;
    this.#report.add('read', `${thing}: ${source}${from}.`, placeOf(definition.node, definition.file));
  }

  #tellMissing(thing: string, failure: Unfollowed): void {
    const { missingTitle, place } = failure;
    if (missingTitle !== undefined)
      this.#report.add(
        'missing',
        `${thing} needs title ${missingTitle.slice(1)}: bring its folder as well.`,
        place,
      );
    else this.#report.add('missing', `${thing} is left out: it ${reasonOf(failure)}.`, place);
  }

  #tellAbsent(thing: string, constant: string): void {
    const { missing } = this.#evaluator.sources;
    const [other] = missing;
    if (other !== undefined)
      this.#report.add('missing', `${thing} may stand in title ${other.slice(1)}: bring its folder as well.`);
    else this.#report.add('missing', `${thing} is not in the files: there is no ${constant}.`);
  }
}

const reasonOf = ({ message }: Unfollowed): string => message;

const titleOf = ({ opaque }: RubyModule): string => /Game::G([^:]+)/.exec(opaque)?.[1] ?? opaque;

/** Whether a value maps colours to maps from lists of coordinates to texts. */
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
