import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { gamePath } from '../../address/paths.ts';
import { usePageTitle } from '../../address/use-page-title.ts';
import { componentMenu } from '../../component-facts.ts';
import { ProblemsButton } from '../../problems/ProblemsButton.tsx';
import { useApp } from '../../state/store.ts';
import { NoticeEntry } from '../../ui/MenuEntry.tsx';
import { GameLinks, GameNotices } from './GameLinks.tsx';
import './overview.css';

/** What a game is, and the way to everything it has (98.5.3). */
export const Overview = () => {
  const { t } = useTranslation('frame');
  const game = useApp((state) => state.game);
  usePageTitle(t('game.overview'), game?.facts.title);
  if (!game) return null;
  const { meta, facts } = game;
  return (
    <article className="reading-sheet" data-testid={`game-${meta.slug}`}>
      <h1 tabIndex={-1}>{facts.title || t('game.untitled')}</h1>
      {facts.subtitle && <p className="subtitle">{facts.subtitle}</p>}
      {facts.designer && <p className="designer">{t('game.by', { designer: facts.designer })}</p>}
      <ProblemsButton />
      <ul className="entries overview-entries">
        {facts.players && (
          <NoticeEntry
            icon="players"
            title={t('game.players')}
            description={[...new Set(facts.players)].join(' - ')}
          />
        )}
        <GameLinks links={facts.links} />
        <GameNotices prototype={facts.prototype} wip={facts.wip} />
      </ul>
      <h2>{t('game.components')}</h2>
      <ul className="component-links">
        {componentMenu(t)
          .filter(({ id }) => facts.components.includes(id))
          .map(({ id, title }) => (
            <li key={id}>
              <Link to={gamePath(meta.slug, id)}>{title}</Link>
            </li>
          ))}
      </ul>
    </article>
  );
};
