import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  spotlight,
} from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { LineIcon } from '../ui/LineIcon.tsx';
import { type FindableGroup, filterPalette } from './filter-palette.ts';
import { usePaletteGroups } from './palette-groups.tsx';
import './command-palette.css';

/** Jump to any game, component, help page, setting or action by typing. */
export const CommandPalette = () => {
  const t = useTexts('frame');
  const own = useTexts('onDemand');
  const calls = useFrame((state) => state.palette);
  const groups = usePaletteGroups(calls);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins without it
  useEffect(() => spotlight.close(), [pathname]);
  useEffect(() => {
    if (calls > 0) spotlight.open();
  }, [calls]);
  return (
    <Spotlight
      actions={groups.filter(({ actions }) => actions.length > 0)}
      shortcut={null}
      classNames={{ actionDescription: 'palette-description' }}
      filter={(question, found) =>
        filterPalette(question, found as FindableGroup<SpotlightActionData>[]) as SpotlightActionGroupData[]
      }
      attributes={{ content: { 'aria-label': t('nav.search') } }}
      limit={40}
      scrollable
      maxHeight="min(60vh, 32rem)"
      nothingFound={own('palette.nothing')}
      searchProps={{
        placeholder: own('palette.placeholder'),
        'aria-label': own('palette.label'),
        leftSection: <LineIcon name="search" />,
        onFocus: ({ currentTarget }) => enterTyped(currentTarget),
      }}
    />
  );
};

/** Enters the text typed before the field had loaded. */
const enterTyped = (field: HTMLInputElement) => {
  const { typed } = useFrame.getState();
  useFrame.setState({ typed: undefined });
  if (!typed) return;
  field.setRangeText(typed, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
