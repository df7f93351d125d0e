import {
  type Artwork,
  type Component,
  checkDesign,
  type Look,
  lookOf,
  type Piece,
  type Request,
} from '@platelayer/components';
import { type Config, type Diagnostic, type Game, settingsLayer, withPart } from '@platelayer/game';
import type { Fonts, Page } from '@platelayer/scene';

/** A game on the drawing board: its sheets and pieces, drawn when asked for and remembered. */
export interface Studio {
  readonly game: Game;
  readonly config: Config;
  /** With settings laid over the configuration. */
  look(settings?: Settings): Look;
  pages(component: Component, request: Request, settings?: Settings): readonly Page[];
  pieces(component: Component): readonly Piece[];
  /** Looks for things that cover each other on hexes; the remarks join the others. */
  checkDesign(): void;
  /** What drawing found out so far, each remark once. */
  diagnostics(): readonly Diagnostic[];
}

/** Configuration values that hold for one file only. */
export type Settings = readonly (readonly [path: string, value: string])[];

/** `config` is the configuration in force, the game's own included. */
export const openStudio = (game: Game, config: Config, fonts: Fonts, artwork: Artwork): Studio => {
  const found = new Map<string, Diagnostic>();
  const report = (diagnostic: Diagnostic) =>
    void found.set(`${diagnostic.code} ${diagnostic.pointer} ${diagnostic.message}`, diagnostic);
  const looks = new Map<string, Look>();
  const lookFor = (settings: Settings = []): Look => {
    const key = JSON.stringify(settings);
    const look =
      looks.get(key) ??
      lookOf(game, { config: withPart(config, settingsLayer(settings).part), fonts, artwork, report });
    looks.set(key, look);
    return look;
  };
  const pieces = new Map<string, readonly Piece[]>();
  return {
    game,
    config,
    look: lookFor,
    pages: (component, request, settings) => component.pages(game, lookFor(settings), request),
    pieces: (component) => {
      const drawn = pieces.get(component.id) ?? component.pieces(game, lookFor());
      pieces.set(component.id, drawn);
      return drawn;
    },
    checkDesign: () => checkDesign(game, lookFor()),
    diagnostics: () => [...found.values()],
  };
};
