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
  const tileQuery = readTileQuery(query);
  const catalogue = useJob('catalogue', { filter: filterOf(tileQuery) });
  const matches = catalogue.output?.ids ?? [];
  const { page, pages } = pageOf(tileQuery.page, matches.length);
  const ids = matches.slice((page - 1) * TILES_PER_PAGE, page * TILES_PER_PAGE);
  const drawn = useJob('tiles', catalogue.output && { ids, config });
  usePageTitle(t('elements.tiles.title'));
  const shown = textParam(query, 'tile', '');
  const showTile = (id: string) => setQuery(withParam(query, 'tile', id, ''), { preventScrollReset: true });

  const failure = catalogue.failure ?? drawn.failure;
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
      {catalogue.output && <TileFilters colors={catalogue.output.colors} limits={catalogue.output.limits} />}
      {failure !== undefined && (
        <RetryAlert
          message={t('elements.failed', { reason: failure })}
          retry={t('elements.retry')}
          onRetry={catalogue.failure === undefined ? drawn.retry : catalogue.retry}
        />
      )}
      {catalogue.output && (
        <div className={classes.summary}>
          <Text role="status" fw={700}>
            {matches.length === 0
              ? t('elements.tiles.nothing')
              : t('elements.tiles.matches', { count: matches.length, total: catalogue.output.total })}
          </Text>
          {pager}
        </div>
      )}
      {catalogue.output && matches.length === 0 ? (
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
