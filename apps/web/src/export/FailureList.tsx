import { Button, Group, Modal } from '@mantine/core';
import type { ExportFailure } from '@platelayer/export';
import { useTexts } from '../i18n/use-texts.ts';
import { CopyText } from '../ui/copy-buttons.tsx';
import { useExport } from './export-state.ts';
import './export.css';

/** Lists the files that an export could not make, with reasons. */
export const FailureList = ({ failures }: { readonly failures: readonly ExportFailure[] }) => {
  const t = useTexts('frame');
  const close = () => useExport.setState({ failures: [] });
  return (
    <Modal
      opened
      onClose={close}
      title={t('export.failures.title', { count: failures.length })}
      closeButtonProps={{ 'aria-label': t('export.failures.close'), size: 44 }}
      classNames={{ title: 'drawer-title' }}
      centered
    >
      <p>{t('export.failures.message')}</p>
      <dl className="failures">
        {failures.map(({ name, reason }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
      <Group justify="flex-end" mt="lg">
        <CopyText
          label={t('problems.copyAll')}
          text={failures.map(({ name, reason }) => `${name}: ${reason}`).join('\n')}
        />
        <Button h={44} onClick={close}>
          {t('export.failures.close')}
        </Button>
      </Group>
    </Modal>
  );
};
