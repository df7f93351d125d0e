import { Button } from '@mantine/core';
import { useState } from 'react';
import { componentTitle } from '../component-facts.ts';
import type { GameChange } from '../engine/compare-job.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { selectChange, useComparison } from './comparison.ts';
import '../ui/button-list.css';

const CHANGES_PER_STEP = 100;

interface ListedChange {
  readonly change: GameChange;
  readonly index: number;
}

/** Lists all changes by component. */
export const ChangeList = () => {
  const t = useTexts('frame');
  const changes = useComparison((state) => state.found?.changes) ?? [];
  const groups = new Map<string, ListedChange[]>();
  for (const [index, change] of changes.entries()) {
    const group = groups.get(change.component) ?? [];
    group.push({ change, index });
    groups.set(change.component, group);
  }
  return [...groups].map(([id, listed]) => <Group key={id} title={componentTitle(t, id)} listed={listed} />);
};

const Group = ({ title, listed }: { readonly title: string; readonly listed: readonly ListedChange[] }) => {
  const t = useTexts('revisions');
  const selected = useComparison((state) => state.selected);
  const [limit, setLimit] = useState(CHANGES_PER_STEP);
  return (
    <section aria-label={title}>
      <h3 className="changes-heading">{title}</h3>
      <ul className="button-list change-list">
        {listed.slice(0, limit).map(({ change, index }) => (
          <li key={change.key}>
            <button
              type="button"
              aria-current={index === selected ? 'true' : undefined}
              onClick={() => selectChange(index)}
            >
              <span>{change.title}</span>
              <Note change={change} />
            </button>
          </li>
        ))}
      </ul>
      {listed.length > limit && (
        <Button variant="default" onClick={() => setLimit(limit + CHANGES_PER_STEP)}>
          {t('more', { count: listed.length - limit })}
        </Button>
      )}
    </section>
  );
};

/** Kind of change, numbers of copies, and how many copies of an earlier print to throw away. */
const Note = ({ change: { kind, copies, discard = 0 } }: { readonly change: GameChange }) => {
  const t = useTexts('revisions');
  const several = copies.before > 0 && copies.after > 0 && copies.before !== copies.after;
  return (
    <span>
      {[
        t(`kinds.${kind}`),
        ...(several ? [t('copies', copies)] : []),
        ...(discard > 0 ? [t('discard', { count: discard })] : []),
      ].join(', ')}
    </span>
  );
};
