import { Button, NativeSelect } from '@mantine/core';
import { reasonOf } from '@platelayer/export';
import type { Config } from '@platelayer/game';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { gamePath } from '../address/paths.ts';
import { hasSlug } from '../address/slug.ts';
import { useKeptSearch } from '../address/use-kept-search.ts';
import { componentTitle } from '../component-facts.ts';
import { useConfig, useConfigLayers } from '../config/use-config.ts';
import { engine } from '../engine/engine.ts';
import { useJob } from '../engine/use-job.ts';
import type { OwnGame } from '../engine/values.ts';
import { useExport } from '../export/export-state.ts';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { inputFromFile } from '../sources/game-input.ts';
import { type LoadedGame, useApp } from '../state/store.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { PickFiles } from '../ui/PickFiles.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { ChangedValues } from './ChangedValues.tsx';
import { ChangeList } from './ChangeList.tsx';
import { ChangePictures } from './ChangePictures.tsx';
import { compareGame, stepChange, toggleBlink, useComparison } from './comparison.ts';
import { hasToPrint, printChanged } from './print-changed.ts';
import { isRemembering } from './remember.ts';
import './changes.css';

/** Panel with the changes since an earlier version, the last print or another file (88.3). */
export const ChangesPanel = () => {
  const game = useApp((state) => state.game);
  const subject = useComparison((state) => state.game);
  const isCurrent = hasSlug(game?.meta, subject ?? '');
  // Versions belong to one game, so a new game resets the comparison.
  useEffect(() => {
    if (subject !== undefined && !isCurrent) compareGame(undefined, undefined);
  }, [subject, isCurrent]);
  if (!game) return null;
  return (
    <div className="changes">
      <BaselineChoice game={game} />
      <Comparison game={game} />
    </div>
  );
};

/** Gives each picked file an id. */
let lastFileId = 0;

/** Choice of the last print, an earlier version or a file to compare with. */
const BaselineChoice = ({ game }: { readonly game: LoadedGame }) => {
  const t = useTexts('revisions');
  const { slug } = game.meta;
  const { layers } = useConfigLayers();
  const { output } = useJob('history', { game: slug, version: game.version });
  const { baseline, file } = useComparison();
  const versions = output?.versions.filter(({ current }) => !current) ?? [];
  const [print] = output?.prints ?? [];
  const value = baseline === undefined ? '' : baseline.kind === 'version' ? `${baseline.id}` : baseline.kind;
  const choose = (value: string) => {
    if (value === 'print') compareGame(slug, { kind: 'print', game: slug });
    else if (/^\d+$/.test(value)) compareGame(slug, { kind: 'version', game: slug, id: Number(value) });
    else if (value === '') compareGame(undefined, undefined);
  };
  const compareWithFile = async ([picked]: readonly File[]) => {
    if (!picked) return;
    const input = (await inputFromFile(picked)) as OwnGame;
    const { user, stored, url } = layers;
    compareGame(slug, { kind: 'file', id: ++lastFileId, input, layers: { user, stored, url } }, picked.name);
  };
  return (
    <>
      <div className="change-choice">
        <NativeSelect
          label={t('with')}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            { value: '', label: t('choose') },
            ...(print
              ? [
                  {
                    group: t('groups.prints'),
                    items: [{ value: 'print', label: t('lastPrint', { time: formatTime(print.at) }) }],
                  },
                ]
              : []),
            ...(versions.length > 0
              ? [
                  {
                    group: t('groups.versions'),
                    items: versions.map(({ id, seenAt, title }) => ({
                      value: `${id}`,
                      label:
                        title === game.details.title
                          ? t('version', { time: formatTime(seenAt) })
                          : t('otherTitle', { time: formatTime(seenAt), title }),
                    })),
                  },
                ]
              : []),
            ...(file === undefined
              ? []
              : [{ group: t('groups.files'), items: [{ value: 'file', label: file }] }]),
          ]}
        />
        <PickFiles accept=".json,.zip,application/json,application/zip" onPick={compareWithFile}>
          {(props) => (
            <Button variant="default" h={44} {...props}>
              {t('file')}
            </Button>
          )}
        </PickFiles>
      </div>
      {output && versions.length === 0 && !print && !baseline && (
        <p>{isRemembering() ? t('none') : t('off')}</p>
      )}
    </>
  );
};

const formatTime = (time: number): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

const Comparison = ({ game }: { readonly game: LoadedGame }) => {
  const t = useTexts('revisions');
  const config = useConfig();
  const { baseline, found } = useComparison();
  const { failure, retry } = useCompared(game, config);
  useEarlierSheets(config);
  useShownChange(game);
  if (!baseline) return null;
  if (failure !== undefined)
    return <RetryAlert message={t('failed', { reason: failure })} retry={t('retry')} onRetry={retry} />;
  if (!found) return <p role="status">{t('comparing')}</p>;
  return <ComparisonResult game={game} config={config} />;
};

/** Compares again when the game, the settings or the baseline change. */
const useCompared = (game: LoadedGame, config: Config) => {
  const baseline = useComparison((state) => state.baseline);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or attempt compares again
  useEffect(() => {
    setFailure(undefined);
    if (!baseline) return;
    const controller = new AbortController();
    const { signal } = controller;
    engine('compare', { baseline, config }, { signal }).then(
      (found) => {
        if (signal.aborted) return;
        useComparison.setState(({ selected = -1 }) => ({
          found,
          selected: selected in found.changes ? selected : undefined,
        }));
      },
      (error) => signal.aborted || setFailure(reasonOf(error)),
    );
    return () => controller.abort();
  }, [baseline, config, game.version, attempt]);
  return { failure, retry: () => setAttempt((count) => count + 1) };
};

/** Draws the earlier version of the current sheets when the user compares them. */
const useEarlierSheets = (config: Config): void => {
  const { baseline, found } = useComparison();
  const shown = useFrame((state) => state.shown);
  const isVisible = useComparison(({ earlier, blink }) => earlier > 0 || blink);
  useEffect(() => {
    useComparison.setState({ earlierSheets: undefined });
    if (!isVisible || !baseline || !found || !shown) return;
    const { component, request } = shown;
    const controller = new AbortController();
    engine('drawEarlier', { baseline, component, request, config }, { signal: controller.signal }).then(
      (earlierSheets) => controller.signal.aborted || useComparison.setState({ earlierSheets }),
      () => undefined,
    );
    return () => controller.abort();
  }, [isVisible, baseline, found, shown, config]);
};

/** Opens the page that shows the selected change. */
const useShownChange = ({ meta }: LoadedGame): void => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const listFocus = useRef<HTMLElement>(undefined);
  const search = useKeptSearch();
  const change = useComparison(({ found, selected }) =>
    selected === undefined ? undefined : found?.changes[selected],
  );
  const component = useFrame(({ shown }) => shown?.component);
  const variation = useFrame(({ shown }) => shown?.request.variation ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page of a change must not navigate back to it
  useEffect(() => {
    if (!change) return;
    const changedVariation = (change.after ?? change.before)?.variation ?? 0;
    if (change.component === component && changedVariation === variation) return;
    const query = new URLSearchParams(search);
    if (changedVariation > 0) query.set('variation', `${changedVariation}`);
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.closest('.changes')) listFocus.current = focused;
    navigate({ pathname: gamePath(meta.slug, change.component), search: `${query}` });
  }, [change]);
  // A new page takes the focus; this returns it to the list of changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every new page
  useEffect(() => {
    const timer = setTimeout(() => {
      listFocus.current?.focus({ preventScroll: true });
      listFocus.current = undefined;
    });
    return () => clearTimeout(timer);
  }, [pathname]);
};

const ComparisonResult = ({ game, config }: { readonly game: LoadedGame; readonly config: Config }) => {
  const t = useTexts('revisions');
  const frame = useTexts('frame');
  const { found, baseline, selected, earlier, blink } = useComparison();
  const exporting = useExport(({ cancel }) => cancel !== undefined);
  if (!found || !baseline) return null;
  const { changes, unrelated, unchanged, settings, fields, missing } = found;
  const counts = (['added', 'removed', 'redrawn', 'moved', 'copies'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [t(`counts.${kind}`, { count })];
  });
  const summary = unrelated
    ? t('unrelated')
    : changes.length === 0
      ? t(settings.length + fields.length > 0 ? 'sameDrawings' : 'same')
      : `${[...counts, t('counts.unchanged', { count: unchanged })].join(', ')}.`;
  return (
    <>
      <p className="change-counts" role="status">
        {summary}
      </p>
      {missing.length > 0 && (
        <p>{t('missing', { components: missing.map((id) => componentTitle(frame, id)).join(', ') })}</p>
      )}
      {hasToPrint(found) && (
        <Button
          h={44}
          leftSection={<LineIcon name="print" />}
          disabled={exporting}
          onClick={() => printChanged(game, config, baseline)}
        >
          {t('print')}
        </Button>
      )}
      {changes.length > 0 && (
        <>
          <div className="change-tools">
            <Button variant="default" h={44} px="sm" onClick={() => stepChange(-1)}>
              {t('previous')}
            </Button>
            <Button variant="default" h={44} px="sm" onClick={() => stepChange(1)}>
              {t('next')}
            </Button>
            {selected !== undefined && (
              <output>{t('step', { number: selected + 1, count: changes.length })}</output>
            )}
          </div>
          <div className="change-tools">
            <label className="change-slider">
              <span aria-hidden="true">{t('after')}</span>
              <input
                type="range"
                min={0}
                max={100}
                value={earlier}
                aria-label={t('earlier')}
                onChange={(event) => useComparison.setState({ earlier: event.currentTarget.valueAsNumber })}
              />
              <span aria-hidden="true">{t('before')}</span>
            </label>
            <Button variant="default" h={44} px="sm" aria-pressed={blink} onClick={toggleBlink}>
              {t('blink')}
            </Button>
          </div>
          <ChangePictures config={config} baseline={baseline} />
        </>
      )}
      <ChangedValues title={t('settings')} values={settings} named open />
      <ChangeList />
      <ChangedValues title={t('fields')} values={fields} />
    </>
  );
};
