import { Stack } from '@mantine/core';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { hasFlag, withFlag } from '../address/query.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PartBoundary } from '../ui/PartBoundary.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { GameOptionsProps } from './VariationOption.tsx';

// Only few pages have these controls.
const CardOptions = lazy(async () => ({ default: (await import('./CardOptions.tsx')).CardOptions }));
const VariationOption = lazy(async () => ({
  default: (await import('./VariationOption.tsx')).VariationOption,
}));

/** Options of the current component that are not settings (98.4.5). */
export const GameOptions = ({ component, details }: GameOptionsProps) => {
  const t = useTexts('frame');
  const [query, setQuery] = useSearchParams();
  const { options } = component;
  const variations = options.includes('variation') && details.maps.length > 1;
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
        {variations && <VariationOption component={component} details={details} />}
        {options.includes('hide') && <CardOptions />}
      </PartBoundary>
    </Stack>
  );
};
