import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApp } from '../state/store.ts';
import { useFrame } from './frame-state.ts';
import { Icon } from './Icon.tsx';
import { problemsOf } from './problems.ts';

/** How many problems the game has; opens their list. Nothing where there is none. */
export const ProblemsButton = () => {
  const { t } = useTranslation('frame');
  const game = useApp((state) => state.game);
  const drawn = useApp((state) => state.drawn);
  const problems = problemsOf(game, drawn);
  const gravest = problems[0]?.severity;
  if (!gravest) return null;
  return (
    <Button
      className="problems-button"
      variant="default"
      h={44}
      px="sm"
      leftSection={<Icon name={gravest} size={18} />}
      onClick={() => useFrame.setState({ problems: true })}
    >
      {t('problems.count', { count: problems.length })}
    </Button>
  );
};
