import { hasSlug, metaOf, parseSlug } from '../address/slug.ts';
import { engine } from '../engine/engine.ts';
import type { GameInput } from '../engine/values.ts';
import { showAlert, t as sources } from '../sources/alerts.ts';
import { queue } from '../sources/browser.ts';
import { hasGame, markBroken, setCurrentGame } from '../sources/current-game.ts';
import { type Meta, useApp } from '../state/store.ts';
import { type BridgeEvents, bridge } from './bridge.ts';
import { inputOfFiles, textOfGame } from './source.ts';
import { t } from './texts.ts';

/** Shows a save of the watched file (98.10.4), unless another game is shown by now. */
export const showPushed = async (...[game, text, slug]: BridgeEvents['game']): Promise<void> => {
  const meta = metaOfPush(game, slug);
  const saved = text ?? (game ? textOfGame(game) : undefined);
  if (!meta || saved === undefined) return;
  const found = await queue(async () => {
    const shown = useApp.getState().game?.meta;
    if (shown && !hasSlug(shown, meta.slug)) return undefined;
    const opened = await engine('open', await inputOfPush(meta.id, saved));
    if (hasGame(opened)) setCurrentGame(meta, opened);
    return opened;
  });
  if (!found) return;
  if (!hasGame(found)) return markBroken(meta, found);
  showAlert({
    type: 'success',
    title: t('pushed.title'),
    message: t('pushed.message', { title: found.details.title }),
  });
};

/** Reports that the file of the shown game is missing or unreadable. */
export const reportLostFile = (slug: string): void => {
  const { game } = useApp.getState();
  if (!game || !hasSlug(game.meta, slug)) return;
  const { title } = game.details;
  showAlert({ type: 'warning', title: sources('lost.title'), message: sources('lost.gone', { title }) });
};

/** Reads the assets again if the host can, because the save may be one of them. A zip has no text. */
const inputOfPush = async (id: string, text: string): Promise<GameInput> => {
  const files = await bridge?.peekGameFiles?.(id).catch(() => undefined);
  if (!files) return { text };
  const [game, ...others] = files;
  const saved = text === '' || !game ? game : ([game[0], new TextEncoder().encode(text)] as const);
  return inputOfFiles(new Map(saved ? [saved, ...others] : others));
};

/** Without a slug, the game is the one shown, if it is a desktop game. */
const metaOfPush = (game: object | null | undefined, slug: string | undefined): Meta | undefined => {
  const shown = useApp.getState().game?.meta;
  const named = slug ?? (game as { readonly meta?: Partial<Meta> } | null | undefined)?.meta?.slug;
  if (named === undefined) return shown?.type === 'electron' ? shown : undefined;
  const { type, id } = parseSlug(named);
  return type === 'electron' ? metaOf(type, id) : undefined;
};
