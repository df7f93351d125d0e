import { Button } from '@mantine/core';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemsButton } from '../../problems/ProblemsButton.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface DrawingFailedProps {
  readonly title: string;
  readonly reason: string;
  readonly retry: () => void;
}

/** Error message for a failed drawing. Earlier sheets stay below it. */
export const DrawingFailed = ({ title, reason, retry }: DrawingFailedProps) => {
  const t = useTexts('frame');
  return (
    <Notice
      icon="error"
      title={t('sheetView.failed.title', { component: title })}
      actions={
        <>
          <Button onClick={retry}>{t('sheetView.failed.retry')}</Button>
          <ProblemsButton />
        </>
      }
    >
      <p>{reason}</p>
      <p>{t('sheetView.failed.hint')}</p>
    </Notice>
  );
};
