import { findComponent } from '@platelayer/components';
import type { Json } from '@platelayer/game';
import { type Change, type ChangeKind, type Comparison, copiesToDiscard, copiesToPrint } from './compare.ts';
import type { FieldChange } from './field-changes.ts';

/** A comparison with the additional data of a report. */
export interface Report extends Comparison {
  readonly title: string;
  /** Names of the two versions, such as file names. */
  readonly before: string;
  readonly after: string;
  /** Changed values of the game file. */
  readonly fields: readonly FieldChange[];
  /** Changed settings, which also affect drawings. */
  readonly settings: readonly FieldChange[];
}

/** Largest number of fields to list. */
const MAX_FIELDS = 40;
/** Longer values are cut. */
const MAX_LENGTH = 60;

export const reportText = (report: Report): string => {
  const { unrelated, changes, fields, settings } = report;
  if (unrelated) return `${headline(report)}\n`;
  return [
    headline(report),
    ...sections(report).flatMap(({ title, changes }) => [
      '',
      title,
      ...changes.map((change) => `  ${lineOf(change)}`),
    ]),
    ...fieldLines('Settings', settings),
    ...fieldLines('Fields of the file', fields),
    ...discardLines(changes),
    '',
  ].join('\n');
};

export const reportJson = ({ changes, ...rest }: Report): object => ({
  ...rest,
  changes: changes.map((change) => ({
    kind: change.kind,
    component: change.component,
    title: change.title,
    copies: { before: change.before?.copies ?? 0, after: change.after?.copies ?? 0 },
    print: copiesToPrint(change),
    discard: copiesToDiscard(change),
  })),
});

/** Summary in one sentence. */
export const headline = (report: Report): string => {
  const { title, before, after, unrelated, changes, unchanged, fields, settings } = report;
  if (unrelated) return `${before} and ${after} are different games: everything differs.`;
  if (changes.length === 0)
    return `${title}: nothing ${fields.length + settings.length > 0 ? 'that is drawn ' : ''}changed from ${before} to ${after}.`;
  const counts = KINDS.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${count} ${WORDS[kind]}`];
  });
  return `${title}, from ${before} to ${after}: ${counts.join(', ')}; ${unchanged} unchanged.`;
};

const KINDS = ['added', 'removed', 'redrawn', 'moved', 'copies'] as const satisfies readonly ChangeKind[];

export const WORDS: Readonly<Record<ChangeKind, string>> = {
  added: 'added',
  removed: 'removed',
  redrawn: 'redrawn',
  moved: 'moved',
  copies: 'in another number',
};

/** Changes by component, in registry order; none for different games. */
export const sections = ({
  unrelated,
  changes,
}: Comparison): readonly { readonly title: string; readonly changes: readonly Change[] }[] => {
  if (unrelated) return [];
  const groups = new Map<string, Change[]>();
  for (const change of changes)
    groups.set(change.component, [...(groups.get(change.component) ?? []), change]);
  return [...groups].map(([id, changes]) => ({ title: findComponent(id)?.title ?? id, changes }));
};

/** Such as `redrawn   private "Tram"` or `in another number   train "2": 6 → 8`. */
const lineOf = (change: Change): string =>
  `${WORDS[change.kind].padEnd(17)} ${change.title}${copiesNote(change)}`;

export const copiesNote = ({ before, after }: Change): string => {
  const [oldCopies, newCopies] = [before?.copies, after?.copies];
  if (oldCopies !== undefined && newCopies !== undefined && oldCopies !== newCopies)
    return `: ${oldCopies} → ${newCopies} copies`;
  const copies = newCopies ?? oldCopies ?? 1;
  return copies === 1 ? '' : ` (${copies} copies)`;
};

const fieldLines = (title: string, fields: readonly FieldChange[]): readonly string[] =>
  fields.length === 0
    ? []
    : [
        '',
        title,
        ...fields.slice(0, MAX_FIELDS).map((field) => `  ${fieldText(field)}`),
        ...(fields.length > MAX_FIELDS ? [`  … and ${fields.length - MAX_FIELDS} more`] : []),
      ];

/** Such as `/trains/1/price: 180 → 190`. */
export const fieldText = ({ pointer, order, before, after }: FieldChange): string => {
  if (order) return `${pointer}: in another order, ${short(before)} → ${short(after)}`;
  if (before === undefined) return `${pointer}: new, ${short(after)}`;
  if (after === undefined) return `${pointer}: gone, was ${short(before)}`;
  return `${pointer}: ${short(before)} → ${short(after)}`;
};

const short = (value: Json | undefined): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
};

/** Lists earlier prints to throw away. */
export const discardLines = (changes: readonly Change[]): readonly string[] => {
  const lines = changes
    .filter(({ after, before }) => (after ?? before)?.piece !== undefined)
    .flatMap((change) => {
      const copies = copiesToDiscard(change);
      return copies === 0 ? [] : [`  ${copies} × ${change.title}`];
    });
  return lines.length === 0 ? [] : ['', 'To throw away', ...lines];
};
