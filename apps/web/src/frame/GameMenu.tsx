import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import { pageLocation } from '../address/page-location.ts';
import { gamePath } from '../address/paths.ts';
import { useKeptSearch } from '../address/use-kept-search.ts';
import { analytics } from '../analytics/index.ts';
import { componentMenu, findComponentFacts } from '../component-facts.ts';
import { engine } from '../engine/engine.ts';
import { ProblemsButton } from '../problems/ProblemsButton.tsx';
import { GameLinks, GameNotices } from '../screens/game/GameLinks.tsx';
import { canRefresh, refreshGame } from '../sources/index.ts';
import type { LoadedGame } from '../state/store.ts';
import { download } from '../ui/download.ts';
import { ActionEntry, PageEntry } from '../ui/MenuEntry.tsx';
import { GameOptions } from './GameOptions.tsx';

/** About the game, options of the page, and the components (98.4.5). */
export const GameMenu = ({ game: { meta, facts } }: { readonly game: LoadedGame }) => {
  const { t } = useTranslation('frame');
  const tab = useMatch('/games/:slug/:tab')?.params.tab;
  const current = findComponentFacts(tab);
  const search = useKeptSearch();
  const fileName = `${facts.stem}.json`;
  return (
    <>
      <ul className="entries">
        <PageEntry
          to={gamePath(meta.slug)}
          search={search}
          title={facts.title || t('game.untitled')}
          description={facts.designer && t('game.by', { designer: facts.designer })}
        />
        <li className="entry-aside">
          <ProblemsButton />
        </li>
        <GameLinks links={facts.links} />
        <ActionEntry
          icon="export"
          title={t('download')}
          description={fileName}
          onClick={() => {
            analytics.event('download', {}, pageLocation());
            void download(fileName, JSON.stringify(facts.file, undefined, 2), 'application/json');
          }}
        />
        <ActionEntry
          icon="export"
          title={t('game.share.primary')}
          description={t('game.share.secondary')}
          onClick={async () => {
            analytics.event('download', {}, pageLocation());
            const { name, bytes, mediaType } = await engine('zip', {});
            await download(name, bytes, mediaType);
          }}
        />
        {canRefresh(meta) && (
          <ActionEntry
            icon="refresh"
            title={t('game.refresh.refresh')}
            description={t('game.refresh.description')}
            onClick={() => {
              analytics.event('refresh', {}, pageLocation());
              void refreshGame();
            }}
          />
        )}
        <GameNotices prototype={facts.prototype} wip={facts.wip} />
      </ul>
      {current && <GameOptions component={current} facts={facts} />}
      <h2 className="menu-heading">{t('game.components')}</h2>
      <ul className="entries compact">
        {componentMenu(t)
          .filter(({ id }) => facts.components.includes(id))
          .map(({ id, title }) => (
            <PageEntry key={id} to={gamePath(meta.slug, id)} search={search} title={title} />
          ))}
      </ul>
    </>
  );
};
