import { Button } from '@mantine/core';
import { FitPaperButton } from '../config/PaperNotice.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { CopyText } from '../ui/CopyText.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { SchemaText } from '../ui/SchemaText.tsx';
import { EditButton } from './EditButton.tsx';
import { type Problem, problemText } from './problems.ts';
import { useShowProblem } from './use-show-problem.ts';
import './problems.css';

/** One problem: what, where, what to do about it, and ways to get there. */
export const ProblemEntry = ({ problem }: { readonly problem: Problem }) => {
  const t = useTexts('frame');
  const own = useTexts('onDemand', 'problems');
  const { severity, message, file, pointer, line, column, hint } = problem;
  // Places of other files are on no sheet.
  const show = useShowProblem(file === undefined ? pointer : '');
  return (
    <>
      <LineIcon name={severity} />
      <div>
        <p>
          <strong>{own(`severity.${severity}`)}</strong> <SchemaText text={message} />
        </p>
        <p className="problem-place">
          <span>
            {file !== undefined && <code>{file}</code>}{' '}
            {line !== undefined && own('place', { line, column: column ?? 1 })}
            {line === undefined && file === undefined && own('drawn')}
          </span>
          <code>{pointer || own('whole')}</code>
        </p>
        {hint && (
          <p>
            <SchemaText text={own('fix', { hint })} />
          </p>
        )}
        <div className="problem-actions">
          {show && (
            <Button variant="default" h={44} px="sm" onClick={show}>
              {own('showOnSheet')}
            </Button>
          )}
          {problem.code === 'layout/die-paper' && <FitPaperButton />}
          {line !== undefined && file === undefined && <EditButton line={line} />}
          <CopyText label={t('problems.copy')} text={problemText(problem)} />
        </div>
      </div>
    </>
  );
};
