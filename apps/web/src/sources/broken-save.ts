import { hasSlug } from '../address/slug.ts';
import type { OpenResult } from '../engine/messages.ts';
import { type Meta, useApp } from '../state/store.ts';
import { faultAlert, showAlert, t } from './alerts.ts';

/** The last save of the loaded game is no game: the version before it stays, and an alert tells. */
export const markBroken = (
  meta: Meta,
  { diagnostics, lines = [] }: Pick<OpenResult, 'diagnostics' | 'lines'>,
): void => {
  const { game } = useApp.getState();
  if (!game || !hasSlug(game.meta, meta.slug)) return;
  const broken = { diagnostics, lines };
  useApp.setState({ game: { ...game, broken } });
  const { message, ...alert } = faultAlert(t('broken.title'), broken);
  showAlert({ ...alert, message: `${message} ${t('broken.still')}` });
};
