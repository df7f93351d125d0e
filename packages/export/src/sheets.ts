import type { Component } from '@platelayer/components';
import { type Config, configValue, type Game, getValue } from '@platelayer/game';
import type { SheetsFile } from './file.ts';

/**
 * The sheets of a component in all its layouts (if the configuration asks for that), variations and cuts. `named`:
 * one layout stands in the name, too, where the component says so.
 */
export const sheetsOf = (
  component: Component,
  game: Game,
  config: Config,
  named = false,
): readonly SheetsFile[] => {
  const { id, options, layout, layoutInName } = component;
  const one = named && layout && layoutInName ? String(getValue(config, layout)) : undefined;
  const layouts = layout && config.export.allLayouts ? layoutsOf(layout) : [one];
  const variations =
    options.includes('variation') && game.maps.length > 1 ? game.maps.map((_, i) => i) : [undefined];
  const cuts = options.includes('paginated') ? [false, true] : [false];
  return layouts.flatMap((chosen) =>
    variations.flatMap((variation) =>
      cuts.map(
        (paginated): SheetsFile => ({
          kind: 'sheets',
          name: [id, chosen, variation, paginated ? 'paginated' : undefined]
            .filter((part) => part !== undefined)
            .join('-'),
          component,
          request: { paginated, ...(variation === undefined ? {} : { variation }) },
          settings: layout && chosen ? [[layout, chosen]] : [],
        }),
      ),
    ),
  );
};

/** What a book has of a component: each thing once, in the layout chosen, on paper that fits a printer. */
export const boundSheetsOf = (component: Component, game: Game, config: Config): readonly SheetsFile[] => {
  const once = { ...config, export: { ...config.export, allLayouts: false } };
  const paginated = component.options.includes('paginated');
  return sheetsOf(component, game, once).filter(({ request }) => request.paginated === paginated);
};

const layoutsOf = (path: string): readonly string[] => {
  const value = configValue(path);
  return value?.control === 'choice' ? value.choices.map(([word]) => word) : [];
};
