import {
  type Amount,
  type Company,
  type Config,
  type Diagnostic,
  type Game,
  overrideCompanies,
  type Report,
  resolveTokenFace,
} from '@platelayer/game';
import {
  type ColorContext,
  companySets,
  distinctColor,
  distinctShade,
  lookUpName,
  type OwnLibrary,
  type Palette,
  paletteOf,
  readableTextColor,
  resolveColor,
} from '@platelayer/library';
import { type Color, drawWhenLoaded, type Fonts } from '@platelayer/scene';
import type { Artwork } from './artwork/artwork.ts';
import { marketCode } from './map/market-code.ts';
import { type MoneyKind, moneyWriter } from './money.ts';

/** Everything a drawing depends on besides the thing drawn: configuration, colours, fonts and pictures. */
export interface Look {
  readonly config: Config;
  readonly fonts: Fonts;
  readonly palette: Palette;
  readonly artwork: Artwork;
  /** The companies to show, from the game or the override set (10.7.5). Each has a known colour. */
  readonly companies: readonly Company[];
  /** Receives problems that only drawing reveals, such as text that does not fit or overlaps something. */
  readonly report: Report;
  /** Leaves hexes empty, which is enough to see what is on a sheet and where. */
  readonly emptyHexes?: true;
  /** Resolves a colour name (90.2); undefined if the name means no colour. `phase` is the colour name of the surrounding hex. */
  color(name: string, context?: ColorContext, phase?: string): Color | undefined;
  /** The theme's white or black, whichever is easier to read on a background (90.5). */
  readable(ground: Color | undefined, phase?: string): Color;
  /** Formats an amount. `format` replaces the game's currency for this amount (50.1.7). */
  money(amount: Amount | undefined, kind: MoneyKind, format?: string): string;
}

/** The inputs of a look, apart from the game. */
export type LookParts = Pick<Look, 'config' | 'fonts' | 'artwork' | 'report'> & {
  /** Themes and company sets that come with the game. */
  readonly own?: Pick<OwnLibrary, 'mapThemes' | 'companyThemes' | 'companySets'>;
};

/** Makes the look of a game. `config` is the effective configuration, which includes the game's own. */
export const lookOf = (game: Game, { config, fonts, artwork, report, own }: LookParts): Look => {
  const palette = paletteOf({
    mapTheme: config.theme,
    companyTheme: config.companiesTheme,
    gameColors: game.colors,
    own,
  });
  const set = own?.companySets.get(config.overrideCompanies) ?? companySets.get(config.overrideCompanies);
  const companies = set
    ? overrideCompanies(game.companies, set.companies, config.overrideSelection).map((company, i) =>
        company === game.companies[i] ? company : withRoundel(company, artwork, palette),
      )
    : game.companies;
  return {
    config,
    fonts,
    palette,
    artwork,
    report,
    companies: withOwnColors(companies, palette),
    color: (name, context, phase) => resolveColor(palette, name, context, phase),
    readable: (ground, phase) => readableTextColor(palette, ground, phase),
    money: moneyWriter(game.info.currency, config.currency),
  };
};

/** Gives a company of an override set a token with its letters in a ring if its logo is missing (70.10). */
const withRoundel = (company: Company, artwork: Artwork, palette: Palette): Company => {
  const { logo, color } = company;
  if (logo !== undefined && artwork.logo(logo) !== undefined) return company;
  const ground = color === undefined ? undefined : resolveColor(palette, color, 'companies');
  const isDark = readableTextColor(palette, ground) === resolveColor(palette, 'white');
  const circleBorderColor = isDark ? 'white' : 'black';
  const token = resolveTokenFace({ circle: color ?? 'white', circleRadius: RING_RADIUS, circleBorderColor });
  return { ...company, logo: undefined, token };
};

/** Just outside the letters, which stay within 0.88 of a radius of 25. */
const RING_RADIUS = 22.6;

/** Colour of paper, which company colours must also differ from. */
const PAPER = '#ffffff';

/**
 * Gives each company with an unknown colour a colour that differs from all others. Does the same if a colour guessed from the
 * words of its name looks like another company's (90.2.6).
 */
const withOwnColors = (companies: readonly Company[], palette: Palette): readonly Company[] => {
  const resolved = (name: string) => resolveColor(palette, name, 'companies');
  const named = (name: string) => lookUpName(palette, name, 'companies');
  const colors = new Map<string, Color>();
  const taken = [PAPER, ...companies.flatMap(({ color = '' }) => named(color) ?? [])];
  const give = (key: string, color: Color) => {
    colors.set(key, color);
    taken.push(color);
  };
  for (const { color } of companies) {
    const guessed = color === undefined || colors.has(color) || named(color) ? undefined : resolved(color);
    if (color !== undefined && guessed !== undefined) give(color, distinctShade(guessed, taken));
  }
  return companies.map((company) => {
    // An unknown colour of the token must not hide the colour of the company.
    const { color: painted, ...token } = company.token;
    const known = painted === undefined || resolved(painted) !== undefined ? company : { ...company, token };
    if (company.color === undefined || named(company.color) !== undefined) return known;
    if (resolved(company.color) === undefined) give(company.color, distinctColor(company.name, taken));
    return { ...known, color: colors.get(company.color) };
  });
};

/** Calls `draw` with the look of a game, and again until all fonts, pictures and code it needs are loaded. */
export const withLook = async <T>(game: Game, parts: LookParts, draw: (look: Look) => T): Promise<T> => {
  const { drawn, diagnostics } = await drawWhenLoaded(
    [parts.fonts, parts.artwork, marketCode, companySets],
    () => {
      // A new look for each attempt: looks cache drawings, and problems of an attempt without its fonts may not be real.
      const diagnostics: Diagnostic[] = [];
      const look = lookOf(game, { ...parts, report: (diagnostic) => void diagnostics.push(diagnostic) });
      return { drawn: draw(look), diagnostics };
    },
  );
  diagnostics.forEach(parts.report);
  return drawn;
};

/** Returns a look that reports each diagnostic once, however often drawings repeat it. */
export const reportOnce = (look: Look): Look => {
  const reported = new Set<string>();
  return {
    ...look,
    report: (diagnostic) => {
      const key = JSON.stringify([diagnostic.code, diagnostic.pointer, diagnostic.message]);
      if (reported.has(key)) return;
      reported.add(key);
      look.report(diagnostic);
    },
  };
};

/** Sets the name that charters and share cards show: the company's name, its second name, or both (10.7.1). */
export const nameCompany = (company: Company, { companyNames }: Pick<Config, 'companyNames'>): Company => {
  const { alias } = company;
  if (alias === undefined || companyNames === 'name') return company;
  return companyNames === 'alias' ? { ...company, name: alias } : { ...company, subtext: alias };
};
