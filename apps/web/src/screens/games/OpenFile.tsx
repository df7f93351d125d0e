import { Button, FileButton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '../../frame/Icon.tsx';
import { openFiles, openingWay, openPicker } from '../../sources/index.ts';
import classes from './games.module.css';

/** Opens files of the user in the best way this browser has (98.5.2). */
export const OpenFile = () => {
  const { t } = useTranslation('sources');
  const navigate = useNavigate();
  const way = openingWay();
  const show = async (opened: Promise<string | undefined>) => {
    const slug = await opened;
    if (slug !== undefined) navigate(`/games/${slug}/map`);
  };
  const look = { size: 'md', leftSection: <Icon name="sheet" /> };
  if (!way) return <Text className={classes.open}>{t('games.noOpen')}</Text>;
  return (
    <div className={classes.open}>
      {way === 'system' ? (
        <Button {...look} onClick={() => show(openPicker())}>
          {t('games.open')}
        </Button>
      ) : (
        <FileButton multiple accept=".json,application/json" onChange={(files) => show(openFiles(files))}>
          {(props) => (
            <Button {...props} {...look}>
              {t('games.open')}
            </Button>
          )}
        </FileButton>
      )}
      <span className={classes.dropNote}>{t('games.openMore')}</span>
    </div>
  );
};
