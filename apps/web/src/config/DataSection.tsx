import { Button } from '@mantine/core';
import { defaults, difference } from '@platelayer/game';
import { lazy } from 'react';
import { bridge } from '../desktop/bridge.ts';
import { translateDiagnostic } from '../i18n/diagnostics.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useApp } from '../state/store.ts';
import { jsonPieces } from '../ui/code-piece.ts';
import { CopyText } from '../ui/copy-buttons.tsx';
import { download } from '../ui/download.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { PickFiles } from '../ui/PickFiles.tsx';
import { importText, undo } from './changes.ts';
import styles from './config.module.css';
import { usePanel } from './panel-state.ts';
import { announceUndo, resetWithUndo } from './reset.ts';
import { settingsLink } from './settings-link.ts';
import { discardDamaged, saveDamaged } from './stored-config.ts';
import { useConfigLayers } from './use-config.ts';

const HistorySettings = lazy(async () => ({
  default: (await import('../revisions/HistorySettings.tsx')).HistorySettings,
}));

/** More errors would not help anyone. */
const FAULTS_SHOWN = 5;

/** Reset, and the settings as a link or file (95.6.6). */
export const DataSection = () => {
  const t = useTexts('config');
  const changed = useApp(({ stored }) => Object.keys(stored).length > 0);
  const undoable = usePanel((state) => state.undo);
  const { config, layers } = useConfigLayers();
  const json = JSON.stringify(difference(defaults, config), undefined, 2);

  const take = async ([file]: readonly File[]) => {
    if (file && importText(await file.text(), file.name)) announceUndo(t('data.done.import'));
  };

  return (
    <>
      <DamagedSettings />
      <p className={styles.help}>{changed ? t('data.resetHelp') : t('data.nothing')}</p>
      <div className={styles.buttons}>
        <Button color="slate" onClick={resetWithUndo}>
          {t('data.reset')}
        </Button>
        {undoable && (
          <Button variant="default" onClick={undo}>
            {t(`data.undo.${undoable.after}`)}
          </Button>
        )}
      </div>
      <p className={styles.help}>{t('data.stored')}</p>
      {!bridge && (
        <>
          <h4>{t('data.link')}</h4>
          <p className={styles.help}>{t('data.linkHelp')}</p>
          <div className={styles.buttons}>
            <CopyText label={t('data.copyLink')} text={settingsLink(layers, new URL(window.location.href))} />
          </div>
        </>
      )}
      <h4>{t('data.json')}</h4>
      <p className={styles.help}>{t('data.jsonHelp')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre className={styles.json} tabIndex={0}>
        {jsonPieces(json).map((piece, i) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity
            <span key={i} data-kind={piece[0]}>
              {piece[1]}
            </span>
          ),
        )}
      </pre>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => download('config.json', `${json}\n`, 'application/json')}>
          {t('data.download')}
        </Button>
        <PickFiles accept=".json,application/json" onPick={take}>
          {(props) => (
            <Button variant="default" {...props}>
              {t('data.import')}
            </Button>
          )}
        </PickFiles>
      </div>
      <Refused />
      <PartBoundary>
        <HistorySettings />
      </PartBoundary>
    </>
  );
};

/** Explains why a file was not imported. */
const Refused = () => {
  const t = useTexts('config');
  const refused = usePanel((state) => state.refused);
  if (!refused) return null;
  const { name, faults } = refused;
  const more = faults.length - FAULTS_SHOWN;
  return (
    <div className={styles.error} role="alert">
      {t('data.refused', { name, count: faults.length })}
      <ul>
        {faults
          .slice(0, FAULTS_SHOWN)
          .map(translateDiagnostic)
          .map(({ message, hint }) => (
            <li key={message}>
              {message} {hint}
            </li>
          ))}
        {more > 0 && <li>{t('data.more', { count: more })}</li>}
      </ul>
    </div>
  );
};

/** Offers to save or discard settings that could not be read (95.4.4). */
const DamagedSettings = () => {
  const t = useTexts('config');
  const damaged = usePanel((state) => state.damaged);
  if (damaged === undefined) return null;
  return (
    <div className={styles.notice}>
      <p>{t('data.damaged')}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={saveDamaged}>
          {t('data.save')}
        </Button>
        <Button variant="subtle" color="slate" onClick={discardDamaged}>
          {t('data.discard')}
        </Button>
      </div>
    </div>
  );
};
