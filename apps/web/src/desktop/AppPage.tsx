import { Button, Group, Loader, Modal, Progress, Table, Title } from '@mantine/core';
import { reasonOf } from '@platelayer/export';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../address/use-page-title.ts';
import { useExport } from '../export/export-state.ts';
import { useApp } from '../state/store.ts';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { CopyText } from '../ui/CopyText.tsx';
import { jsonPieces } from '../ui/code-piece.ts';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import reading from '../ui/reading.module.css';
import classes from './app-page.module.css';
import { type Bridge, bridge, type DesktopConfig, type UpdateState } from './bridge.ts';
import { VersionIcon } from './VersionIcon.tsx';

/** About the application itself: versions, updates, what it remembers (98.5.11). */
export const AppPage = () => {
  const { t } = useTranslation('desktop');
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

/** What the application says of itself, asked on arrival. */
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
  const { t } = useTranslation('desktop');
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
  const { t } = useTranslation('desktop');
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

/** The application restarts after an update, so it asks before. */
const Install = ({ version, bridge }: { readonly version: string; readonly bridge: Bridge }) => {
  const { t } = useTranslation('desktop');
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
