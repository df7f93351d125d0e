import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useTexts } from '../i18n/use-texts.ts';
import { type Alert, useApp } from '../state/store.ts';
import {
  AFTER_HOLDING_MS,
  ALERT_DURATION_MS,
  type AlertEvent,
  type AlertQueue,
  nextAlerts,
} from './alert-queue.ts';
import { FileLines } from './FileLines.tsx';
import { LineIcon } from './LineIcon.tsx';
import { SchemaText } from './SchemaText.tsx';
import './alerts.css';

const useQueue = create<AlertQueue>()(() => ({ waiting: [] }));
const send = (event: AlertEvent) => useQueue.setState((queue) => nextAlerts(queue, event), true);

// Subscribed when the module loads, so that no alert is missed, even if two arrive together.
useApp.subscribe(({ alert }, before) => {
  if (alert !== before.alert) send(alert ? { kind: 'set', alert } : { kind: 'close' });
});

/** One alert at a time, bottom left (98.4.10). */
export const Alerts = () => {
  const t = useTexts('frame');
  const { shown } = useQueue();
  const box = useRef<HTMLElement>(null);
  // An alert with lines of a file stays: it takes longer to read.
  const plain = shown !== undefined && shown.progress === undefined && !shown.lines;
  const closable = shown !== undefined && shown.progress === undefined;

  useEffect(() => publishHeight(box.current), []);

  useEffect(() => {
    if (!plain || !shown) return;
    // Checked when the time is up, because no event fires when a box under the pointer or with the focus is replaced.
    const isHeld = () => box.current?.matches(':hover, :focus-within');
    const end = () => {
      if (isHeld()) timer = setTimeout(end, AFTER_HOLDING_MS);
      else send({ kind: 'close' });
    };
    let timer = setTimeout(end, ALERT_DURATION_MS);
    return () => clearTimeout(timer);
  }, [shown, plain]);

  useEffect(() => {
    if (!closable) return;
    const close = () => send({ kind: 'close' });
    const onPointerDown = ({ target }: Event) => {
      if (plain && !(target instanceof Node && box.current?.contains(target))) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    window.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('keydown', onKey);
    };
  }, [plain, closable]);

  return (
    <section ref={box} className="alerts chrome" aria-label={t('alerts.label')}>
      {/* Both live regions exist from the start: screen readers do not announce a region that appears with its text. */}
      <div role="status">{shown && shown.type !== 'error' && <AlertBox alert={shown} />}</div>
      <div role="alert">{shown?.type === 'error' && <AlertBox alert={shown} />}</div>
    </section>
  );
};

/** Sets `--alert-height`, with which other elements make space (alerts.css). */
const publishHeight = (box: HTMLElement | null) => {
  if (!box) return;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty(
      '--alert-height',
      `${Math.ceil(box.getBoundingClientRect().height)}px`,
    ),
  );
  observer.observe(box);
  return () => observer.disconnect();
};

const AlertBox = ({ alert }: { readonly alert: Alert }) => {
  const t = useTexts('frame');
  const { title, message, progress, cancel } = alert;
  const type = progress === 100 ? 'success' : progress === undefined ? alert.type : 'info';
  return (
    <div className={`alert ${type}`}>
      <LineIcon name={type} />
      <div className="alert-words">
        <strong>{title}</strong>
        {progress === undefined ? (
          <>
            <p>
              <SchemaText text={message} />
            </p>
            {alert.lines && <FileLines {...alert.lines} />}
            {alert.detail && <p className="alert-detail">{alert.detail}</p>}
          </>
        ) : (
          <>
            {/* Screen readers announce steps of 10% only. */}
            <p className="visually-hidden">
              {t('alerts.percent', { percent: Math.floor(progress / 10) * 10 })}
            </p>
            <div aria-live="off">
              <div className="alert-progress">
                <progress value={progress} max={100} aria-label={title} />
                <span>{progress}%</span>
              </div>
              <p>{message}</p>
            </div>
          </>
        )}
        {alert.action && (
          <Button size="compact-md" mt={6} onClick={alert.action.run}>
            {alert.action.label}
          </Button>
        )}
        {cancel && (
          <Button variant="default" size="compact-md" mt={6} onClick={cancel}>
            {t('alerts.cancel')}
          </Button>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="slate"
        size={32}
        aria-label={t('alerts.close')}
        data-tip={t('alerts.close')}
        onClick={() => send({ kind: 'close' })}
      >
        <LineIcon name="close" size={18} />
      </ActionIcon>
    </div>
  );
};
