import { Button, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { selectThing, useThings } from './things.ts';
import '../ui/button-list.css';

const THINGS_PER_STEP = 100;

/** Lists everything on the sheets by name, so that the keyboard can select what a mouse clicks. */
export const ThingList = () => {
  const t = useTexts('onDemand');
  const sheets = useThings((state) => state.sheets);
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(THINGS_PER_STEP);
  const query = useDeferredValue(search);
  const matches = useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return (sheets ?? []).flatMap((things, sheet) =>
      things
        .map(({ name, pointer }, index) => ({ name, pointer, sheet, index }))
        .filter(({ name, pointer }) =>
          words.every((word) => name.toLowerCase().includes(word) || pointer.toLowerCase().includes(word)),
        ),
    );
  }, [sheets, query]);
  if (!sheets) return <p role="status">{t('thing.loading')}</p>;
  if (sheets.every((things) => things.length === 0)) return <p>{t('thing.none')}</p>;
  return (
    <>
      <p>{t('thing.pick')}</p>
      <TextInput
        type="search"
        aria-label={t('thing.search')}
        placeholder={t('thing.search')}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setLimit(THINGS_PER_STEP);
        }}
      />
      <ul className="button-list">
        {matches.slice(0, limit).map(({ name, pointer, sheet, index }) => (
          <li key={`${sheet} ${index}`}>
            <button type="button" onClick={() => selectThing({ sheet, index })}>
              <span>{name}</span>
              <code>{pointer}</code>
              {sheets.length > 1 && <span>{t('thing.sheet', { number: sheet + 1 })}</span>}
            </button>
          </li>
        ))}
      </ul>
      {matches.length > limit && (
        <Button variant="default" onClick={() => setLimit(limit + THINGS_PER_STEP)}>
          {t('thing.more', { count: matches.length - limit })}
        </Button>
      )}
    </>
  );
};
