import { Alert, Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import type { ImportEntry, ImportEntryKind } from '@platelayer/import';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { gamePath } from '../../address/paths.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { engine } from '../../engine/engine.ts';
import type { Jobs } from '../../engine/messages.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { chooseFolder } from '../../sources/file-input.ts';
import { openFiles } from '../../sources/index.ts';
import { canWriteFolders, openInNewFolder } from '../../sources/new-game.ts';
import { titleFilesIn, useTitleFiles } from '../../sources/title-files.ts';
import { dataUrl } from '../../ui/data-url.ts';
import { download } from '../../ui/download.ts';
import { PickFiles } from '../../ui/PickFiles.tsx';
import sheet from '../../ui/reading.module.css';
import classes from './games.module.css';

/** Imports a title from 18xx.games (85.15): choose files, choose a title, read the report, open the game. */
export const Import = () => {
  const t = useTexts('games');
  const files = useTitleFiles((state) => state.files);
  const titles = useTitles(files);
  const [chosen, setChosen] = useState('');
  const foundTitles = titles.output?.titles ?? [];
  const id = foundTitles.some((title) => title.id === chosen)
    ? chosen
    : foundTitles.length === 1
      ? foundTitles[0]?.id
      : undefined;
  const imported = useImported(id, titles.output);
  usePageTitle(t('importing.title'));
  const busy = titles.busy || imported.busy;
  const failure = titles.failure ?? imported.failure;
  const take = (list: readonly File[]) =>
    useTitleFiles.setState({ files: new Map(list.map((file) => [file.name, file])) });
  return (
    <article className={sheet.sheet} data-testid="import">
      <Title order={1} tabIndex={-1}>
        {t('importing.title')}
      </Title>
      <Text mt={4}>{t('importing.description')}</Text>
      <Alert color="slate" variant="outline" title={t('importing.important')} my="md">
        {t('importing.notice')}
      </Alert>
      <Group gap="xs">
        <PickFiles multiple accept=".rb,.zip,application/zip,.json" onPick={take}>
          {(props) => (
            <Button {...props} size="md">
              {t('importing.files')}
            </Button>
          )}
        </PickFiles>
        <Button
          size="md"
          variant="default"
          onClick={async () => {
            const folder = await chooseFolder();
            if (folder) useTitleFiles.setState({ files: await titleFilesIn(folder) });
          }}
        >
          {t('importing.folder')}
        </Button>
      </Group>
      <div role="status">
        {busy && <Text mt="md">{t('importing.reading')}</Text>}
        {failure !== undefined && <Text mt="md">{failure}</Text>}
        {!busy && titles.output && foundTitles.length === 0 && <Text mt="md">{t('importing.none')}</Text>}
      </div>
      {foundTitles.length > 1 && (
        <NativeSelect
          mt="md"
          size="md"
          label={t('importing.which')}
          value={id ?? ''}
          data={[
            { value: '', label: t('importing.choose') },
            ...foundTitles.map((title) => ({ value: title.id, label: title.name })),
          ]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      {id !== undefined && imported.output && <ImportedGame result={imported.output} />}
      <Report findings={[...(titles.output?.findings ?? []), ...(imported.output?.findings ?? [])]} />
    </article>
  );
};

interface AsyncResult<T> {
  readonly output?: T;
  readonly failure?: string;
  readonly busy: boolean;
}

/** Result of an asynchronous function, computed again when its dependencies change. */
const useAsync = <T,>(
  begin: (() => Promise<T>) | undefined,
  [first, second]: readonly [unknown, unknown?],
): AsyncResult<T> => {
  const [state, setState] = useState<AsyncResult<T>>({ busy: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller passes the dependencies
  useEffect(() => {
    if (!begin) return setState({ busy: false });
    let cancelled = false;
    setState({ busy: true });
    begin().then(
      (output) => cancelled || setState({ output, busy: false }),
      (error: Error) => cancelled || setState({ failure: error.message, busy: false }),
    );
    return () => {
      cancelled = true;
    };
  }, [first, second]);
  return state;
};

const useTitles = (files: ReadonlyMap<string, File> | undefined): AsyncResult<Jobs['titles']['out']> =>
  useAsync(
    files &&
      (async () => {
        const read = [...files].map(
          async ([path, file]) => [path, new Uint8Array(await file.arrayBuffer())] as const,
        );
        return engine('titles', { files: new Map(await Promise.all(read)) });
      }),
    [files],
  );

type ImportResult = Jobs['importTitle']['out'] & {
  /** Data URL of a map thumbnail. */
  readonly picture?: string;
};

const THUMBNAIL_PIXELS = 480;

const useImported = (id: string | undefined, titles: object | undefined): AsyncResult<ImportResult> =>
  useAsync(
    id === undefined
      ? undefined
      : async (): Promise<ImportResult> => {
          const result = await engine('importTitle', { id });
          const { text } = result;
          const drawn =
            text === undefined
              ? undefined
              : await engine('thumbnail', { input: { text }, pixels: THUMBNAIL_PIXELS });
          if (!drawn) return result;
          return { ...result, picture: dataUrl(drawn.bytes, 'image/png') };
        },
    // The same id from other files is a different title.
    [id, titles],
  );

const ImportedGame = ({ result }: { readonly result: ImportResult }) => {
  const { text, folder, stem, problems, picture } = result;
  const t = useTexts('games');
  const navigate = useNavigate();
  if (text === undefined) return <Text mt="md">{t('importing.nothing')}</Text>;
  const name = `${stem}.json`;
  const show = (slug: string | undefined) => slug !== undefined && navigate(gamePath(slug, 'map'));
  const open = async () => show(await openFiles([new File([text], name, { type: 'application/json' })]));
  return (
    <section>
      {picture !== undefined && (
        <img src={picture} alt={t('importing.map', { title: stem })} className={classes.importedMap} />
      )}
      <Text mt="md">
        {problems.length === 0
          ? t('importing.noProblems')
          : t('importing.problems', { count: problems.length })}
      </Text>
      <ul className={classes.report}>
        {problems.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <Group gap="xs" mt="md">
        <Button size="md" onClick={open}>
          {t('importing.open')}
        </Button>
        <Button size="md" variant="default" onClick={() => void download(name, text, 'application/json')}>
          {t('importing.save')}
        </Button>
        {folder &&
          (canWriteFolders() ? (
            <Button
              size="md"
              variant="default"
              onClick={async () => show(await openInNewFolder(async () => folder.texts))}
            >
              {t('importing.saveFolder')}
            </Button>
          ) : (
            <Button
              size="md"
              variant="default"
              onClick={() => void download(`${stem}.zip`, folder.zip, 'application/zip')}
            >
              {t('importing.saveZip')}
            </Button>
          ))}
      </Group>
    </section>
  );
};

const KINDS: readonly ImportEntryKind[] = ['missing', 'computed', 'changed', 'repaired', 'dropped', 'read'];

const Report = ({ findings }: { readonly findings: readonly ImportEntry[] }) => {
  const t = useTexts('games');
  if (findings.length === 0) return null;
  return (
    <section data-testid="import-report">
      <Title order={2} size="h3" mt="lg">
        {t('importing.report')}
      </Title>
      {KINDS.map((kind) => {
        const entries = findings.filter((finding) => finding.kind === kind);
        return (
          entries.length > 0 && (
            <div key={kind}>
              <Title order={3} size="h4" mt="md">
                {t(`importing.kinds.${kind}`)}
              </Title>
              <ul className={classes.report}>
                {entries.map(({ message, place }) => (
                  <li key={`${message} ${place?.file} ${place?.line}`}>
                    {message} {place && <small>({t('importing.place', { ...place })})</small>}
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
};
