import { Button, Input, RangeSlider, Select, TextInput } from '@mantine/core';
import type { RevenueRange } from '@platelayer/game';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import classes from './elements.module.css';
import { INCLUDES, readTileQuery, withTileQuery } from './tile-query.ts';

interface Props {
  readonly colors: readonly string[];
  readonly limits: RevenueRange;
}

/** Marks of the slider; 0 means tiles without a value (98.5.7). */
const MARKS = [0, 20, 40, 60, 100];

/** Delay before typed text is written to the address. */
const PAUSE_MS = 150;

/** State of a text field that updates the address after a pause, without losing letters to a delayed address. */
const useDelayedText = (text: string, change: (text: string) => void) => {
  const [typed, setTyped] = useState(text);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Values sent to the address, oldest first. A value that arrives before a later one is outdated. */
  const sent = useRef<readonly string[]>([]);
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const arrived = sent.current.indexOf(text);
    sent.current = arrived < 0 ? [] : sent.current.slice(arrived + 1);
    if (waiting.current === undefined && sent.current.length === 0) setTyped(text);
  }, [text]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      sent.current = [...sent.current, next];
      latest.current(next);
    }, PAUSE_MS);
  };
  return [typed, type] as const;
};

/** The filter bar above the tiles. The address stores the filters. */
export const TileFilters = ({ colors, limits: { low, high } }: Props) => {
  const t = useTexts('pages');
  const [query, setQuery] = useSearchParams();
  const { color, id, includes, revenue } = readTileQuery(query);
  const [lower, upper] = [revenue?.low ?? low, revenue?.high ?? high];
  const [typed, setTyped] = useDelayedText(id, (value) => replace('id', value));
  const [range, setRange] = useState<[number, number]>([lower, upper]);
  useEffect(() => setRange([lower, upper]), [lower, upper]);

  const change = (name: 'color' | 'includes', value: string | null) =>
    setQuery(withTileQuery(query, name, value ?? 'all'));
  // Typing and dragging replace the history entry instead of adding one for each step.
  const replace = (name: 'id' | 'revenue', value: string) =>
    setQuery(withTileQuery(query, name, value), { replace: true });

  const filtered = color !== 'all' || id !== '' || includes !== 'all' || revenue !== undefined;
  const clear = () => {
    const next = new URLSearchParams(query);
    for (const name of ['color', 'id', 'includes', 'revenue', 'page']) next.delete(name);
    setQuery(next);
  };

  return (
    <search className={classes.filters} aria-label={t('elements.tiles.filter.title')}>
      <Select
        label={t('elements.tiles.filter.color')}
        data={[
          { value: 'all', label: t('elements.tiles.filter.all') },
          ...colors.map((value) => ({
            value,
            label: t(`elements.tiles.colors.${value}`, { defaultValue: value }),
          })),
        ]}
        value={colors.includes(color) ? color : 'all'}
        allowDeselect={false}
        onChange={(value) => change('color', value)}
      />
      <TextInput
        label={t('elements.tiles.filter.id')}
        placeholder={t('elements.tiles.filter.idHint')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Select
        label={t('elements.tiles.filter.includes')}
        data={INCLUDES.map((value) => ({ value, label: t(`elements.tiles.filter.${value}`) }))}
        value={includes}
        allowDeselect={false}
        onChange={(value) => change('includes', value)}
      />
      <div className={classes.revenue}>
        <Input.Label component="div">
          {t('elements.tiles.filter.range', { low: range[0], high: range[1] })}
        </Input.Label>
        <RangeSlider
          min={low}
          max={high}
          color="slate"
          step={10}
          minRange={0}
          value={range}
          marks={[...MARKS.filter((mark) => mark < high), high].map((value) => ({
            value,
            label: value === 0 ? '∅' : value,
          }))}
          thumbFromLabel={t('elements.tiles.filter.from')}
          thumbToLabel={t('elements.tiles.filter.to')}
          thumbValueText={t('elements.tiles.filter.range', { low: range[0], high: range[1] })}
          label={null}
          onChange={setRange}
          onChangeEnd={([from, to]) => replace('revenue', from === low && to === high ? '' : `${from}_${to}`)}
        />
      </div>
      <Button variant="default" disabled={!filtered} onClick={clear} className={classes.clear}>
        {t('elements.tiles.filter.reset')}
      </Button>
    </search>
  );
};
