import { Button, Group, Modal } from '@mantine/core';
import { reasonOf } from '@platelayer/export';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../config/use-config.ts';
import { desktop } from '../desktop/desktop.ts';
import { useFrame } from '../frame/frame-state.ts';
import type { LoadedGame } from '../state/store.ts';
import { ExportForm, type FormValues, startingOptions } from './ExportForm.tsx';
import { pickFolder } from './folder.ts';
import { PackStep, usePackPreview } from './PackStep.tsx';
import { ReplaceQuestion } from './ReplaceQuestion.tsx';
import { canExport, formatOf, requestFor } from './request.ts';
import { plannedFiles, startExport } from './start-export.ts';
import type { ExportTask } from './target.ts';
import './export.css';

interface ExportDialogProps {
  readonly game: LoadedGame;
  readonly opened: boolean;
  readonly onClosed: () => void;
}

/** Files of the chosen folder that the export would replace. */
interface ReplaceRequest {
  readonly task: ExportTask;
  readonly folder: string;
  readonly taken: readonly string[];
}

const close = () => useFrame.setState({ exporting: false });

/** Every way to export: of what, as what, how fine, where to. */
export const ExportDialog = ({ game, opened, onClosed }: ExportDialogProps) => {
  const { t } = useTranslation('frame');
  const { t: own } = useTranslation('onDemand');
  const config = useConfig();
  const shown = useFrame((state) => state.shown);
  const [values, setValues] = useState<FormValues>({
    scope: 'game',
    format: 'pdf',
    place: 'download',
    options: {},
  });
  const [question, setQuestion] = useState<ReplaceRequest>();
  const [failure, setFailure] = useState<string>();
  const [looking, setLooking] = useState(false);
  const [choosingPack, setChoosingPack] = useState(false);
  const stop = useRef<AbortController>(undefined);

  // Whoever closes the dialog no longer wants to know what is in the folder.
  useEffect(() => {
    if (opened) return;
    stop.current?.abort();
    setQuestion(undefined);
    setFailure(undefined);
    setChoosingPack(false);
  }, [opened]);

  // On the overview there is no component to choose.
  const scope = shown ? values.scope : 'game';
  const { place } = values;
  const format = formatOf(values.format);
  const inPacks = choosingPack && format.pack === true;
  const preview = usePackPreview(game, { ...values, scope }, shown, inPacks);
  const possible = canExport(format, scope, game.facts, shown) && !(inPacks && preview.output?.refusal);

  const start = (task: ExportTask, run = startExport) => {
    close();
    void run(task);
  };
  const proceed = async () => {
    const options = { ...startingOptions(format, game.facts), ...values.options };
    const task = { game, config, request: requestFor(format, scope, shown, options) };
    if (desktop?.exportTo) return start(task, desktop.exportTo);
    if (place === 'download') return start(task);
    setFailure(undefined);
    try {
      const folder = await pickFolder();
      if (!folder) return;
      setLooking(true);
      stop.current = new AbortController();
      const { signal } = stop.current;
      const names = (await plannedFiles(task, signal)).map(({ name }) => name);
      const taken = await folder.existing(names);
      if (signal.aborted) return;
      if (taken.length === 0) start({ ...task, target: folder });
      else setQuestion({ task: { ...task, target: folder }, folder: folder.name, taken });
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
      // What opened it was an entry of a menu, which is gone.
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
      classNames={{ title: 'drawer-title' }}
      size="lg"
    >
      {question ? (
        <ReplaceQuestion
          folder={question.folder}
          taken={question.taken}
          onReplace={() => start(question.task)}
          onBack={() => setQuestion(undefined)}
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
              <Button h={44} disabled={!possible} loading={looking} onClick={proceed}>
                {t(place === 'folder' ? 'export.toFolder' : 'export.start')}
              </Button>
            )}
          </Group>
        </>
      )}
    </Modal>
  );
};
