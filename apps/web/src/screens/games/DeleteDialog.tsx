import { Button, Group, Modal } from '@mantine/core';
import { engine } from '../../engine/engine.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { alertFailure } from '../../sources/alerts.ts';
import { deleteGame, peekGame } from '../../sources/index.ts';
import type { Summary } from '../../state/store.ts';
import { download } from '../../ui/download.ts';
import classes from './games.module.css';
import { WhichFile } from './WhichFile.tsx';

interface DeleteDialogProps {
  /** Game to delete. Kept while the dialog closes. */
  readonly game?: Summary;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before removing a game, and explains what happens to its file (98.5.2). */
export const DeleteDialog = ({ game, opened, onClose, onDeleted }: DeleteDialogProps) => {
  const t = useTexts('games');
  const title = game?.title || t('untitled');
  const save = async () => {
    const input = game && (await peekGame(game));
    if (input === undefined) return;
    const stem = (await engine('describe', input))?.stem ?? 'game';
    if ('text' in input) await download(`${stem}.json`, input.text, 'application/json');
    else if ('zip' in input) await download(`${stem}.zip`, input.zip, 'application/zip');
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('confirm.title', { title })}
      closeButtonProps={{ 'aria-label': t('confirm.cancel') }}
      centered
      padding="lg"
      classNames={{ title: classes.question }}
    >
      {game && <WhichFile game={game} />}
      <p>{t(game?.type === 'internal' ? 'confirm.internal' : 'confirm.system')}</p>
      <Group justify="flex-end" mt="lg">
        {game?.type === 'internal' && (
          <Button
            size="md"
            variant="default"
            mr="auto"
            onClick={() => save().catch((error) => alertFailure(error, 'saved'))}
          >
            {t('confirm.download')}
          </Button>
        )}
        <Button size="md" variant="default" onClick={onClose} data-autofocus>
          {t('confirm.cancel')}
        </Button>
        <Button
          size="md"
          onClick={async () => {
            onClose();
            if (game && (await deleteGame(game))) onDeleted();
          }}
        >
          {t('confirm.delete')}
        </Button>
      </Group>
    </Modal>
  );
};
