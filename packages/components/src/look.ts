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

/** Everything a drawing depends on besides the thing drawn: configuration, colours, fonts, pictures. */
export interface Look {
  readonly config: Config;
  readonly fonts: Fonts;
  readonly palette: Palette;
  readonly artwork: Artwork;
  /** The companies as they are shown: the game's own, or those of the override set (10.7.5), each with a colour that is known. */
  readonly companies: readonly Company[];
  /** Takes what only drawing can find out: texts that do not fit, things that cover each other. */
  readonly report: Report;
  /** Hexes stay empty: enough to see what there is and where it lies. */
  readonly emptyHexes?: true;
  /** The colour of a name; nothing where the name means none (90.2). `phase` is the colour name of the hex drawn in. */
  color(name: string, context?: ColorContext, phase?: string): Color | undefined;
  /** The theme's white or black, whichever reads better on a ground (90.5). */
  readable(ground: Color | undefined, phase?: string): Color;
  /** `format` is the amount's own, in place of the game's currency (50.1.7). */
  money(amount: Amount | undefined, kind: MoneyKind, format?: string): string;
}

/** What a look is made of, besides the game. */
export type LookParts = Pick<Look, 'config' | 'fonts' | 'artwork' | 'report'> & {
  /** Themes and lists of companies that the game brings along. */
  readonly own?: Pick<OwnLibrary, 'mapThemes' | 'companyThemes' | 'companySets'>;
};

/** The look of a game: `config` is the configuration in force, the game's own included. */
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

/** A company of an override set whose logo nobody has wears its letters in a ring (70.10). */
const withRoundel = (company: Company, artwork: Artwork, palette: Palette): Company => {
  const { logo, color } = company;
  if (logo !== undefined && artwork.logo(logo) !== undefined) return company;
  const ground = color === undefined ? undefined : resolveColor(palette, color, 'companies');
  const isDark = readableTextColor(palette, ground) === resolveColor(palette, 'white');
  const circleBorderColor = isDark ? 'white' : 'black';
  const token = resolveTokenFace({ circle: color ?? 'white', circleRadius: RING_RADIUS, circleBorderColor });
  return { ...company, logo: undefined, token };
};

/** Just outside the letters, which keep within 0.88 of a radius of 25. */
const RING_RADIUS = 22.6;

/** The paper, from which a company must differ too. */
const PAPER = '#ffffff';

/**
 * Companies whose colour nobody knows get one of their own, told apart from all others; so do those whose colour was
 * guessed from the words of its name, where the guess comes out like another company's (90.2.6).
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
    // A decoration that states a colour nobody knows must not hide the company's own.
    const { color: painted, ...token } = company.token;
    const known = painted === undefined || resolved(painted) !== undefined ? company : { ...company, token };
    if (company.color === undefined || named(company.color) !== undefined) return known;
    if (resolved(company.color) === undefined) give(company.color, distinctColor(company.name, taken));
    return { ...known, color: colors.get(company.color) };
  });
};

/** Draws with the look of a game once, whatever fonts, pictures and code have to be loaded for it. */
export const withLook = async <T>(game: Game, parts: LookParts, draw: (look: Look) => T): Promise<T> => {
  const { drawn, diagnostics } = await drawWhenLoaded(
    [parts.fonts, parts.artwork, marketCode, companySets],
    () => {
      // A look remembers what was drawn with it, and what is reported for a first drawing without its fonts may not hold for the final one.
      const diagnostics: Diagnostic[] = [];
      const look = lookOf(game, { ...parts, report: (diagnostic) => void diagnostics.push(diagnostic) });
      return { drawn: draw(look), diagnostics };
    },
  );
  diagnostics.forEach(parts.report);
  return drawn;
};
