import { hasSlug } from '../address/slug.ts';
import type { OpenResult } from '../engine/values.ts';
import { type Alert, type Meta, useApp } from '../state/store.ts';
import { faultAlert, showAlert, t } from './alerts.ts';

let told: Alert | undefined;

/** The last save of the loaded game is no game: the version before it stays, the sheets show the lines, and an alert tells. */
export const markBroken = (
  meta: Meta,
  { diagnostics, lines = [] }: Pick<OpenResult, 'diagnostics' | 'lines'>,
): void => {
  const { game } = useApp.getState();
  if (!game || !hasSlug(game.meta, meta.slug)) return;
  const broken = { diagnostics, lines };
  useApp.setState({ game: { ...game, broken } });
  const { type, title, message } = faultAlert(t('broken.title'), broken);
  told = { type, title, message: `${message} ${t('broken.still')}` };
  showAlert(told);
};

/** A save that can be read has followed: what was told about the one before is over. */
export const clearBroken = (): void => {
  if (told && useApp.getState().alert === told) useApp.setState({ alert: undefined });
  told = undefined;
};
