import type { Alert } from '../state/store.ts';

/** How long a plain alert stays (98.4.10). */
export const ALERT_DURATION_MS = 4000;

/** How long at most it stays when pointer and focus have left it after that time. */
export const AFTER_HOLDING_MS = 1500;

export interface AlertQueue {
  readonly shown?: Alert;
  /** Plain alerts that came while a graver one was being read. */
  readonly waiting: readonly Alert[];
  /** Progress that stands back while a plain alert is read. */
  readonly behind?: Alert;
  /** Work whose progress was closed: it does not come back, its outcome does. */
  readonly closed?: Alert['work'];
}

export type AlertEvent = { readonly kind: 'set'; readonly alert: Alert } | { readonly kind: 'close' };

const isPlain = (alert: Alert | undefined): boolean => alert !== undefined && alert.progress === undefined;

const RANKS: Readonly<Record<Alert['type'], number>> = { info: 0, success: 1, warning: 2, error: 3 };

/** What is milder than the alert that is shown waits until that has been read. */
const mustWait = (shown: Alert | undefined, next: Alert): boolean =>
  shown !== undefined && isPlain(shown) && RANKS[next.type] < RANKS[shown.type];

/** One alert at a time; a new one replaces the old unless it has to wait its turn (98.4.10). */
export const nextAlerts = (queue: AlertQueue, event: AlertEvent): AlertQueue => {
  const { shown, waiting, behind } = queue;
  if (event.kind === 'set')
    return isPlain(event.alert) ? withPlain(queue, event.alert) : withProgress(queue, event.alert);
  const [next, ...rest] = waiting;
  if (!isPlain(shown)) return { shown: next, waiting: rest, closed: shown?.work };
  return { ...queue, shown: next ?? behind, waiting: rest, behind: next && behind };
};

const withProgress = (queue: AlertQueue, alert: Alert): AlertQueue => {
  const { shown, behind, closed } = queue;
  if (alert.work !== undefined && alert.work === closed) return queue;
  const standsBack = isPlain(shown) && behind !== undefined && behind.work === alert.work;
  return standsBack ? { ...queue, behind: alert } : { ...queue, shown: alert, behind: undefined };
};

const withPlain = (queue: AlertQueue, alert: Alert): AlertQueue => {
  const { shown, waiting } = queue;
  // The outcome of some work ends its progress.
  const progress = [shown, queue.behind].find((one) => one !== undefined && !isPlain(one));
  const behind = alert.work !== undefined && progress?.work === alert.work ? undefined : progress;
  return mustWait(shown, alert)
    ? { ...queue, waiting: [...waiting, alert], behind }
    : { ...queue, shown: alert, behind };
};
