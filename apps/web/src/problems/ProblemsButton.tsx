import { Button } from '@mantine/core';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { useProblems } from './problems.ts';

/** Shows how many problems and notes the game has, and opens their list. */
export const ProblemsButton = () => {
  const t = useTexts('frame');
  const problems = useProblems();
  const highest = problems[0]?.severity;
  if (!highest) return null;
  const notes = problems.filter(({ severity }) => severity === 'info').length;
  const others = problems.length - notes;
  const counts = [
    ...(others > 0 ? [t('problems.count', { count: others })] : []),
    ...(notes > 0 ? [t('problems.remarks', { count: notes })] : []),
  ];
  return (
    <Button
      className="problems-button"
      variant="default"
      h={44}
      px="sm"
      leftSection={<LineIcon name={highest} size={18} />}
      onClick={() => useFrame.setState({ dock: 'problems' })}
    >
      {counts.join(', ')}
    </Button>
  );
};
