import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { requestOf } from '../address/component-request.ts';
import { withParam } from '../address/query.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { GameOptionsProps } from './GameOptions.tsx';

/** Which map of the game is shown. */
export const VariationOption = ({ component, facts }: GameOptionsProps) => {
  const t = useTexts('frame');
  const [query, setQuery] = useSearchParams();
  return (
    <NativeSelect
      label={t('game.map.variation')}
      value={requestOf(component, query, facts).variation}
      data={facts.maps.map((label, i) => ({ label, value: String(i) }))}
      onChange={({ currentTarget }) => setQuery(withParam(query, 'variation', currentTarget.value, '0'))}
    />
  );
};
