import { Button, Loader } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { relevantSections } from '../address/component-request.ts';
import { FailureBoundary } from '../frame/RouteBoundary.tsx';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useApp } from '../state/store.ts';
import styles from './config.module.css';
import { flushChanges } from './delayed-changes.ts';
import { ChevronIcon } from './icons.tsx';
import { usePanel } from './panel-state.ts';
import { useConfigLayers } from './use-config.ts';

/** Themes and controls load when the drawer is first opened. */
const ConfigPanel = lazy(async () => ({ default: (await import('./ConfigPanel.tsx')).ConfigPanel }));

/**
 * The drawer on the right, open while the address contains `config`. Mount it on every page: it watches the stored
 * settings and the address, and keeps its state while closed (95.6.1).
 */
export const ConfigDrawer = () => {
  const t = useTexts('frame', 'config');
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const open = query.has('config');
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  useConfigAlerts();
  useFlushOnClose(open);
  const closeButton = useFocusReturn(open);

  if (query.has('print')) return null;
  const close = () =>
    setQuery(
      (before) => {
        const left = new URLSearchParams(before);
        left.delete('config');
        return left;
      },
      { preventScrollReset: true },
    );

  return (
    <aside id="config" className={styles.drawer} aria-label={t('title')} data-open={open} inert={!open}>
      <div className={styles.bar}>
        <h2>{t('title')}</h2>
        <Button
          ref={closeButton}
          variant="subtle"
          color="slate"
          rightSection={<ChevronIcon />}
          onClick={close}
        >
          {t('close')}
        </Button>
      </div>
      {opened && (
        <FailureBoundary place={String(open)}>
          <Suspense fallback={<Loader className={styles.loader} role="status" aria-label={t('loading')} />}>
            <ConfigPanel target={query.get('config') ?? ''} relevant={relevantSections(pathname)} />
          </Suspense>
        </FailureBoundary>
      )}
    </aside>
  );
};

/** Applies delayed changes immediately when the drawer closes or the page is hidden (95.6.3). */
const useFlushOnClose = (open: boolean): void => {
  useEffect(() => {
    if (!open) flushChanges();
  }, [open]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flushChanges();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flushChanges);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flushChanges);
      flushChanges();
    };
  }, []);
};

/** Moves the focus into the drawer when it opens and back when it closes (98.14), but not when the page loads. */
const useFocusReturn = (open: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return;
    was.current = open;
    if (open) {
      before.current = document.activeElement;
      button.current?.focus({ preventScroll: true });
    } else if (before.current instanceof HTMLElement) {
      before.current.focus({ preventScroll: true });
    }
  }, [open]);
  return button;
};

/** Reports once which stored settings and which overrides in the address are ignored. */
const useConfigAlerts = (): void => {
  const t = useTexts('frame', 'config');
  const dropped = usePanel((state) => state.dropped);
  const { ignored } = useConfigLayers();

  useEffect(() => {
    if (dropped.length === 0) return;
    const messages = dropped
      .map(translateDiagnostic)
      .map(({ message }) => message)
      .join(' ');
    const message = t('droppedKept', { messages });
    const action = { label: t('save'), run: async () => (await import('./stored-config.ts')).saveDamaged() };
    useApp.setState({ alert: { type: 'warning', title: t('dropped'), message, action } });
  }, [dropped, t]);

  useEffect(() => {
    if (ignored.length === 0) return;
    const message = ignored
      .map(translateDiagnostic)
      .map(({ message, hint }) => [message, hint].join(' ').trim())
      .join(' ');
    useApp.setState({ alert: { type: 'warning', title: t('ignored'), message } });
  }, [ignored, t]);
};
