import type { Config } from '@platelayer/game';
import { desktop } from '../desktop/desktop.ts';
import type { Baseline, GameChanges } from '../engine/compare-job.ts';
import { engine } from '../engine/engine.ts';
import { startExport } from '../export/start-export.ts';
import { loadTexts, translator } from '../i18n/texts.ts';
import { alertFailure } from '../sources/alerts.ts';
import { type LoadedGame, useApp } from '../state/store.ts';

/** Exports one PDF with everything that changed since a baseline (default: the last print). */
export const printChanged = async (
  game: LoadedGame,
  config: Config,
  since: Baseline = { kind: 'print', game: game.meta.slug },
): Promise<void> => {
  await loadTexts('revisions');
  const t = translator('revisions');
  const showInfo = (title: string, message: string) =>
    useApp.setState({ alert: { type: 'info', title, message } });
  try {
    if (since.kind === 'print') {
      const { prints } = await engine('history', { game: game.meta.slug, version: game.version });
      if (prints.length === 0) return showInfo(t('noPrint.title'), t('noPrint.message'));
    }
    const found = await engine('compare', { baseline: since, config });
    if (!hasToPrint(found)) return showInfo(t('noChange.title'), t('noChange.message'));
    const missing = new Set(found.missing);
    await (desktop?.exportTo ?? startExport)({
      game,
      config,
      since,
      printed: game.details.components.filter((id) => !missing.has(id)),
      request: {
        scope: { kind: 'game' },
        formats: ['book'],
        naming: { stem: `${game.details.stem}-changed` },
      },
    });
  } catch (error) {
    alertFailure(error, 'exported');
  }
};

/** Whether any piece is new, redrawn or needs more copies, or any other sheet differs. */
export const hasToPrint = ({ unrelated, changes }: GameChanges): boolean =>
  unrelated || changes.some(({ print }) => print === undefined || print > 0);
