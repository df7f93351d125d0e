import { Button } from '@mantine/core';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useProblems } from './problems.ts';

/** How many problems the game has, or mere remarks; opens their list. Nothing where there is none. */
export const ProblemsButton = () => {
  const t = useTexts('frame');
  const problems = useProblems();
  const gravest = problems[0]?.severity;
  if (!gravest) return null;
  const remarks = problems.filter(({ severity }) => severity === 'info').length;
  const faults = problems.length - remarks;
  const counts = [
    ...(faults > 0 ? [t('problems.count', { count: faults })] : []),
    ...(remarks > 0 ? [t('problems.remarks', { count: remarks })] : []),
  ];
  return (
    <Button
      className="problems-button"
      variant="default"
      h={44}
      px="sm"
      leftSection={<LineIcon name={gravest} size={18} />}
      onClick={() => useFrame.setState({ dock: 'problems' })}
    >
      {counts.join(', ')}
    </Button>
  );
};
