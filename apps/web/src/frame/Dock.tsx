import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { DockEdge } from './DockEdge.tsx';
import { closeDock, type DockContent, useFrame } from './frame-state.ts';
import { FailureBoundary } from './RouteBoundary.tsx';
import './dock.css';

const PANELS = {
  problems: lazy(async () => ({ default: (await import('../problems/ProblemsPanel.tsx')).ProblemsPanel })),
  thing: lazy(async () => ({ default: (await import('../inspector/ThingPanel.tsx')).ThingPanel })),
  changes: lazy(async () => ({ default: (await import('../revisions/ChangesPanel.tsx')).ChangesPanel })),
} as const satisfies Record<DockContent, unknown>;

/**
 * The panel to the right of the sheets, or below them in narrow windows. It is not modal, and stays open while the file
 * changes.
 */
export const Dock = ({ content }: { readonly content: DockContent }) => {
  const t = useTexts('frame');
  const heading = useFocusReturn();
  const Panel = PANELS[content];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    closeDock();
  };
  return (
    <aside className="dock chrome" aria-label={t(`dock.${content}`)} onKeyDown={onKeyDown}>
      <DockEdge />
      <div className="dock-bar">
        <h2 ref={heading} tabIndex={-1}>
          {t(`dock.${content}`)}
        </h2>
        {(Object.keys(PANELS) as DockContent[])
          .filter((other) => other !== content)
          .map((other) => (
            <button
              key={other}
              type="button"
              className="dock-switch"
              onClick={() => useFrame.setState({ dock: other })}
            >
              {t(`dock.${other}`)}
            </button>
          ))}
        <CloseButton size={44} aria-label={t('dock.close')} data-tip={t('dock.close')} onClick={closeDock} />
      </div>
      <div className="dock-body">
        <FailureBoundary place={content}>
          <Suspense>
            <Panel />
          </Suspense>
        </FailureBoundary>
      </div>
    </aside>
  );
};

/** Moves the focus into the panel when it opens, and back when it closes (98.14). */
const useFocusReturn = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return heading;
};
