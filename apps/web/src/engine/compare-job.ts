import { components } from '@platelayer/components';
import { type GameDrawings, hasNoAssets } from '@platelayer/export';
import {
  type Config,
  type ConfigPart,
  defaults,
  effectiveConfig,
  type Json,
  parse,
  withPart,
} from '@platelayer/game';
import {
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
import type { Baseline, ChangedPlace, FoundChanges } from './revision-messages.ts';
import type { GameInput } from './values.ts';

/** The current game, for a comparison. */
interface CurrentState {
  readonly drawings: GameDrawings;
  readonly text: string;
  /** It is drawn with built-in fonts and pictures only. */
  readonly bringsNothing: boolean;
  /** Where its author wrote what stands at a pointer of today's spelling. */
  readonly written?: (pointer: string) => string;
}

/** What a game was, opened and drawn. */
interface EarlierState extends EarlierGame {
  readonly text: string;
  readonly config: Config;
  readonly bringsNothing: boolean;
}

export interface Compared {
  readonly found: FoundChanges;
  /** The drawings of the earlier state. */
  readonly drawings: DrawingsOf;
  picturesOf(component: string, key: string): ChangedPages;
  /** The current game's drawings without what is the same. */
  onlyChanged(): GameDrawings;
}

/** A thing before and after, each alone, and the fonts of the two games. */
interface ChangedPages {
  readonly before?: Page;
  readonly after?: Page;
  readonly fonts: { readonly before?: Fonts; readonly after: Fonts };
}

let lastEarlier: { readonly key: string; readonly state: Promise<EarlierState> } | undefined;
let last:
  | { readonly earlier: EarlierState; readonly now: GameDrawings; readonly compared: Compared }
  | undefined;

/** Compares the current game with an earlier state of it; both are drawn once. */
export const compareWith = async (baseline: Baseline, now: CurrentState): Promise<Compared> => {
  const earlier = await openEarlier(baseline);
  // What is remembered of a file is the same game, whatever was done to it.
  const mayBeAnother = baseline.kind === 'file';
  if (last?.earlier === earlier && last.now === now.drawings) return last.compared;
  const compared = await compare(earlier, now, mayBeAnother);
  last = { earlier, now: now.drawings, compared };
  return compared;
};

const openEarlier = (baseline: Baseline): Promise<EarlierState> => {
  // A further print is another last print; versions and files stay what they are.
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
  if (!files) throw new Error('This version is not remembered any more.');
  const [game] = files.keys();
  return open({ folder: files, name: '', game }, () => withPart(defaults, settings));
};

let lastPrinted: { readonly key: string; readonly state: Promise<EarlierState> } | undefined;

/** Components as each was printed last. */
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
  if (!newest) throw new Error('Nothing was printed yet.');
  return {
    ...newest,
    bringsNothing: [...states.values()].every(({ bringsNothing }) => bringsNothing),
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
  if (!folder || !game) throw new Error('This file is no game.');
  const config = configOf(game.config, folder.assets.config);
  const drawings = await openFolderDrawings(game, folder, config, parsed?.value ?? file);
  return {
    drawings: () => drawings,
    title: game.info.title,
    text: folder.text,
    config,
    bringsNothing: hasNoAssets(folder.assets),
  };
};

const compare = async (
  earlier: EarlierState,
  now: CurrentState,
  mayBeAnother: boolean,
): Promise<Compared> => {
  const { game, config, fonts } = now.drawings;
  const sameMaterials = earlier.bringsNothing && now.bringsNothing;
  const { before, after } = await versionsOf(earlier, now.drawings, sameMaterials);
  const comparison = compareVersions(before, after);
  const { changes, unchanged } = comparison;
  const unrelated = mayBeAnother && comparison.unrelated;
  const written = now.written ?? ((pointer) => pointer);
  return {
    found: {
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
              before: placeOf(before, (pointer) => pointer),
              after: placeOf(after, written),
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

const placeOf = (item: Item | undefined, written: (pointer: string) => string): ChangedPlace | undefined =>
  item?.subject && {
    pointer: written(item.subject.pointer),
    name: item.subject.name,
    variation: item.variation ?? 0,
  };

/** Around a picture. */
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
