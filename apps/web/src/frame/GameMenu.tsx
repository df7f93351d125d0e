import { useMatch } from 'react-router';
import { pageLocation } from '../address/page-location.ts';
import { gamePath } from '../address/paths.ts';
import { useKeptSearch } from '../address/use-kept-search.ts';
import { analytics } from '../analytics/index.ts';
import { componentMenu, findComponentFacts } from '../component-facts.ts';
import { engine } from '../engine/engine.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ProblemsButton } from '../problems/ProblemsButton.tsx';
import { GameLinks, GameNotices } from '../screens/game/GameLinks.tsx';
import { canRefresh, refreshGame } from '../sources/index.ts';
import { type LoadedGame, useApp } from '../state/store.ts';
import { download } from '../ui/download.ts';
import { ActionEntry, PageEntry } from '../ui/MenuEntry.tsx';
import { useFrame } from './frame-state.ts';
import { GameOptions } from './GameOptions.tsx';

/** Information about the game, options of the page, and links to the components (98.4.5). */
export const GameMenu = ({ game: { meta, details } }: { readonly game: LoadedGame }) => {
  const t = useTexts('frame');
  const tab = useMatch('/games/:slug/:tab')?.params.tab;
  const current = findComponentFacts(tab);
  const search = useKeptSearch();
  const helpPage = useFrame((state) => state.helpPage);
  const fileName = `${details.stem}.json`;
  return (
    <>
      <ul className="entries">
        {helpPage !== undefined && <PageEntry to={helpPage} title={t('game.helpPage')} />}
        <PageEntry
          to={gamePath(meta.slug)}
          search={search}
          title={details.title || t('game.untitled')}
          description={details.designer && t('game.by', { designer: details.designer })}
        />
        <li className="entry-aside">
          <ProblemsButton />
        </li>
        <GameLinks links={details.links} />
        <ActionEntry
          icon="export"
          title={t('download')}
          description={fileName}
          onClick={() => {
            analytics.event('download', {}, pageLocation());
            void download(fileName, JSON.stringify(details.file, undefined, 2), 'application/json');
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
        <ActionEntry
          icon="beside"
          title={t('game.compare.primary')}
          description={t('game.compare.secondary')}
          onClick={() => useFrame.setState({ dock: 'changes', menu: false })}
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
        <GameNotices prototype={details.prototype} wip={details.wip} />
      </ul>
      <ul className="entries compact">
        {details.folder && <PageEntry to={gamePath(meta.slug, 'folder')} title={t('game.own')} />}
        <PageEntry to={gamePath(meta.slug, 'colors')} title={t('game.colors')} />
      </ul>
      <Companions slug={meta.slug} />
      {current && <GameOptions component={current} details={details} />}
      <h2 className="menu-heading">{t('game.components')}</h2>
      <ul className="entries compact">
        {componentMenu(t)
          .filter(({ id }) => details.components.includes(id))
          .map(({ id, title }) => (
            <PageEntry key={id} to={gamePath(meta.slug, id)} search={search} title={title} />
          ))}
      </ul>
    </>
  );
};

/** The other games in the same folder. */
const Companions = ({ slug }: { readonly slug: string }) => {
  const t = useTexts('frame');
  const others = useApp((state) => state.companions).filter((game) => game.slug !== slug);
  if (others.length === 0) return null;
  return (
    <>
      <h2 className="menu-heading">{t('game.companions')}</h2>
      <ul className="entries compact">
        {others.map((game) => (
          <PageEntry
            key={game.slug}
            to={gamePath(game.slug, 'map')}
            title={game.title || t('game.untitled')}
          />
        ))}
      </ul>
    </>
  );
};
