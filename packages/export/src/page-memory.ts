import type { Diagnostic, Game } from '@platelayer/game';
import type { Page } from '@platelayer/scene';

/** Pages, and all that they depend on besides the configuration. */
export interface RememberedPages {
  readonly pages: readonly Page[];
  readonly game: Game;
  /** The parts of the game that were read while they were drawn. */
  readonly parts: ReadonlySet<keyof Game>;
  /** What was found out meanwhile. */
  readonly remarks: readonly Diagnostic[];
}

/** Pages of a game that is opened again whenever its file is saved. It is only for one configuration and one set of pictures. */
export interface PageMemory {
  /** Pages for which this game has all that they were drawn from. */
  find(key: string, game: Game): RememberedPages | undefined;
  keep(key: string, drawn: RememberedPages): void;
}

/** Every look has these (colours, companies, currency). */
const PARTS_OF_LOOK: readonly (keyof Game)[] = ['colors', 'companies', 'info'];

/** A game that notes which of its parts are read. */
export const noteParts = (game: Game): { readonly noting: Game; readonly parts: ReadonlySet<keyof Game> } => {
  const parts = new Set(PARTS_OF_LOOK);
  const noting = new Proxy(game, {
    get: (target, part: keyof Game) => {
      parts.add(part);
      return target[part];
    },
  });
  return { noting, parts };
};
