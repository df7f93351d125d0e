import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../config/use-config.ts';
import { useFrame } from '../frame/frame-state.ts';
import type { LoadedGame } from '../state/store.ts';
import { canExport, RESOLUTION, subjectOf } from './choice.ts';
import { type Choice, ExportForm } from './ExportForm.tsx';
import { type OutFolder, pickFolder, reasonOf, takenIn } from './folder.ts';
import { ReplaceQuestion } from './ReplaceQuestion.tsx';
import { type ExportWish, plannedNames, runExport } from './run-export.ts';

interface ExportDialogProps {
  readonly game: LoadedGame;
  readonly opened: boolean;
}

/** Files of the chosen folder that the export would replace. */
interface Question {
  readonly wish: ExportWish & { readonly folder: OutFolder };
  readonly taken: readonly string[];
}

const close = () => useFrame.setState({ exporting: false });

/** Every way to export: of what, as what, how fine, where to. */
export const ExportDialog = ({ game, opened }: ExportDialogProps) => {
  const { t } = useTranslation('frame');
  const config = useConfig();
  const shown = useFrame((state) => state.shown);
  const [choice, setChoice] = useState<Choice>({
    scope: 'game',
    format: 'pdf',
    dpi: RESOLUTION.usual,
    place: 'download',
    version: '1',
    author: game.facts.designer ?? '',
  });
  const [question, setQuestion] = useState<Question>();
  const [failure, setFailure] = useState<string>();
  const [looking, setLooking] = useState(false);
  const stop = useRef<AbortController>(undefined);

  // Whoever closes the dialog no longer wants to know what is in the folder.
  useEffect(() => {
    if (opened) return;
    stop.current?.abort();
    setQuestion(undefined);
    setFailure(undefined);
  }, [opened]);

  // On the overview there is no component to choose.
  const scope = shown ? choice.scope : 'game';
  const { format, dpi, place, version, author } = choice;
  const subject = canExport(format, scope, game.facts, shown)
    ? subjectOf(format, scope, shown, { name: game.facts.stem, version, author })
    : undefined;

  const start = (wish: ExportWish) => {
    close();
    void runExport(wish);
  };
  const proceed = async () => {
    if (!subject) return;
    const wish = { game, subject, config, dpi };
    if (place === 'download') return start(wish);
    setFailure(undefined);
    try {
      const folder = await pickFolder();
      if (!folder) return;
      setLooking(true);
      stop.current = new AbortController();
      const { signal } = stop.current;
      const taken = await takenIn(folder, await plannedNames(wish, signal));
      if (signal.aborted) return;
      if (taken.length === 0) start({ ...wish, folder });
      else setQuestion({ wish: { ...wish, folder }, taken });
    } catch (error) {
      if (!stop.current?.signal.aborted) setFailure(reasonOf(error));
    } finally {
      setLooking(false);
    }
  };

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(question ? 'export.replace.title' : 'export.title', { count: question?.taken.length })}
      closeButtonProps={{ 'aria-label': t('export.close'), size: 44 }}
      classNames={{ title: 'drawer-title' }}
      size="lg"
    >
      {question ? (
        <ReplaceQuestion
          folder={question.wish.folder.name}
          taken={question.taken}
          onReplace={() => start(question.wish)}
          onBack={() => setQuestion(undefined)}
        />
      ) : (
        <>
          <ExportForm game={game} shown={shown} choice={{ ...choice, scope }} onChange={setChoice} />
          {failure !== undefined && (
            <p role="alert" className="form-error">
              {failure}
            </p>
          )}
          <Group justify="flex-end" mt="lg">
            <Button h={44} variant="default" onClick={close}>
              {t('export.back')}
            </Button>
            <Button h={44} disabled={!subject} loading={looking} onClick={proceed}>
              {t(place === 'folder' ? 'export.toFolder' : 'export.start')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
};
