import { Stack } from '@mantine/core';
import type { ComponentMetadata } from '@platelayer/components';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { hasFlag, withFlag } from '../address/query.ts';
import type { GameFacts } from '../engine/values.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { Switch } from '../ui/Switch.tsx';

// Controls that few pages have.
const CardOptions = lazy(async () => ({ default: (await import('./CardOptions.tsx')).CardOptions }));
const VariationOption = lazy(async () => ({
  default: (await import('./VariationOption.tsx')).VariationOption,
}));

export interface GameOptionsProps {
  readonly component: ComponentMetadata;
  readonly facts: GameFacts;
}

/** What can be asked of the component that is shown, beyond the configuration (98.4.5). */
export const GameOptions = ({ component, facts }: GameOptionsProps) => {
  const t = useTexts('frame');
  const [query, setQuery] = useSearchParams();
  const { options } = component;
  const variations = options.includes('variation') && facts.maps.length > 1;
  if (options.length === 0) return null;
  return (
    <Stack className="options" gap="sm">
      {options.includes('paginated') && (
        <Switch
          label={t('game.paginated')}
          checked={hasFlag(query, 'paginated')}
          onChange={(paginated) => setQuery(withFlag(query, 'paginated', paginated))}
        />
      )}
      <PartBoundary key={component.id}>
        {variations && <VariationOption component={component} facts={facts} />}
        {options.includes('hide') && <CardOptions />}
      </PartBoundary>
    </Stack>
  );
};
