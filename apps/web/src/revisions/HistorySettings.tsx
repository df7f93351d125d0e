import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import styles from '../config/config.module.css';
import { engine } from '../engine/engine.ts';
import type { Jobs } from '../engine/messages.ts';
import { sizeText } from '../export/size.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Switch } from '../ui/Switch.tsx';
import { isRemembering, setRemembering } from './remember.ts';

/** Settings for the history of games: on or off, its size, and a button to delete it. */
export const HistorySettings = () => {
  const t = useTexts('revisions');
  const [on, setOn] = useState(isRemembering);
  const [count, setCount] = useState<Jobs['histories']['out']>();
  const load = (forget: boolean) => engine('histories', { forget }).then(setCount, () => setCount(undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => void load(false), []);
  return (
    <>
      <h4>{t('history.title')}</h4>
      <Switch
        label={t('history.switch')}
        checked={on}
        onChange={(checked) => {
          setRemembering(checked);
          setOn(checked);
        }}
      />
      <p className={styles.help}>{t('history.text')}</p>
      {count && (
        <>
          <p className={styles.help} role="status">
            {t('history.size', { count: count.versions, size: sizeText(count.size) })}
          </p>
          <div className={styles.buttons}>
            <Button variant="default" disabled={count.versions === 0} onClick={() => load(true)}>
              {t('history.forget')}
            </Button>
          </div>
        </>
      )}
    </>
  );
};
