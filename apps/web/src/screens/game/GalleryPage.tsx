import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { JobState } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import reading from '../../ui/reading.module.css';
import { useDesignRemarks } from './use-design-remarks.ts';

interface Props {
  readonly title: string;
  readonly description: ReactNode;
  readonly testId: string;
  readonly state: JobState<unknown>;
  readonly children: ReactNode;
}

/** A page with a gallery of small items of a game. */
export const GalleryPage = ({
  title,
  description,
  testId,
  state: { output, failure, retry },
  children,
}: Props) => {
  const t = useTexts('pages');
  useDesignRemarks(output !== undefined);
  return (
    <div className={reading.gallery} data-testid={testId} aria-busy={!output}>
      <Title order={1} size="h2" tabIndex={-1}>
        {title}
      </Title>
      <Text c="var(--quiet)">{description}</Text>
      {failure !== undefined && (
        <RetryAlert
          message={t('elements.failed', { reason: failure })}
          retry={t('elements.retry')}
          onRetry={retry}
        />
      )}
      {children}
    </div>
  );
};
