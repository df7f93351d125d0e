import { components } from 'virtual:platelayer/components';
import { useNavigate } from 'react-router';
import { gamePath } from '../address/paths.ts';
import { useKeptSearch } from '../address/use-kept-search.ts';
import { useFrame } from '../frame/frame-state.ts';
import { thingShowing } from '../inspector/find-thing.ts';
import { showPlace, useThings } from '../inspector/things.ts';
import { useApp } from '../state/store.ts';
import { componentFor } from './problem-groups.ts';

/**
 * Shows what a place in the file is about: on the sheets in view, or on the component that draws it. Nothing where no
 * component does.
 */
export const useShowProblem = (pointer: string): (() => void) | undefined => {
  const navigate = useNavigate();
  const search = useKeptSearch();
  const game = useApp((state) => state.game);
  const shown = useFrame((state) => state.shown);
  const sheets = useThings((state) => state.sheets);
  const here = sheets !== undefined && thingShowing(sheets, pointer) !== undefined;
  const component = componentFor(
    pointer,
    components.filter(({ id }) => game?.details.components.includes(id)),
  );
  if (!game || (!here && !component)) return undefined;
  return async () => {
    if (await showPlace(pointer)) return;
    if (component && component.id !== shown?.component)
      navigate(gamePath(game.meta.slug, component.id) + search);
  };
};
