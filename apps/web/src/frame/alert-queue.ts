import type { Alert } from '../state/store.ts';

/** How long a plain alert stays (98.4.10). */
export const ALERT_TIME = 4000;

export interface AlertQueue {
  readonly shown?: Alert;
  /** Plain alerts that came while an error was being read. */
  readonly waiting: readonly Alert[];
}

export type AlertEvent = { readonly kind: 'set'; readonly alert: Alert } | { readonly kind: 'close' };

const isPlain = (alert: Alert | undefined): boolean => alert !== undefined && alert.progress === undefined;

/** Errors keep their time against everything milder, and mere information takes nobody's place. */
const mustWait = (shown: Alert | undefined, next: Alert): boolean =>
  isPlain(shown) &&
  isPlain(next) &&
  ((shown?.type === 'error' && next.type !== 'error') || (shown?.type === 'success' && next.type === 'info'));

/** One alert at a time; a new one replaces the old unless it has to wait its turn (98.4.10). */
export const nextAlerts = ({ shown, waiting }: AlertQueue, event: AlertEvent): AlertQueue => {
  if (event.kind === 'close') return { shown: waiting[0], waiting: waiting.slice(1) };
  const { alert } = event;
  return mustWait(shown, alert) ? { shown, waiting: [...waiting, alert] } : { shown: alert, waiting };
};
