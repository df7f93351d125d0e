import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './config.module.css';
import { usePanel } from './panel-state.ts';
import { discardDamaged, saveDamaged } from './stored-config.ts';

/** Former settings that could not be read: nothing is thrown away unasked (95.4.4). */
export const DamagedSettings = () => {
  const { t } = useTranslation('config');
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
