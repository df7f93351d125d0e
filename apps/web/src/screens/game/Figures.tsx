import { useConfig } from '../../config/use-config.ts';
import type { Jobs } from '../../engine/messages.ts';
import { useJob } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useApp } from '../../state/store.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { TablesPage } from './TablesPage.tsx';

/** Statistics of a game, as tables and charts (87.7). */
export const Figures = () => {
  const t = useTexts('pages');
  const game = useApp((state) => state.game);
  const config = useConfig();
  const state = useJob('figures', game && { config, version: game.version });
  if (!game) return null;
  return (
    <TablesPage id="figures" game={game} state={state} file="figures">
      {({ tables }) =>
        tables.map((table) => (
          <section key={table.id} aria-label={table.title}>
            <h2>{table.title}</h2>
            {table.plotted === undefined ? (
              <details>
                <summary>{t('figures.all', { count: table.rows.length })}</summary>
                <Table table={table} />
              </details>
            ) : (
              <>
                <Plot table={table} plotted={table.plotted} />
                <Table table={table} />
              </>
            )}
          </section>
        ))
      }
    </TablesPage>
  );
};

type FigureTable = Jobs['figures']['out']['tables'][number];

const Table = ({ table: { title, columns, rows } }: { readonly table: FigureTable }) => {
  const styles = columns.map((_, i) =>
    rows.some((row) => typeof row[i] === 'number') ? 'number' : undefined,
  );
  return (
    <ScrollBox label={title}>
      <table className="figures-table">
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col" className={styles[i]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((value, i) => (
                <td key={columns[i]} className={styles[i]}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
};

const BAR = 18;
const LABELS = 180;
const WIDTH = 640;

/** Bar chart of one column. Hidden from screen readers, which read the table. */
const Plot = ({
  table: { columns, rows, labels },
  plotted,
}: {
  readonly table: FigureTable;
  readonly plotted: number;
}) => {
  const bars = rows.map((row) => ({
    label: row
      .slice(0, labels)
      .filter((value) => value !== '')
      .join(', '),
    value: Number(row[plotted]) || 0,
  }));
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg className="figures-plot" viewBox={`0 0 ${WIDTH} ${bars.length * BAR}`} aria-hidden="true">
      <title>{columns[plotted]}</title>
      {bars.map(({ label, value }, i) => {
        const length = (value / most) * (WIDTH - LABELS - 60);
        const middle = (i + 0.5) * BAR;
        return (
          <g key={`${label} ${value}`}>
            <text x={LABELS - 6} y={middle} textAnchor="end">
              {label}
            </text>
            <rect x={LABELS} y={i * BAR + 3} width={length} height={BAR - 6} />
            <text x={LABELS + length + 5} y={middle}>
              {value}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
