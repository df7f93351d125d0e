import { ActionIcon } from '@mantine/core';
import { lazy, useRef, useState } from 'react';
import { tipOf } from '../commands/keys.ts';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { LoadedGame } from '../state/store.ts';
import { LazyMenu } from '../ui/LazyMenu.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { useExport } from './export-state.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));
/** For exports in the desktop application, which do not choose the folder in a dialog. */
const ReplaceDialog = lazy(async () => ({
  default: (await import('../desktop/ReplaceDialog.tsx')).ReplaceDialog,
}));
const FailureList = lazy(async () => ({ default: (await import('./FailureList.tsx')).FailureList }));

/** Opens the menu of prints and exports of the loaded game. */
export const ExportButton = ({ game }: { readonly game: LoadedGame }) => {
  const t = useTexts('frame');
  const choosing = useFrame((state) => state.exporting);
  const { failures, replacing } = useExport();
  const button = useRef<HTMLButtonElement>(null);
  const [called, setCalled] = useState(choosing);
  if (choosing && !called) setCalled(true);
  return (
    <>
      <LazyMenu
        load={async () => (await import('./ExportMenu.tsx')).ExportMenu}
        button={
          <ActionIcon
            ref={button}
            className="floating export-button"
            variant="filled"
            color="slate"
            size={44}
            radius="xl"
            aria-label={t('buttons.export')}
            {...tipOf(t('buttons.export'), 'export')}
          >
            <LineIcon name="export" />
          </ActionIcon>
        }
      />
      {called && (
        <PartBoundary
          close={() => {
            setCalled(false);
            useFrame.setState({ exporting: false });
          }}
        >
          <ExportDialog game={game} opened={choosing} onClosed={() => button.current?.focus()} />
        </PartBoundary>
      )}
      {replacing && (
        <PartBoundary close={() => replacing.answer(false)}>
          <ReplaceDialog {...replacing} />
        </PartBoundary>
      )}
      {failures.length > 0 && (
        <PartBoundary close={() => useExport.setState({ failures: [] })}>
          <FailureList failures={failures} />
        </PartBoundary>
      )}
    </>
  );
};
