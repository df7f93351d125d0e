import { Alert, Button, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePageTitle } from '../../address/use-page-title.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { openingWay, readGames, recentGames } from '../../sources/index.ts';
import { clearDamaged, countDamaged, useDamaged } from '../../sources/own-games.ts';
import { type Summary, useApp } from '../../state/store.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import sheet from '../../ui/reading.module.css';
import { DeleteDialog } from './DeleteDialog.tsx';
import { distinctiveColumns, filterGames, SORTS, type Sort, sortGames } from './filter-games.ts';
import { GameRow } from './GameRow.tsx';
import classes from './games.module.css';
import { OpenFile } from './OpenFile.tsx';

/** List of all games (98.5.2). */
export const Games = () => {
  const t = useTexts('games');
  const summaries = useApp((state) => state.summaries);
  const reading = useStoredGames();
  const damaged = useDamaged(({ count }) => count);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>('title');
  const [toDelete, setToDelete] = useState<{ readonly game?: Summary; readonly asking: boolean }>({
    asking: false,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(t('title'));
  const listed = useMemo(
    () => summaries.map((game) => ({ ...game, typeName: t(`types.${game.type}`) })),
    [summaries, t],
  );
  const games = useMemo(
    () => sortGames(filterGames(listed, search), sort, recentGames()),
    [listed, search, sort],
  );
  const columns = distinctiveColumns(listed);
  const deletable = summaries.some(({ type }) => type !== 'bundled');
  const onlyBundled = !reading && summaries.every(({ type }) => type === 'bundled');
  const sorts = SORTS.filter((each) => each === 'title' || each === 'recent' || columns.includes(each));
  const way = openingWay();
  return (
    <article className={sheet.sheet} data-testid="games">
      <header className={classes.header}>
        <div>
          <Title ref={heading} order={1} tabIndex={-1}>
            {t('title')}
          </Title>
          <Text mt={4}>{t('description')}</Text>
        </div>
        <OpenFile />
      </header>
      {damaged > 0 && <DamagedNotice count={damaged} />}
      <div className={classes.filters}>
        <TextInput
          type="search"
          size="md"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<LineIcon name="search" size={18} />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <NativeSelect
          size="md"
          aria-label={t('sort')}
          data={sorts.map((value) => ({ value, label: `${t('sort')}: ${t(`sorts.${value}`)}` }))}
          value={sort}
          onChange={({ currentTarget }) => setSort(currentTarget.value as Sort)}
        />
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['title', ...columns] as const).map((column) => (
              <th
                key={column}
                scope="col"
                // Name and wordmark (98.5.2).
                colSpan={column === 'publisher' ? 2 : undefined}
                aria-sort={column === sort ? 'ascending' : undefined}
              >
                {t(`columns.${column}`)}
              </th>
            ))}
            {deletable && (
              <th>
                <span className={classes.unseen}>{t('columns.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <GameRow
              key={game.slug}
              game={game}
              columns={columns}
              deletable={deletable}
              onDelete={(chosen) => setToDelete({ game: chosen, asking: true })}
            />
          ))}
        </tbody>
      </table>
      <div role="status">
        {reading && <Text c="dimmed">{t('reading')}</Text>}
        {!reading && games.length === 0 && (
          <div className={classes.empty}>
            <p>{t('nothingFound', { search })}</p>
            <Button variant="default" onClick={() => setSearch('')}>
              {t('showAll')}
            </Button>
          </div>
        )}
      </div>
      {onlyBundled && way && search === '' && (
        <div role="note" className={classes.own}>
          <strong>{t('own.title')}</strong>
          <span>{t(`own.${way}`)}</span>
        </div>
      )}
      <DeleteDialog
        game={toDelete.game}
        opened={toDelete.asking}
        onClose={() => setToDelete({ ...toDelete, asking: false })}
        onDeleted={() => heading.current?.focus({ preventScroll: true })}
      />
    </article>
  );
};

/** Reads the stored games when the page opens (98.6.10). Returns whether it is still reading. */
const useStoredGames = (): boolean => {
  const [reading, setReading] = useState(true);
  useEffect(() => {
    let left = false;
    readGames()
      .then(countDamaged)
      .finally(() => left || setReading(false));
    return () => {
      left = true;
    };
  }, []);
  return reading;
};

/** Offers to save or discard damaged copies (98.6.4). */
const DamagedNotice = ({ count }: { readonly count: number }) => {
  const t = useTexts('sources');
  return (
    <Alert color="slate" variant="outline" title={t('damaged.title')} my="md" data-testid="damaged">
      {t('damaged.message', { count })}
      <Group mt="sm">
        <Button size="md" variant="default" onClick={() => clearDamaged(true)}>
          {t('damaged.save')}
        </Button>
        <Button size="md" variant="default" onClick={() => clearDamaged(false)}>
          {t('damaged.discard')}
        </Button>
      </Group>
    </Alert>
  );
};
