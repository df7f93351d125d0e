import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useJob } from '../engine/use-job.ts';
import type { SheetThing } from '../engine/values.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { EditButton, ProblemEntry } from '../problems/ProblemEntry.tsx';
import { useProblems } from '../problems/problems.ts';
import { useApp } from '../state/store.ts';
import { CopyText } from '../ui/copy-buttons.tsx';
import { AppLink } from '../ui/links.tsx';
import { isWithin, thingAt } from './find-thing.ts';
import { ThingList } from './ThingList.tsx';
import { loadThings, selectThing, useThings } from './things.ts';
import './inspector.css';

/** Shows the selected element with its source in the game file, or a list of all elements. */
export const ThingPanel = () => {
  const t = useTexts('onDemand');
  const { sheets, selected, subject } = useThings();
  const thing = thingAt(sheets, selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new sheets have new elements
  useEffect(() => void loadThings(), [subject]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus was removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element has another heading
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [thing?.pointer]);
  if (!thing || !sheets || !selected) return <ThingList />;
  const outer = sheets[selected.sheet]?.findLast(
    ({ pointer }, index) =>
      index < selected.index && pointer !== thing.pointer && isWithin(thing.pointer, pointer),
  );
  const outerIndex = outer ? (sheets[selected.sheet]?.lastIndexOf(outer, selected.index) ?? 0) : 0;
  return (
    <>
      <h3 ref={heading} className="thing-name" tabIndex={-1}>
        {thing.name}
      </h3>
      <div className="problem-actions">
        <Button variant="default" h={44} px="sm" onClick={() => selectThing(undefined)}>
          {t('thing.all')}
        </Button>
        {outer && (
          <Button
            variant="default"
            h={44}
            px="sm"
            onClick={() => selectThing({ sheet: selected.sheet, index: outerIndex })}
          >
            {t('thing.up', { name: outer.name })}
          </Button>
        )}
      </div>
      <InFile thing={thing} />
      <ProblemsHere pointer={thing.pointer} />
    </>
  );
};

/** The lines of the file that describe an element, with buttons to edit and copy them. */
const InFile = ({ thing: { pointer } }: { readonly thing: SheetThing }) => {
  const t = useTexts('onDemand');
  const game = useApp((state) => state.game);
  const { output } = useJob('excerpt', game && { pointer, version: game.version });
  if (!output) return null;
  // Of the location and its parents, only the root is in the file, so there are no lines to show.
  if (output.pointer === '' && pointer !== '') return <p>{t('thing.unwritten', { pointer })}</p>;
  const { line, lines, hidden, kind } = output;
  return (
    <>
      {output.pointer !== pointer && <p>{t('thing.inherited')}</p>}
      <figure className="excerpt" aria-label={t('thing.excerpt')}>
        <figcaption>{t('thing.lines', { first: line, last: line + lines.length + hidden - 1 })}</figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <pre tabIndex={0} style={{ counterReset: `line ${line - 1}` }}>
          {unindent(lines).map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
            <code key={line + i}>{`${text}\n`}</code>
          ))}
        </pre>
        {hidden > 0 && <p>{t('thing.hidden', { count: hidden })}</p>}
      </figure>
      <div className="problem-actions">
        <EditButton line={line} />
        <CopyText label={t('thing.copy')} text={output.json} />
        <CopyText label={t('thing.copyPath')} text={output.pointer} />
        {kind && <AppLink to={`/docs/games/fields#${kind}`}>{t('thing.fields', { kind })}</AppLink>}
      </div>
    </>
  );
};

/** Removes the indentation that all lines share. */
const unindent = (lines: readonly string[]): readonly string[] => {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const depth = Math.min(...depths, 200);
  return lines.map((line) => line.slice(depth));
};

const ProblemsHere = ({ pointer }: { readonly pointer: string }) => {
  const t = useTexts('onDemand');
  const here = useProblems().filter(
    (problem) => problem.file === undefined && isWithin(problem.pointer, pointer),
  );
  if (here.length === 0) return null;
  return (
    <section aria-label={t('thing.problems')}>
      <h3>{t('thing.problems')}</h3>
      <ol className="problem-list">
        {here.slice(0, 50).map((problem) => (
          <li key={problem.key} className={`problem ${problem.severity}`}>
            <ProblemEntry problem={problem} />
          </li>
        ))}
      </ol>
    </section>
  );
};
