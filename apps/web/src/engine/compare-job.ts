import { components } from '@platelayer/components';
import { type GameDrawings, hasNoAssets } from '@platelayer/export';
import {
  type Config,
  type ConfigLayers,
  type ConfigPart,
  defaults,
  effectiveConfig,
  type Json,
  parse,
  withPart,
} from '@platelayer/game';
import {
  type ChangeKind,
  compareVersions,
  copiesToDiscard,
  copiesToPrint,
  type DrawingsOf,
  type EarlierGame,
  fieldChanges,
  type Item,
  onlyChanged,
  versionsOf,
} from '@platelayer/revisions';
import { type Fonts, groupAt, type Page, translate } from '@platelayer/scene';
import { filesOf, type History, lastPrints } from '../revisions/history.ts';
import { readHistory } from '../revisions/history-store.ts';
import { gameFolderOf, openFolderDrawings, readGame } from './game-folder.ts';
import type { GameInput, OwnGame } from './values.ts';

/** An earlier state of the current game, or another file to compare it with (88.3). */
export type Baseline =
  | { readonly kind: 'version'; readonly game: string; readonly id: number }
  /** Each component as it was last printed; components never printed are left out. */
  | { readonly kind: 'print'; readonly game: string }
  | {
      readonly kind: 'file';
      /** Distinguishes files of the same name. */
      readonly id: number;
      readonly input: OwnGame;
      /** The user's own settings, which apply to this file as well. */
      readonly layers: ConfigLayers;
    };

/** Something that changed, and its location in both versions. */
export interface GameChange {
  /** Unique in its component. */
  readonly key: string;
  readonly component: string;
  readonly kind: ChangeKind;
  /** Such as `hex B4`. */
  readonly title: string;
  /** Printed copies. */
  readonly copies: { readonly before: number; readonly after: number };
  /** Copies to reprint and to throw away; only for pieces. */
  readonly print?: number;
  readonly discard?: number;
  readonly before?: ChangeLocation;
  readonly after?: ChangeLocation;
}

interface ChangeLocation {
  readonly pointer: string;
  readonly name: string;
  /** Index of the map variation. */
  readonly variation: number;
}

/** A field or setting that differs. */
export interface ChangedValue {
  readonly pointer: string;
  /** The entries of a list were reordered; `before` and `after` are their names. */
  readonly order?: true;
  readonly before?: Json;
  readonly after?: Json;
}

export interface GameChanges {
  /** Whether these are different games. If so, no changes are listed. */
  readonly unrelated: boolean;
  readonly changes: readonly GameChange[];
  readonly unchanged: number;
  readonly fields: readonly ChangedValue[];
  readonly settings: readonly ChangedValue[];
  /** Ids of components that the earlier state leaves out. */
  readonly missing: readonly string[];
}

interface CurrentState {
  readonly drawings: GameDrawings;
  readonly text: string;
  readonly hasNoAssets: boolean;
  /** Translates a pointer in today's spelling to the spelling of the file. */
  readonly written?: (pointer: string) => string;
}

interface EarlierState extends EarlierGame {
  readonly text: string;
  readonly config: Config;
  readonly hasNoAssets: boolean;
}

interface Comparison {
  readonly changes: GameChanges;
  /** The drawings of the earlier state. */
  readonly drawings: DrawingsOf;
  picturesOf(component: string, key: string): ChangedPages;
  /** The current game's drawings without anything that is unchanged. */
  onlyChanged(): GameDrawings;
}

/** Something before and after the change, each on its own page, with the fonts of both games. */
interface ChangedPages {
  readonly before?: Page;
  readonly after?: Page;
  readonly fonts: { readonly before?: Fonts; readonly after: Fonts };
}

let lastEarlier: { readonly key: string; readonly state: Promise<EarlierState> } | undefined;
let last:
  | { readonly earlier: EarlierState; readonly now: GameDrawings; readonly comparison: Comparison }
  | undefined;

/** Compares the current game with an earlier state of it. Both are drawn only once. */
export const compareWith = async (baseline: Baseline, now: CurrentState): Promise<Comparison> => {
  const earlier = await openEarlier(baseline);
  // Stored versions always belong to this game, however much they differ.
  const mayBeAnotherGame = baseline.kind === 'file';
  if (last?.earlier === earlier && last.now === now.drawings) return last.comparison;
  const comparison = await compare(earlier, now, mayBeAnotherGame);
  last = { earlier, now: now.drawings, comparison };
  return comparison;
};

const openEarlier = (baseline: Baseline): Promise<EarlierState> => {
  // Versions and files never change, but a new print replaces the last one.
  if (baseline.kind === 'print') return openPrinted(baseline.game);
  const key =
    baseline.kind === 'file'
      ? `file ${baseline.id} ${JSON.stringify(baseline.layers)}`
      : JSON.stringify(baseline);
  if (lastEarlier?.key !== key) {
    const state = baseline.kind === 'file' ? openFile(baseline) : openVersion(baseline);
    lastEarlier = { key, state };
    state.catch(() => {
      lastEarlier = undefined;
    });
  }
  return lastEarlier.state;
};

const openFile = async ({ input, layers }: Baseline & { kind: 'file' }): Promise<EarlierState> =>
  open(input, (game, folder) => effectiveConfig({ ...layers, game, folder }));

const openVersion = async ({ game, id }: Baseline & { kind: 'version' }): Promise<EarlierState> => {
  const history = await readHistory(game);
  const settings = history.versions.find((version) => version.id === id)?.settings;
  return openRemembered(history, id, settings ?? {});
};

const openRemembered = async (history: History, id: number, settings: ConfigPart): Promise<EarlierState> => {
  const files = await filesOf(history, id);
  if (!files) throw new Error('This version is no longer stored.');
  const [game] = files.keys();
  return open({ folder: files, name: '', game }, () => withPart(defaults, settings));
};

let lastPrinted: { readonly key: string; readonly state: Promise<EarlierState> } | undefined;

/** Each component as it was last printed. */
const openPrinted = async (game: string): Promise<EarlierState> => {
  const history = await readHistory(game);
  const prints = lastPrints(history);
  const key = JSON.stringify([game, [...prints]]);
  if (lastPrinted?.key !== key) {
    const state = composePrints(history, prints);
    lastPrinted = { key, state };
    state.catch(() => {
      lastPrinted = undefined;
    });
  }
  return lastPrinted.state;
};

const composePrints = async (
  history: History,
  prints: ReturnType<typeof lastPrints>,
): Promise<EarlierState> => {
  const states = new Map<object, EarlierState>();
  for (const print of new Set(prints.values()))
    states.set(print, await openRemembered(history, print.version, print.settings));
  const [newest] = states.values();
  if (!newest) throw new Error('Nothing has been printed yet.');
  return {
    ...newest,
    hasNoAssets: [...states.values()].every(({ hasNoAssets }) => hasNoAssets),
    drawings: (component) => {
      const print = prints.get(component.id);
      return print && states.get(print)?.drawings(component);
    },
  };
};

const open = async (
  input: GameInput,
  configOf: (game: ConfigPart, folder: ConfigPart) => Config,
): Promise<EarlierState> => {
  const { folder } = await gameFolderOf(input);
  const { game, parsed, file } = folder ? await readGame(folder, input) : {};
  if (!folder || !game) throw new Error('This file is not a game.');
  const config = configOf(game.config, folder.assets.config);
  const drawings = await openFolderDrawings(game, folder, config, parsed?.value ?? file);
  return {
    drawings: () => drawings,
    title: game.info.title,
    text: folder.text,
    config,
    hasNoAssets: hasNoAssets(folder.assets),
  };
};

const compare = async (
  earlier: EarlierState,
  now: CurrentState,
  mayBeAnotherGame: boolean,
): Promise<Comparison> => {
  const { game, config, fonts } = now.drawings;
  const sameMaterials = earlier.hasNoAssets && now.hasNoAssets;
  const { before, after } = await versionsOf(earlier, now.drawings, sameMaterials);
  const comparison = compareVersions(before, after);
  const { changes, unchanged } = comparison;
  const unrelated = mayBeAnotherGame && comparison.unrelated;
  const written = now.written ?? ((pointer) => pointer);
  return {
    changes: {
      unrelated,
      unchanged,
      changes: unrelated
        ? []
        : changes.map((change) => {
            const { kind, component, title, before, after } = change;
            const isPiece = (after ?? before)?.piece !== undefined;
            return {
              key: (after ?? before)?.key ?? '',
              component,
              kind,
              title,
              copies: { before: before?.copies ?? 0, after: after?.copies ?? 0 },
              ...(isPiece ? { print: copiesToPrint(change), discard: copiesToDiscard(change) } : {}),
              before: locationOf(before, (pointer) => pointer),
              after: locationOf(after, written),
            };
          }),
      fields: unrelated ? [] : fieldChanges(parse(earlier.text).value, parse(now.text).value),
      settings: fieldChanges(earlier.config as unknown as Json, config as unknown as Json),
      missing: components
        .filter((component) => component.available(game) && !earlier.drawings(component))
        .map(({ id }) => id),
    },
    drawings: earlier.drawings,
    picturesOf: (id, key) => {
      const change = changes.find(
        ({ component, before, after }) => component === id && (after ?? before)?.key === key,
      );
      const component = components.find((each) => each.id === id);
      return {
        before: pageOf(change?.before),
        after: pageOf(change?.after),
        fonts: { before: component && earlier.drawings(component)?.fonts, after: fonts },
      };
    },
    onlyChanged: () => onlyChanged(now.drawings, earlier.drawings, after, comparison),
  };
};

const locationOf = (
  item: Item | undefined,
  written: (pointer: string) => string,
): ChangeLocation | undefined =>
  item?.subject && {
    pointer: written(item.subject.pointer),
    name: item.subject.name,
    variation: item.variation ?? 0,
  };

/** Space around a picture. */
const MARGIN = 4;

const pageOf = (item: Item | undefined): Page | undefined => {
  if (!item?.picture) return undefined;
  const { nodes, box } = item.picture;
  return {
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
    title: item.title,
    children: [groupAt(translate(MARGIN - box.x, MARGIN - box.y), ...nodes)],
  };
};
