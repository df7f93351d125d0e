import { Checkbox, NativeSelect, Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ComponentEntry, GameFacts } from '../engine/messages.ts';
import { cardFlags, requestOf } from './components.ts';
import { flag, withFlag, withText } from './query.ts';

interface GameOptionsProps {
  readonly component: ComponentEntry;
  readonly facts: GameFacts;
}

/** What can be asked of the component that is shown, beyond the configuration (98.4.5). */
export const GameOptions = ({ component, facts }: GameOptionsProps) => {
  const { t } = useTranslation('frame');
  const [query, setQuery] = useSearchParams();
  const { options } = component;
  const variations = options.includes('variation') && facts.maps.length > 1;
  if (options.length === 0) return null;
  return (
    <Stack className="options" gap="sm">
      {options.includes('paginated') && (
        <Switch
          label={t('game.paginated')}
          checked={flag(query, 'paginated')}
          onChange={({ currentTarget }) => setQuery(withFlag(query, 'paginated', currentTarget.checked))}
        />
      )}
      {variations && (
        <NativeSelect
          label={t('game.map.variation')}
          value={requestOf(component, query, facts).variation}
          data={facts.maps.map((label, i) => ({ label, value: String(i) }))}
          onChange={({ currentTarget }) => setQuery(withText(query, 'variation', currentTarget.value, '0'))}
        />
      )}
      {options.includes('hide') && (
        <fieldset className="show">
          <legend>{t('show')}</legend>
          {cardFlags.map(([group, name]) => (
            <Checkbox
              key={group}
              label={t(`game.cards.${group}`)}
              checked={!flag(query, name)}
              onChange={({ currentTarget }) => setQuery(withFlag(query, name, !currentTarget.checked))}
            />
          ))}
        </fieldset>
      )}
    </Stack>
  );
};
