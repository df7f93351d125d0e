import { useParams } from 'react-router';
import { findComponentFacts } from '../../component-facts.ts';
import { useApp } from '../../state/store.ts';
import { NotFound } from '../NotFound.tsx';
import { ComponentSheets } from './ComponentSheets.tsx';
import { PartOfGame } from './PartOfGame.tsx';

export const ComponentPage = () => {
  const { tab } = useParams();
  const component = findComponentFacts(tab);
  const game = useApp((state) => state.game);
  if (!component || !game) return <NotFound />;
  return (
    <PartOfGame component={component}>
      <ComponentSheets component={component} game={game} />
    </PartOfGame>
  );
};
