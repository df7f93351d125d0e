import { Button, Group, Loader, Modal, Progress, Table, Title } from '@mantine/core';
import { reasonOf } from '@platelayer/export';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { usePageTitle } from '../address/use-page-title.ts';
import { useExport } from '../export/export-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useApp } from '../state/store.ts';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { jsonPieces } from '../ui/code-piece.ts';
import { CopyText } from '../ui/copy-buttons.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import reading from '../ui/reading.module.css';
import classes from './app-page.module.css';
import { type Bridge, bridge, type DesktopConfig, type UpdateState } from './bridge.ts';

/** Versions, updates and the configuration file of the application (98.5.11). */
export const AppPage = () => {
  const t = useTexts('desktop');
  const update = useApp((state) => state.update);
  const { known, failure, retry } = useDesktopConfig();
  usePageTitle(t('app.title'));
  return (
    <article className={reading.sheet} data-testid="app">
      <Title order={1} tabIndex={-1}>
        {t('app.title')}
      </Title>
      {known && <Versions known={known} />}
      {!known && failure === undefined && <Loader my="md" role="status" aria-label={t('app.loading')} />}
      {failure !== undefined && (
        <RetryAlert message={t('app.failed', { reason: failure })} retry={t('app.retry')} onRetry={retry} />
      )}
      {bridge && update && (
        <AppSection title={t('app.updates.title')}>
          <Updates update={update} bridge={bridge} />
        </AppSection>
      )}
      {known && (
        <AppSection title={t('app.config.title')}>
          <p>{t('app.config.description')}</p>
          <p className={classes.path}>
            <span>{t('app.config.path')}</span>
            <code>{known.path}</code>
            <CopyText label={t('app.config.copy')} text={known.path} />
          </p>
          <CodeBlock
            label={t('app.config.content')}
            pieces={jsonPieces(JSON.stringify(known.config, undefined, 2))}
          />
        </AppSection>
      )}
    </article>
  );
};

interface Asked {
  readonly known?: DesktopConfig;
  readonly failure?: string;
}

/** Loads versions and configuration from the host. */
const useDesktopConfig = (): Asked & { readonly retry: () => void } => {
  const [asked, setAsked] = useState<Asked>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let left = false;
    const answer = (next: Asked) => left || setAsked(next);
    setAsked({});
    bridge?.loadConfig().then(
      (known) => answer({ known }),
      (error) => answer({ failure: reasonOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [tries]);
  return { ...asked, retry: () => setTries(tries + 1) };
};

const AppSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
};

const Versions = ({ known: { platform, versions } }: { readonly known: DesktopConfig }) => {
  const t = useTexts('desktop');
  return (
    <Table className={classes.versions} aria-label={t('app.versions')}>
      <Table.Tbody>
        {(['system', 'shell', 'engine', 'app'] as const).map((part) => (
          <Table.Tr key={part}>
            <Table.Th scope="row">
              <span>
                <VersionIcon part={part} platform={platform} />
                {t(`app.${part}`)}
              </span>
            </Table.Th>
            <Table.Td>{versions[part]}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};

interface UpdatesProps {
  readonly update: UpdateState;
  readonly bridge: Bridge;
}

/** The states of 98.10.6, one at a time. */
const Updates = ({ update, bridge }: UpdatesProps) => {
  const t = useTexts('desktop');
  const { checking, downloading, available, dev, error, info } = update;
  const version = info?.version ?? '';
  const check = (
    <Button variant="default" size="md" onClick={() => bridge.checkForUpdates()}>
      {t('app.updates.check')}
    </Button>
  );
  if (checking)
    return (
      <Group role="status">
        <Loader size="sm" aria-hidden />
        {t('app.updates.checking')}
      </Group>
    );
  if (downloading !== undefined) {
    const label = t('app.updates.downloading', { percent: Math.floor(downloading) });
    return (
      <>
        <p>{label}</p>
        <Progress value={downloading} size="lg" aria-label={label} />
      </>
    );
  }
  if (available) return <Install version={version} bridge={bridge} />;
  if (dev) return <p>{t('app.updates.dev')}</p>;
  if (error)
    return (
      <>
        <p>{t('app.updates.error')}</p>
        {error !== true && <p className={classes.reason}>{reasonOf(error)}</p>}
        {check}
      </>
    );
  return (
    <>
      <p>{t('app.updates.latest', { version })}</p>
      {check}
    </>
  );
};

/** Asks before an update, because the application restarts after it. */
const Install = ({ version, bridge }: { readonly version: string; readonly bridge: Bridge }) => {
  const t = useTexts('desktop');
  const [asking, setAsking] = useState(false);
  const exporting = useExport(({ cancel }) => cancel !== undefined);
  const close = () => setAsking(false);
  return (
    <>
      <p>{t('app.updates.available', { version })}</p>
      <Button size="md" onClick={() => setAsking(true)}>
        {t('app.updates.download')}
      </Button>
      <Modal
        opened={asking}
        onClose={close}
        title={t('app.restart.title', { version })}
        closeButtonProps={{ 'aria-label': t('app.restart.cancel'), size: 44 }}
        classNames={{ title: 'drawer-title' }}
        centered
      >
        <p>{t('app.restart.message')}</p>
        {exporting && <p>{t('app.restart.exporting')}</p>}
        <Group justify="flex-end" mt="lg">
          <Button h={44} variant="default" onClick={close} data-autofocus>
            {t('app.restart.cancel')}
          </Button>
          <Button
            h={44}
            onClick={() => {
              close();
              bridge.downloadUpdate();
            }}
          >
            {t('app.restart.install')}
          </Button>
        </Group>
      </Modal>
    </>
  );
};

/** Line drawings on a grid of 24, like the icons of the frame. */
const PATHS: Readonly<Record<string, string>> = {
  // An apple with its leaf, four panes and a terminal, none of them a trademark.
  darwin:
    'M12 8c2-1.6 6-1 6.5 3.5.4 4-2.5 8.5-4.5 8.5-1 0-1.2-.5-2-.5s-1 .5-2 .5c-2 0-4.9-4.5-4.5-8.5C6 7 10 6.4 12 8M12 7.5c0-2 1-3.5 3-4',
  win32: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
  linux: 'M3 5h18v14H3zM7 9l3 3-3 3M12 15h5',
  shell: 'M4 5h16v14H4zM4 9h16M6.5 7h.1M9 7h.1',
  engine: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M4 12h16M12 4c3 2.5 3 13.5 0 16M12 4c-3 2.5-3 13.5 0 16',
  app: 'M8 4h8l4 8-4 8H8l-4-8zM4 12h16',
};

interface VersionIconProps {
  readonly part: 'system' | 'shell' | 'engine' | 'app';
  readonly platform: string;
}

/** Symbol for a version. Only three operating systems have one (98.5.11). */
const VersionIcon = ({ part, platform }: VersionIconProps) => {
  const path = PATHS[part === 'system' ? (PLATFORMS.get(platform) ?? platform) : part];
  return path ? (
    <svg className="icon" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  ) : null;
};

/** Hosts use several names for the same system. */
const PLATFORMS: ReadonlyMap<string, string> = new Map([
  ['macos', 'darwin'],
  ['windows', 'win32'],
]);
