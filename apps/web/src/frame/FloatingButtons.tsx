import { ActionIcon } from '@mantine/core';
import { useMatch, useSearchParams } from 'react-router';
import { hasFlag, withFlag } from '../address/query.ts';
import { tipOf } from '../commands/keys.ts';
import { bridge } from '../desktop/bridge.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { openPrintDialog } from '../sheet-view/print-dialog.ts';
import type { LoadedGame } from '../state/store.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useFrame } from './frame-state.ts';

/** Config everywhere; print and export on the pages of a loaded game (98.4.8). */
export const FloatingButtons = ({ game }: { readonly game?: LoadedGame }) => {
  const t = useTexts('frame');
  const [query, setQuery] = useSearchParams();
  const open = hasFlag(query, 'config');
  const shown = useFrame((state) => state.shown);
  /** The desktop's Save as PDF needs a drawn page, except on the overview, where it saves the whole game. */
  const undrawn = useMatch('/games/:slug') === null && bridge !== undefined && !shown;
  return (
    <section className="floating-buttons chrome" aria-label={t('buttons.label')}>
      {game && (
        <>
          <ExportButton game={game} />
          <ActionIcon
            {...(bridge ? { 'data-tip': t('buttons.print') } : tipOf(t('buttons.print'), 'print'))}
            className="floating print-button"
            variant="filled"
            size={56}
            radius="xl"
            aria-label={t('buttons.print')}
            disabled={undrawn}
            onClick={openPrintDialog}
          >
            <LineIcon name={bridge ? 'sheet' : 'print'} size={26} />
          </ActionIcon>
        </>
      )}
      <ActionIcon
        {...tipOf(open ? t('buttons.closeConfig') : t('buttons.config'), 'config')}
        className="floating config-button"
        variant="filled"
        color="slate"
        size={56}
        radius="xl"
        aria-label={t('buttons.config')}
        aria-expanded={open}
        onClick={() => setQuery(withFlag(query, 'config', !open))}
      >
        <LineIcon name="gear" size={26} />
      </ActionIcon>
    </section>
  );
};
