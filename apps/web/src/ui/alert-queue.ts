import type { Alert } from '../state/store.ts';

/** How long a plain alert is shown (98.4.10). */
export const ALERT_DURATION_MS = 4000;

/** How often to check, after that time, whether pointer and focus have left the alert. */
export const AFTER_HOLDING_MS = 1500;

export interface AlertQueue {
  readonly shown?: Alert;
  /** Plain alerts that arrived while a more severe one was shown. */
  readonly waiting: readonly Alert[];
  /** Progress that is hidden while a plain alert is shown. */
  readonly hidden?: Alert;
  /** Work whose progress the user closed. Only its outcome is shown. */
  readonly closed?: Alert['work'];
}

export type AlertEvent = { readonly kind: 'set'; readonly alert: Alert } | { readonly kind: 'close' };

const isPlain = (alert: Alert | undefined): boolean => alert !== undefined && alert.progress === undefined;

const RANKS: Readonly<Record<Alert['type'], number>> = { info: 0, success: 1, warning: 2, error: 3 };

/** Whether an alert has to wait because it is less severe than the current one. */
const mustWait = (shown: Alert | undefined, next: Alert): boolean =>
  shown !== undefined && isPlain(shown) && RANKS[next.type] < RANKS[shown.type];

/** Shows one alert at a time. A new alert replaces the current one unless it has to wait (98.4.10). */
export const nextAlerts = (queue: AlertQueue, event: AlertEvent): AlertQueue => {
  const { shown, waiting, hidden } = queue;
  if (event.kind === 'set')
    return isPlain(event.alert) ? withPlain(queue, event.alert) : withProgress(queue, event.alert);
  const [next, ...rest] = waiting;
  if (!isPlain(shown)) return { shown: next, waiting: rest, closed: shown?.work };
  return { ...queue, shown: next ?? hidden, waiting: rest, hidden: next && hidden };
};

const withProgress = (queue: AlertQueue, alert: Alert): AlertQueue => {
  const { shown, hidden, closed } = queue;
  if (alert.work !== undefined && alert.work === closed) return queue;
  const isHidden = isPlain(shown) && hidden !== undefined && hidden.work === alert.work;
  return isHidden ? { ...queue, hidden: alert } : { ...queue, shown: alert, hidden: undefined };
};

const withPlain = (queue: AlertQueue, alert: Alert): AlertQueue => {
  const { shown, waiting } = queue;
  // The outcome of an operation ends its progress.
  const progress = [shown, queue.hidden].find((each) => each !== undefined && !isPlain(each));
  const hidden = alert.work !== undefined && progress?.work === alert.work ? undefined : progress;
  return mustWait(shown, alert)
    ? { ...queue, waiting: [...waiting, alert], hidden }
    : { ...queue, shown: alert, hidden };
};
