import type { ComponentMetadata } from '@platelayer/components';
import type { FormatFacts } from '@platelayer/export';
import { KEYS, type KeyId } from '../../commands/keys.ts';
import { frame } from '../../i18n/en/frame.ts';

/** Data for the tables in help pages. */
export interface TableFacts {
  readonly components: readonly ComponentMetadata[];
  readonly formats: readonly FormatFacts[];
}

/** A line such as `<!-- table: components -->` marks the position of a table. */
const TABLE_MARK = /^<!-- table: (\w+) -->$/gm;

/** Replaces the marks in a help page with tables of components, formats and keys. */
export const withTables = (text: string, facts: TableFacts): string =>
  text.replaceAll(TABLE_MARK, (_, name: string) => {
    const make = tables[name as keyof typeof tables];
    if (!make) throw new Error(`There is no table "${name}", only ${Object.keys(tables).join(', ')}.`);
    return make(facts);
  });

const tables = {
  components: ({ components }: TableFacts) =>
    markdownTable(
      ['Component', 'Command line', 'PDF', 'Pictures'],
      components.map((component) => [
        `[${component.title}](/docs/${component.help})`,
        `\`${component.id}\``,
        [
          component.options.includes('paginated') ? 'one large sheet, and paginated' : 'sheets',
          ...(component.options.includes('variation') ? ['of every variation'] : []),
          ...(component.layout ? ['in several layouts'] : []),
        ].join(', '),
        component.kind === 'picture' ? 'one' : `one for each ${component.piece}`,
      ]),
    ),
  formats: ({ formats }: TableFacts) =>
    markdownTable(
      ['Format', 'Command line', 'What you get', 'Options'],
      formats.map((format) => [
        format.title,
        `\`--format ${format.word ?? format.id}\``,
        format.description,
        format.options.map(({ flag }) => `\`${flag}\``).join(', ') || '–',
      ]),
    ),
  keys: () =>
    markdownTable(
      ['Key', 'What it does'],
      (Object.keys(KEYS) as KeyId[]).map((id) => [
        KEYS[id].map((key) => `\`${key}\``).join(' or '),
        frame.shortcuts[id],
      ]),
    ),
} as const;

const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
