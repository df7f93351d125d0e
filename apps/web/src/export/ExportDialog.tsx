import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useConfig } from '../config/use-config.ts';
import { desktop } from '../desktop/desktop.ts';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { LoadedGame } from '../state/store.ts';
import { ExportForm, type FormValues, startingOptions } from './ExportForm.tsx';
import { useExport } from './export-state.ts';
import { PackStep, usePackPreview } from './PackStep.tsx';
import { ReplaceQuestion } from './ReplaceQuestion.tsx';
import { canExport, formatOf, requestFor } from './request.ts';
import { startExport } from './start-export.ts';
import type { ExportTask } from './target.ts';
import { usePickedFolder } from './use-picked-folder.ts';
import './export.css';

interface ExportDialogProps {
  readonly game: LoadedGame;
  readonly opened: boolean;
  readonly onClosed: () => void;
}

const close = () => useFrame.setState({ exporting: false });

/** Dialog with all export options: scope, format, resolution and destination. */
export const ExportDialog = ({ game, opened, onClosed }: ExportDialogProps) => {
  const t = useTexts('frame');
  const own = useTexts('onDemand');
  const config = useConfig();
  const shown = useFrame((state) => state.shown);
  const { cancel } = useExport();
  const [values, setValues] = useState<FormValues>({
    scope: 'game',
    format: 'pdf',
    place: 'download',
    options: {},
  });
  const [choosingPack, setChoosingPack] = useState(false);
  useEffect(() => {
    if (!opened) setChoosingPack(false);
  }, [opened]);

  // The overview has no component to export.
  const scope = shown ? values.scope : 'game';
  const { place } = values;
  const format = formatOf(values.format);
  const inPacks = choosingPack && format.pack === true;
  const preview = usePackPreview(game, { ...values, scope }, shown, inPacks);
  const possible = canExport(format, scope, game.details, shown) && !(inPacks && preview.output?.refusal);

  const start = (task: ExportTask, run = startExport) => {
    close();
    void run(task);
  };
  const { question, failure, looking, exportToFolder, goBack } = usePickedFolder(opened, start);
  const proceed = () => {
    const options = { ...startingOptions(format, game.details), ...values.options };
    const task = { game, config, request: requestFor(format, scope, shown, options) };
    if (desktop?.exportTo) start(task, desktop.exportTo);
    else if (place === 'download') start(task);
    else void exportToFolder(task);
  };

  return (
    <Modal
      opened={opened}
      onClose={close}
      // The menu entry that opened the dialog no longer exists.
      returnFocus={false}
      onExitTransitionEnd={onClosed}
      title={
        question
          ? t('export.replace.title', { count: question.taken.length })
          : inPacks
            ? own('packs.title')
            : t('export.title')
      }
      closeButtonProps={{ 'aria-label': t('export.close'), size: 44 }}
      classNames={{ title: 'drawer-title', body: 'export-body' }}
      size="lg"
    >
      {question ? (
        <ReplaceQuestion
          folder={question.folder}
          taken={question.taken}
          onReplace={() => start(question.task)}
          onBack={goBack}
        />
      ) : (
        <>
          {inPacks ? (
            <PackStep
              game={game}
              shown={shown}
              values={{ ...values, scope }}
              onChange={setValues}
              preview={preview}
            />
          ) : (
            <ExportForm game={game} shown={shown} values={{ ...values, scope }} onChange={setValues} />
          )}
          {failure !== undefined && (
            <p role="alert" className="form-error">
              {failure}
            </p>
          )}
          {cancel && (
            <Group role="status" justify="space-between" mt="md">
              <span>{own('exports.running')}</span>
              <Button h={44} variant="default" onClick={cancel}>
                {t('export.cancel')}
              </Button>
            </Group>
          )}
          <Group justify="flex-end" mt="lg">
            {inPacks ? (
              <Button h={44} variant="default" onClick={() => setChoosingPack(false)}>
                {own('packs.previous')}
              </Button>
            ) : (
              <Button h={44} variant="default" onClick={close}>
                {t('export.back')}
              </Button>
            )}
            {format.pack && !inPacks ? (
              <Button h={44} disabled={!possible} onClick={() => setChoosingPack(true)}>
                {own('packs.next')}
              </Button>
            ) : (
              // Only one export at a time.
              <Button h={44} disabled={!possible || cancel !== undefined} loading={looking} onClick={proceed}>
                {t(place === 'folder' ? 'export.toFolder' : 'export.start')}
              </Button>
            )}
          </Group>
        </>
      )}
    </Modal>
  );
};
