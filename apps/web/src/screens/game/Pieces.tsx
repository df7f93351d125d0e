import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { componentTitle } from '../../component-facts.ts';
import { useConfig } from '../../config/use-config.ts';
import type { Jobs } from '../../engine/messages.ts';
import { useJob } from '../../engine/use-job.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useApp } from '../../state/store.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { type Order, type PieceColumn, sortedPieces, totalOf } from './sorted-pieces.ts';
import { TablesPage } from './TablesPage.tsx';

type PieceList = Jobs['pieceList']['out'];

/** All pieces of a game with counts and sizes, as in the list of a pack (86.7). */
export const Pieces = () => {
  const t = useTexts('pages');
  const game = useApp((state) => state.game);
  const config = useConfig();
  const state = useJob('pieceList', game && { config, version: game.version });
  if (!game) return null;
  return (
    <TablesPage id="pieces" game={game} state={state} file="list">
      {(list) =>
        list.rows.length === 0 ? (
          <p>{t('pieces.none')}</p>
        ) : (
          <>
            <Totals list={list} />
            <All list={list} />
          </>
        )
      }
    </TablesPage>
  );
};

/** Totals per kind. */
const Totals = ({ list: { totals } }: { readonly list: PieceList }) => {
  const t = useTexts('pages');
  const frame = useTexts('frame');
  const all = totalOf(totals);
  return (
    <section aria-labelledby="piece-totals">
      <h2 id="piece-totals">{t('pieces.totals')}</h2>
      <ScrollBox label={t('pieces.totals')}>
        <table className="figures-table">
          <thead>
            <tr>
              <th scope="col">{t('pieces.columns.component')}</th>
              <th scope="col">{t('pieces.columns.kind')}</th>
              <th scope="col">{t('pieces.different')}</th>
              <th scope="col">{t('pieces.columns.play')}</th>
              <th scope="col">{t('pieces.columns.print')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ component, kind, different, play, unlimited, print }) => (
              <tr key={`${component} ${kind}`}>
                <td>{componentTitle(frame, component)}</td>
                <td>{kind}</td>
                <td className="number">{different}</td>
                <td className="number">{playText(play, unlimited)}</td>
                <td className="number">{print}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('pieces.sum')}
              </th>
              <td className="number">{all.different}</td>
              <td className="number">{playText(all.play, all.unlimited)}</td>
              <td className="number">{all.print}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
    </section>
  );
};

/** Shows ∞ for unlimited pieces, which cannot be added up. */
const playText = (play: number, unlimited: number): string =>
  unlimited === 0 ? String(play) : play === 0 ? '∞' : `${play} + ∞`;

const COLUMNS = [
  'title',
  'component',
  'kind',
  'play',
  'print',
  'width_mm',
  'height_mm',
  'front',
  'note',
] as const;
const NUMBERS: readonly PieceColumn[] = ['play', 'print', 'width_mm', 'height_mm'];

/** Table of all different pieces, in file order or sorted by a column. */
const All = ({ list: { rows } }: { readonly list: PieceList }) => {
  const t = useTexts('pages');
  const frame = useTexts('frame');
  const [order, setOrder] = useState<Order>();
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column] !== ''));
  // The third click restores file order.
  const sortBy = (column: PieceColumn) =>
    setOrder(
      order?.column !== column
        ? { column, descending: false }
        : order.descending
          ? undefined
          : { column, descending: true },
    );
  return (
    <section aria-labelledby="all-pieces">
      <h2 id="all-pieces">{t('pieces.all', { count: rows.length })}</h2>
      <ScrollBox label={t('pieces.all', { count: rows.length })}>
        <table className="figures-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={
                    order?.column !== column ? undefined : order.descending ? 'descending' : 'ascending'
                  }
                >
                  <UnstyledButton className="sort-button" onClick={() => sortBy(column)}>
                    {t(`pieces.columns.${column}`)}
                    <span aria-hidden="true">
                      {order?.column !== column ? '' : order.descending ? ' ↓' : ' ↑'}
                    </span>
                  </UnstyledButton>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedPieces(rows, order).map((row) => (
              <tr key={row.name}>
                {columns.map((column) => (
                  <td key={column} className={NUMBERS.includes(column) ? 'number' : undefined}>
                    {column === 'component' ? componentTitle(frame, row.component) : row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
};
