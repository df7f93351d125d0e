import {
  type Artwork,
  type Component,
  designChecks,
  type Look,
  type LookParts,
  lookOf,
  marketCode,
  type PageRequest,
  type PhysicalPiece,
  type Piece,
  type PieceAddress,
  type PieceOptions,
  ruleChecks,
} from '@platelayer/components';
import {
  type Config,
  type Diagnostic,
  type Game,
  type Json,
  settingsLayer,
  withPart,
} from '@platelayer/game';
import { companySets } from '@platelayer/library';
import { drawWhenLoaded, type Fallback, type Fonts, type Page } from '@platelayer/scene';

/** The sheets and pieces of a game, drawn on demand and remembered. */
export interface GameDrawings {
  readonly game: Game;
  readonly config: Config;
  readonly fonts: Fonts;
  /** Runs a drawing function with the look of the game. `settings` override the configuration. */
  draw<T>(drawing: (look: Look) => T, settings?: Settings): Promise<T>;
  pages(component: Component, request: PageRequest, settings?: Settings): Promise<readonly Page[]>;
  pieces(component: Component, options?: PieceOptions): Promise<readonly Piece[]>;
  /** Returns the physical pieces of a component. */
  physical(component: Component): Promise<readonly PhysicalPiece[]>;
  /** Returns the piece at an address, or undefined if there is none (98.3.4). */
  piece(component: Component, address: PieceAddress): Promise<Piece | undefined>;
  /** Reports overlaps on hexes and design problems (87.6) as diagnostics. Calls `pause` after every hex. */
  checkDesign(pause?: () => Promise<void>): Promise<void>;
  /** Adds a diagnostic about a file made from the drawings. */
  report(diagnostic: Diagnostic): void;
  /** Returns the diagnostics so far, without duplicates. */
  diagnostics(): readonly Diagnostic[];
}

/** Configuration values for a single file. */
export type Settings = readonly (readonly [path: string, value: string])[];

/**
 * A look with its diagnostics. Looks remember their drawings, so they are kept for other sheets, unless a font or a picture was
 * still missing while drawing.
 */
interface LookState {
  readonly look: Look;
  readonly diagnostics: Diagnostic[];
  /** Letters that the face of their text lacks. */
  readonly fallbacks: Map<string, Fallback>;
}

/** Pages, and everything they depend on besides the configuration and the assets. */
export interface RememberedPages {
  readonly pages: readonly Page[];
  readonly game: Game;
  /** Parts of the game that were read while drawing. */
  readonly parts: ReadonlySet<keyof Game>;
  /** Diagnostics of drawing these pages. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Remembers the pages of a game for the next save of its file. Valid for one configuration and one set of assets. */
export interface PageMemory {
  /** Returns the pages if the parts they were drawn from are the same in this game. */
  find(key: string, game: Game): RememberedPages | undefined;
  keep(key: string, drawn: RememberedPages): void;
}

/** Parts that every look depends on (colours, companies, currency). */
const PARTS_OF_LOOK: readonly (keyof Game)[] = ['colors', 'companies', 'info'];

/** Returns a proxy of a game that records which parts are read. */
export const recordReadParts = (
  game: Game,
): { readonly recorder: Game; readonly parts: ReadonlySet<keyof Game> } => {
  const parts = new Set(PARTS_OF_LOOK);
  const recorder = new Proxy(game, {
    get: (target, part: keyof Game) => {
      parts.add(part);
      return target[part];
    },
  });
  return { recorder, parts };
};

/**
 * `config` is the effective configuration, including the game's own. `file` returns the game file as JSON, to locate text in it.
 * `own` has the assets of the game except pictures and fonts. `memory` has pages of the last save.
 */
export const openDrawings = (
  game: Game,
  config: Config,
  fonts: Fonts,
  artwork: Artwork,
  file: () => Json | undefined = () => undefined,
  own?: LookParts['own'],
  memory?: PageMemory,
): GameDrawings => {
  const reported = new Map<string, Diagnostic>();
  const fallbacks = new Map<string, Fallback>();
  let ofFallbacks: readonly Diagnostic[] = [];
  const looks = new Map<string, LookState>();
  const report = (diagnostic: Diagnostic) =>
    void reported.set(`${diagnostic.code} ${diagnostic.pointer} ${diagnostic.message}`, diagnostic);
  const createLook = (settings: Settings): LookState => {
    const diagnostics: Diagnostic[] = [];
    const fallbacks = new Map<string, Fallback>();
    const look = lookOf(game, {
      config: withPart(config, settingsLayer(settings).part),
      fonts: { ...fonts, onFallback: (text, fallback) => void fallbacks.set(text, fallback) },
      artwork,
      report: (diagnostic) => void diagnostics.push(diagnostic),
      own,
    });
    return { diagnostics, fallbacks, look };
  };
  const draw: GameDrawings['draw'] = async (drawing, settings = []) =>
    (await drawAndReport(drawing, settings)).drawn;
  const drawAndReport = async <T>(drawing: (look: Look) => T, settings: Settings) => {
    const key = JSON.stringify(settings);
    const { state, drawn } = await drawWhenLoaded([fonts, artwork, marketCode, companySets], () => {
      const state = looks.get(key) ?? createLook(settings);
      looks.delete(key);
      return { state, drawn: drawing(state.look) };
    });
    looks.set(key, state);
    state.diagnostics.forEach(report);
    for (const [letter, fallback] of state.fallbacks) fallbacks.set(letter, fallback);
    if (state.fallbacks.size > 0) {
      const { fallbackDiagnostics } = await import('./fallback-diagnostics.ts');
      ofFallbacks = fallbackDiagnostics(fallbacks, file);
    }
    return { drawn, diagnostics: state.diagnostics.splice(0), fallbacks: state.fallbacks.size };
  };
  const drawnPieces = new Map<string, readonly Piece[]>();
  const pieces: GameDrawings['pieces'] = async (component, options = {}) => {
    const key = `${component.id} ${options.bleed ?? false}`;
    const drawn = drawnPieces.get(key);
    if (drawn) return drawn;
    const drawings = await component.drawings();
    const all = await draw((look) => drawings.pieces(game, look, options));
    drawnPieces.set(key, all);
    return all;
  };
  return {
    game,
    config,
    fonts,
    draw,
    pages: async (component, request, settings = []) => {
      const drawings = await component.drawings();
      if (!memory) return draw((look) => drawings.pages(game, look, request), settings);
      const key = JSON.stringify([component.id, request, settings]);
      const remembered = memory.find(key, game);
      remembered?.diagnostics.forEach(report);
      if (remembered) return remembered.pages;
      const { recorder, parts } = recordReadParts(game);
      const { drawn, diagnostics, fallbacks } = await drawAndReport(
        (look) => drawings.pages(recorder, look, request),
        settings,
      );
      // Diagnostics about missing letters depend on the whole file, so these pages are not remembered.
      if (fallbacks === 0) memory.keep(key, { pages: drawn, game, parts, diagnostics });
      return drawn;
    },
    pieces,
    physical: async (component) => {
      const { physical } = await component.drawings();
      return physical ? draw((look) => physical(game, look)) : [];
    },
    piece: async (component, address) => {
      const drawings = await component.drawings();
      const find = drawings.piece;
      if (find) return draw((look) => find(game, look, address));
      // Any other string is not a position.
      return /^\d{1,6}$/.test(address.index) ? (await pieces(component))[Number(address.index)] : undefined;
    },
    checkDesign: async (pause) => {
      for (const check of [...designChecks(game), await ruleChecks(game)]) {
        await draw(check);
        await pause?.();
      }
    },
    report,
    diagnostics: () => [...reported.values(), ...ofFallbacks],
  };
};
