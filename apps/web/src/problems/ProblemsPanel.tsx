import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { desktop } from '../desktop/desktop.ts';
import { useFrame } from '../frame/frame-state.ts';
import { useApp } from '../state/store.ts';
import { CopyText } from '../ui/CopyText.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { type Problem, problemText, useProblems } from './problems.ts';
import './problems.css';

/** A file full of faults is not listed whole at once. */
const PROBLEMS_PER_STEP = 100;

/** What is wrong with the game: each with severity, sentence, place and fix. */
export const ProblemsPanel = () => {
  const { t } = useTranslation('frame');
  const open = useFrame((state) => state.problems);
  const [most, setMost] = useState(PROBLEMS_PER_STEP);
  const problems = useProblems();
  return (
    <Drawer
      opened={open}
      onClose={() => useFrame.setState({ problems: false })}
      position="bottom"
      size="min(70vh, 36rem)"
      title={t('problems.title')}
      closeButtonProps={{ 'aria-label': t('problems.close'), size: 44 }}
      classNames={{ title: 'drawer-title', content: 'problems' }}
    >
      {problems.length === 0 ? (
        <p>{t('problems.noneLong')}</p>
      ) : (
        <>
          <CopyText label={t('problems.copyAll')} text={problems.map(problemText).join('\n\n')} />
          <ol className="problem-list">
            {problems.slice(0, most).map((problem) => (
              <ProblemEntry key={problem.key} problem={problem} />
            ))}
          </ol>
          {problems.length > most && (
            <Button variant="default" onClick={() => setMost(most + PROBLEMS_PER_STEP)}>
              {t('problems.more', { count: problems.length - most })}
            </Button>
          )}
        </>
      )}
    </Drawer>
  );
};

const ProblemEntry = ({ problem }: { readonly problem: Problem }) => {
  const { t } = useTranslation('frame');
  const meta = useApp((state) => state.game?.meta);
  const { severity, message, pointer, line, column, hint } = problem;
  return (
    <li className={`problem ${severity}`}>
      <LineIcon name={severity} />
      <div>
        <p>
          <strong>{t(`problems.severity.${severity}`)}</strong> {message}
        </p>
        <p className="problem-place">
          <code>{pointer || t('problems.whole')}</code>
          <span>
            {line === undefined ? t('problems.drawn') : t('problems.place', { line, column: column ?? 1 })}
          </span>
        </p>
        {hint && <p>{t('problems.fix', { hint })}</p>}
      </div>
      <div className="problem-actions">
        {line !== undefined && meta?.type === 'electron' && desktop?.openInEditor && (
          <Button variant="default" h={44} onClick={() => desktop?.openInEditor?.(meta.id, line)}>
            {t('problems.edit')}
          </Button>
        )}
        <CopyText label={t('problems.copy')} text={problemText(problem)} />
      </div>
    </li>
  );
};
