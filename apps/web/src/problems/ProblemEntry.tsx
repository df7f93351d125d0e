import { components } from 'virtual:platelayer/components';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { gamePath } from '../address/paths.ts';
import { useKeptSearch } from '../address/use-kept-search.ts';
import { FitPaperButton } from '../config/PaperNotice.tsx';
import { desktop } from '../desktop/desktop.ts';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { thingShowing } from '../inspector/find-thing.ts';
import { showPlace, useThings } from '../inspector/things.ts';
import { servedEditor } from '../sources/served-editor.ts';
import { type Meta, useApp } from '../state/store.ts';
import { CopyText } from '../ui/copy-buttons.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { SchemaText } from '../ui/SchemaText.tsx';
import { componentFor } from './problem-groups.ts';
import { type Problem, problemText } from './problems.ts';
import './problems.css';

/** One problem: message, location, hint and buttons. */
export const ProblemEntry = ({ problem }: { readonly problem: Problem }) => {
  const t = useTexts('frame');
  const own = useTexts('onDemand', 'problems');
  const { severity, message, file, pointer, line, column, hint } = problem;
  // Sheets show locations of the game file only.
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

/**
 * Returns a function that shows a location of the file, on the current sheets or on the component that draws it.
 * Returns undefined if no component does.
 */
const useShowProblem = (pointer: string): (() => void) | undefined => {
  const navigate = useNavigate();
  const search = useKeptSearch();
  const game = useApp((state) => state.game);
  const shown = useFrame((state) => state.shown);
  const sheets = useThings((state) => state.sheets);
  const here = sheets !== undefined && thingShowing(sheets, pointer) !== undefined;
  const component = componentFor(
    pointer,
    components.filter(({ id }) => game?.details.components.includes(id)),
  );
  if (!game || (!here && !component)) return undefined;
  return async () => {
    if (await showPlace(pointer)) return;
    if (component && component.id !== shown?.component)
      navigate(gamePath(game.meta.slug, component.id) + search);
  };
};

/** Opens the game file at a line in the user's editor, if the desktop application or `platelayer serve` can do that. */
export const EditButton = ({ line }: { readonly line: number }) => {
  const t = useTexts('frame');
  const meta = useApp((state) => state.game?.meta);
  const open = meta && editorOf(meta);
  if (!open) return null;
  return (
    <Button variant="default" h={44} px="sm" onClick={() => open(line)}>
      {t('problems.edit')}
    </Button>
  );
};

const editorOf = (meta: Meta): ((line: number) => void) | undefined => {
  const edit = desktop?.openInEditor;
  return meta.type === 'electron' ? edit && ((line) => edit(meta.id, line)) : servedEditor(meta);
};
