import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../address/use-page-title.ts';
import type { JobState } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LoadedGame } from '../../state/store.ts';
import { download } from '../../ui/download.ts';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import reading from '../../ui/reading.module.css';
import { useDesignRemarks } from './use-design-remarks.ts';
import './figures.css';

interface Props<T> {
  readonly id: 'figures' | 'pieces';
  readonly game: LoadedGame;
  readonly state: JobState<T>;
  /** Second part of the CSV file name, after the name of the game. */
  readonly file: string;
  readonly children: (output: T) => ReactNode;
}

/** A page of tables about a game, which can be saved as CSV. */
export const TablesPage = <T extends { readonly csv: string | Uint8Array<ArrayBuffer> }>({
  id,
  game: { meta, details },
  state: { output, failure, retry },
  file,
  children,
}: Props<T>) => {
  const t = useTexts('pages');
  usePageTitle(t(`${id}.title`), details.title);
  useDesignRemarks(output !== undefined);
  return (
    <article className={reading.sheet} data-testid={`game-${meta.slug}-${id}`}>
      <h1 tabIndex={-1}>{t(`${id}.title`)}</h1>
      <p>{t(`${id}.description`)}</p>
      {failure !== undefined && (
        <RetryAlert
          message={t(`${id}.failed`, { reason: failure })}
          retry={t('elements.retry')}
          onRetry={retry}
        />
      )}
      {!output && failure === undefined && <p role="status">{t('figures.counting')}</p>}
      {output && (
        <>
          <Button
            variant="default"
            onClick={() => download(`${details.stem}-${file}.csv`, output.csv, 'text/csv')}
          >
            {t('figures.save')}
          </Button>
          {children(output)}
        </>
      )}
    </article>
  );
};
