import { NativeSelect } from '@mantine/core';
import type { ComponentMetadata } from '@platelayer/components';
import { useSearchParams } from 'react-router';
import { requestOf } from '../address/component-request.ts';
import { withParam } from '../address/query.ts';
import type { GameDetails } from '../engine/values.ts';
import { useTexts } from '../i18n/use-texts.ts';

export interface GameOptionsProps {
  readonly component: ComponentMetadata;
  readonly details: GameDetails;
}

/** Selects the map variation. */
export const VariationOption = ({ component, details }: GameOptionsProps) => {
  const t = useTexts('frame');
  const [query, setQuery] = useSearchParams();
  return (
    <NativeSelect
      label={t('game.map.variation')}
      value={requestOf(component, query, details).variation}
      data={details.maps.map((label, i) => ({ label, value: String(i) }))}
      onChange={({ currentTarget }) => setQuery(withParam(query, 'variation', currentTarget.value, '0'))}
    />
  );
};
