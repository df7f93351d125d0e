import { Button, Group, Menu, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { gamePath } from '../../address/paths.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ACCEPTED } from '../../sources/file-input.ts';
import { canOpenFolder, openFiles, openFolder, openingWay, openPicker } from '../../sources/index.ts';
import { canWriteFolders, newGameAsZip, newGameInFolder } from '../../sources/new-game.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { PickFiles } from '../../ui/PickFiles.tsx';
import classes from './games.module.css';

/** Buttons to open files and folders in the best way this browser supports (98.5.2). */
export const OpenFile = () => {
  const t = useTexts('games');
  const navigate = useNavigate();
  const way = openingWay();
  const show = async (opened: Promise<string | undefined>) => {
    const slug = await opened;
    if (slug !== undefined) navigate(gamePath(slug, 'map'));
  };
  const look = { size: 'md', leftSection: <LineIcon name="sheet" /> };
  if (!way) return <Text className={classes.open}>{t('noOpen')}</Text>;
  return (
    <div className={classes.open}>
      <Group gap="xs">
        {way === 'system' ? (
          <Button {...look} onClick={() => show(openPicker())}>
            {t('open')}
          </Button>
        ) : (
          <PickFiles multiple accept={ACCEPTED} onPick={(files) => void show(openFiles(files))}>
            {(props) => (
              <Button {...props} {...look}>
                {t('open')}
              </Button>
            )}
          </PickFiles>
        )}
        {canOpenFolder() && (
          <Button size="md" variant="default" onClick={() => show(openFolder())}>
            {t('openFolder')}
          </Button>
        )}
        <Menu>
          <Menu.Target>
            <Button size="md" variant="default">
              {t('newGame.title')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {canWriteFolders() && (
              <Menu.Item onClick={() => show(newGameInFolder(t('newGame.name')))}>
                {t('newGame.folder')}
              </Menu.Item>
            )}
            <Menu.Item onClick={() => void newGameAsZip(t('newGame.name'))}>{t('newGame.zip')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button size="md" variant="default" component={Link} to="/import">
          {t('import')}
        </Button>
      </Group>
      <span className={classes.dropNote}>{t('openMore')}</span>
    </div>
  );
};
