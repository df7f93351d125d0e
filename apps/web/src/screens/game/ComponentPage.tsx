import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { gamePath } from '../../address/paths.ts';
import { componentTitle, findComponentFacts } from '../../component-facts.ts';
import { useApp } from '../../state/store.ts';
import { NotFound } from '../NotFound.tsx';
import { ComponentSheets } from './ComponentSheets.tsx';
import { RedirectWithAlert } from './RedirectWithAlert.tsx';

/** The page of a component, or the way out where the game has none (98.3.4). */
export const ComponentPage = () => {
  const { t } = useTranslation('frame');
  const { tab } = useParams();
  const component = findComponentFacts(tab);
  const game = useApp((state) => state.game);
  if (!component || !game) return <NotFound />;
  const { meta, facts } = game;
  if (facts.components.includes(component.id))
    return <ComponentSheets key={`${meta.slug} ${component.id}`} component={component} game={game} />;
  const part = componentTitle(t, component.id).toLowerCase();
  return (
    <RedirectWithAlert
      to={gamePath(meta.slug)}
      alert={{
        // Not to wait behind the message that the game is loaded.
        type: 'warning',
        title: t('game.lacks.title'),
        message: t('game.lacks.message', { game: facts.title || t('game.untitled'), part }),
      }}
    />
  );
};
