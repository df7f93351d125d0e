import { Modal } from '@mantine/core';
import type { ReplaceRequest } from '../export/export-state.ts';
import { ReplaceQuestion } from '../export/ReplaceQuestion.tsx';
import { useTexts } from '../i18n/use-texts.ts';

/** Asks before replacing files in exports started without the export dialog. */
export const ReplaceDialog = ({ folder, taken, answer }: ReplaceRequest) => {
  const t = useTexts('frame');
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={t('export.replace.title', { count: taken.length })}
      closeButtonProps={{ 'aria-label': t('export.close'), size: 44 }}
      classNames={{ title: 'drawer-title' }}
      size="lg"
    >
      <ReplaceQuestion
        folder={folder}
        taken={taken}
        onReplace={() => answer(true)}
        onBack={() => answer(false)}
      />
    </Modal>
  );
};
