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
import { noteParts, type PageMemory } from './page-memory.ts';

/** The sheets and pieces of a game, drawn when asked for and remembered. */
export interface GameDrawings {
  readonly game: Game;
  readonly config: Config;
  /** Those that its drawings are set in. */
  readonly fonts: Fonts;
  /** Anything that is drawn with the look of the game, its settings laid over the configuration. */
  draw<T>(drawing: (look: Look) => T, settings?: Settings): Promise<T>;
  pages(component: Component, request: PageRequest, settings?: Settings): Promise<readonly Page[]>;
  pieces(component: Component, options?: PieceOptions): Promise<readonly Piece[]>;
  /** What lies on the table of a component. */
  physical(component: Component): Promise<readonly PhysicalPiece[]>;
  /** The piece that an address names; nothing for one that does not exist (98.3.4). */
  piece(component: Component, address: PieceAddress): Promise<Piece | undefined>;
  /**
   * Looks for things that cover each other on hexes and for what does not add up (87.6); the remarks join the others.
   * `pause` comes after every hex.
   */
  checkDesign(pause?: () => Promise<void>): Promise<void>;
  /** Adds a remark on what is made of the drawings. */
  report(remark: Diagnostic): void;
  /** What drawing found out so far, each remark once. */
  diagnostics(): readonly Diagnostic[];
}

/** Configuration values that hold for one file only. */
export type Settings = readonly (readonly [path: string, value: string])[];

/**
 * A look, and what was found out with it. Looks remember what was drawn with them, so they are kept for further sheets;
 * but one with which something was drawn roughly, because a font or a picture was missing, is thrown away.
 */
interface Sketch {
  readonly look: Look;
  readonly remarks: Diagnostic[];
  /** Letters that the faces of their texts lack. */
  readonly fallbacks: Map<string, Fallback>;
}

/**
 * `config` is the configuration in force, the game's own included. `file` is what the game was read from, as written: it
 * tells where a text stands. `own` is what the game brings along besides pictures and fonts.
 * `memory` has pages of the game as it was saved earlier.
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
  const found = new Map<string, Diagnostic>();
  const fallbacks = new Map<string, Fallback>();
  let onFallbacks: readonly Diagnostic[] = [];
  const kept = new Map<string, Sketch>();
  const keep = (remark: Diagnostic) =>
    void found.set(`${remark.code} ${remark.pointer} ${remark.message}`, remark);
  const sketchFor = (settings: Settings): Sketch => {
    const remarks: Diagnostic[] = [];
    const report = (remark: Diagnostic) => void remarks.push(remark);
    const part = settingsLayer(settings).part;
    const fallbacks = new Map<string, Fallback>();
    const noting: Fonts = { ...fonts, onFallback: (text, found) => void fallbacks.set(text, found) };
    const look = lookOf(game, { config: withPart(config, part), fonts: noting, artwork, report, own });
    return { remarks, fallbacks, look };
  };
  const draw: GameDrawings['draw'] = async (drawing, settings = []) =>
    (await drawAndTell(drawing, settings)).drawn;
  const drawAndTell = async <T>(drawing: (look: Look) => T, settings: Settings) => {
    const key = JSON.stringify(settings);
    const { sketch, drawn } = await drawWhenLoaded([fonts, artwork, marketCode, companySets], () => {
      const sketch = kept.get(key) ?? sketchFor(settings);
      kept.delete(key);
      return { sketch, drawn: drawing(sketch.look) };
    });
    kept.set(key, sketch);
    sketch.remarks.forEach(keep);
    for (const [letter, fallback] of sketch.fallbacks) fallbacks.set(letter, fallback);
    if (sketch.fallbacks.size > 0) {
      const { fallbackRemarks } = await import('./fallback-remarks.ts');
      onFallbacks = fallbackRemarks(fallbacks, file);
    }
    return { drawn, remarks: sketch.remarks.splice(0), fallbacks: sketch.fallbacks.size };
  };
  const drawn = new Map<string, readonly Piece[]>();
  const pieces: GameDrawings['pieces'] = async (component, options = {}) => {
    const key = `${component.id} ${options.bleed ?? false}`;
    const known = drawn.get(key);
    if (known) return known;
    const drawings = await component.drawings();
    const all = await draw((look) => drawings.pieces(game, look, options));
    drawn.set(key, all);
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
      const known = memory.find(key, game);
      known?.remarks.forEach(keep);
      if (known) return known.pages;
      const { noting, parts } = noteParts(game);
      const { drawn, remarks, fallbacks } = await drawAndTell(
        (look) => drawings.pages(noting, look, request),
        settings,
      );
      // Remarks on letters that a face lacks are made for the file as a whole.
      if (fallbacks === 0) memory.keep(key, { pages: drawn, game, parts, remarks });
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
      // What is no position finds nothing.
      return /^\d{1,6}$/.test(address.index) ? (await pieces(component))[Number(address.index)] : undefined;
    },
    checkDesign: async (pause) => {
      for (const check of [...designChecks(game), await ruleChecks(game)]) {
        await draw(check);
        await pause?.();
      }
    },
    report: keep,
    diagnostics: () => [...found.values(), ...onFallbacks],
  };
};
