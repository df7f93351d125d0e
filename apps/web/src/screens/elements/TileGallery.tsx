import { Pagination, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { textParam, withParam } from '../../address/query.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { useConfig } from '../../config/use-config.ts';
import { useJob } from '../../engine/use-job.ts';
import { RichText } from '../../i18n/RichText.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { RetryAlert } from '../../ui/RetryAlert.tsx';
import reading from '../../ui/reading.module.css';
import { SvgPicture } from '../../ui/SvgPicture.tsx';
import classes from './elements.module.css';
import { PastedHex } from './PastedHex.tsx';
import { TileFilters } from './TileFilters.tsx';
import { filterOf, pageOf, readTileQuery, TILES_PER_PAGE, withTileQuery } from './tile-query.ts';

const TileDialog = lazy(async () => ({ default: (await import('./TileDialog.tsx')).TileDialog }));

/** The standard catalogue, fifty tiles per page (98.5.7, 80.11). */
export const TileGallery = () => {
  const t = useTexts('pages');
  const [query, setQuery] = useSearchParams();
  const config = useConfig();
  const asked = readTileQuery(query);
  const found = useJob('catalogue', { filter: filterOf(asked) });
  const matches = found.output?.ids ?? [];
  const { page, pages } = pageOf(asked.page, matches.length);
  const ids = matches.slice((page - 1) * TILES_PER_PAGE, page * TILES_PER_PAGE);
  const drawn = useJob('tiles', found.output && { ids, config });
  usePageTitle(t('elements.tiles.title'));
  const shown = textParam(query, 'tile', '');
  const showTile = (id: string) => setQuery(withParam(query, 'tile', id, ''), { preventScrollReset: true });

  const failure = found.failure ?? drawn.failure;
  const pager = pages > 1 && (
    <Pagination.Root
      total={pages}
      value={page}
      onChange={(next) => setQuery(withTileQuery(query, 'page', String(next)))}
      getItemProps={(number) => ({ 'aria-label': t('elements.tiles.page_number', { page: number }) })}
    >
      <nav className={classes.pager} aria-label={t('elements.tiles.pager')}>
        <Pagination.Previous aria-label={t('elements.tiles.previous')} />
        <Pagination.Items />
        <Pagination.Next aria-label={t('elements.tiles.next')} />
      </nav>
    </Pagination.Root>
  );

  return (
    <div className={reading.gallery} data-testid="tiles">
      <Title order={1} size="h2">
        {t('elements.tiles.title')}
      </Title>
      <Text c="var(--quiet)">
        <RichText text={t('elements.tiles.page.description')} parts={{ code: <code /> }} />
      </Text>
      <PastedHex />
      {found.output && <TileFilters colors={found.output.colors} limits={found.output.limits} />}
      {failure !== undefined && (
        <RetryAlert
          message={t('elements.failed', { reason: failure })}
          retry={t('elements.retry')}
          onRetry={found.failure === undefined ? drawn.retry : found.retry}
        />
      )}
      {found.output && (
        <div className={classes.summary}>
          <Text role="status" fw={700}>
            {matches.length === 0
              ? t('elements.tiles.nothing')
              : t('elements.tiles.matches', { count: matches.length, total: found.output.total })}
          </Text>
          {pager}
        </div>
      )}
      {found.output && matches.length === 0 ? (
        <Text c="var(--quiet)">{t('elements.tiles.nothingHint')}</Text>
      ) : (
        <ul className={classes.tiles} aria-busy={!drawn.output}>
          {drawn.output?.map((picture) => (
            <li key={picture.id}>
              <button type="button" className={classes.tile} onClick={() => showTile(picture.id)}>
                <SvgPicture picture={picture} label={picture.title} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <Suspense>
          <TileDialog id={shown} onClose={() => showTile('')} onShow={showTile} />
        </Suspense>
      )}
    </div>
  );
};
