import { components } from 'virtual:platelayer/components';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Severity } from '@platelayer/game';
import { useDeferredValue, useMemo, useState } from 'react';
import { componentTitle } from '../component-facts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useApp } from '../state/store.ts';
import { CopyText } from '../ui/copy-buttons.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { SchemaText } from '../ui/SchemaText.tsx';
import { ProblemEntry } from './ProblemEntry.tsx';
import { componentFor, filterProblems, groupProblems, type ProblemGroup } from './problem-groups.ts';
import { type Problem, problemText, SEVERITIES, useProblems } from './problems.ts';
import { UpgradeOffer } from './UpgradeOffer.tsx';
import './problems.css';

/** Limits how many groups are rendered at first, for files with very many problems. */
const GROUPS_PER_STEP = 50;

/** Lists the problems of the game by kind, each with severity, message, location and hint. */
export const ProblemsPanel = () => {
  const t = useTexts('frame');
  const own = useTexts('onDemand', 'problems');
  const problems = useProblems();
  const checked = useApp((state) => state.designRemarks !== undefined);
  const [severity, setSeverity] = useState<Severity>();
  const [component, setComponent] = useState('');
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(GROUPS_PER_STEP);
  const query = useDeferredValue(search);
  const shown = useMemo(
    () => filterProblems(problems, { severity, component, search: query }, components),
    [problems, severity, component, query],
  );
  const groups = useMemo(() => groupProblems(shown), [shown]);
  if (problems.length === 0) return <p role="status">{own(checked ? 'noneLong' : 'checking')}</p>;
  // The chosen component stays in the list even after its last problem is fixed, so that the filter can be cleared.
  const listed = components.filter(
    ({ id }) =>
      id === component || problems.some(({ pointer }) => componentFor(pointer, components)?.id === id),
  );
  return (
    <>
      <div className="problem-filter">
        <fieldset>
          <legend>{own('show')}</legend>
          {SEVERITIES.map((each) => {
            const count = problems.filter((problem) => problem.severity === each).length;
            return (
              (count > 0 || severity === each) && (
                <button
                  key={each}
                  type="button"
                  className={`severity ${each}`}
                  aria-pressed={severity === each}
                  onClick={() => setSeverity(severity === each ? undefined : each)}
                >
                  <LineIcon name={each} size={18} />
                  {own(`severities.${each}`, { count })}
                </button>
              )
            );
          })}
        </fieldset>
        <NativeSelect
          aria-label={own('component')}
          value={component}
          onChange={(event) => setComponent(event.currentTarget.value)}
          data={[
            { value: '', label: own('allComponents') },
            ...listed.map(({ id }) => ({ value: id, label: componentTitle(t, id) })),
          ]}
        />
        <TextInput
          type="search"
          aria-label={own('search')}
          placeholder={own('search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <CopyText label={t('problems.copyAll')} text={shown.map(problemText).join('\n\n')} />
      </div>
      <UpgradeOffer problems={problems} />
      {groups.length === 0 && <p role="status">{own('noMatch')}</p>}
      <ol className="problem-list">
        {groups.slice(0, most).map((group) => (
          <GroupEntry key={group.key} group={group} />
        ))}
      </ol>
      {groups.length > most && (
        <Button variant="default" onClick={() => setMost(most + GROUPS_PER_STEP)}>
          {own('more', { count: groups.length - most })}
        </Button>
      )}
    </>
  );
};

/** Limits how many problems of one group are rendered at first. */
const ENTRIES_PER_STEP = 50;

const GroupEntry = ({ group: { message, problems } }: { readonly group: ProblemGroup }) => {
  const own = useTexts('onDemand', 'problems');
  const [most, setMost] = useState(ENTRIES_PER_STEP);
  const [first] = problems;
  if (problems.length === 1)
    return (
      <li className={`problem ${first.severity}`}>
        <ProblemEntry problem={first} />
      </li>
    );
  return (
    <li className={`problem ${first.severity}`}>
      <LineIcon name={first.severity} />
      <details>
        <summary>
          <strong>{own('times', { count: problems.length })}</strong> <SchemaText text={message} />
        </summary>
        <ol className="problem-list">
          {problems.slice(0, most).map((problem: Problem) => (
            <li key={problem.key} className="problem">
              <ProblemEntry problem={problem} />
            </li>
          ))}
        </ol>
        {problems.length > most && (
          <Button variant="default" onClick={() => setMost(most + ENTRIES_PER_STEP)}>
            {own('more', { count: problems.length - most })}
          </Button>
        )}
      </details>
    </li>
  );
};
