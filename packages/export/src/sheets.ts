import type { Component, PageRequest } from '@platelayer/components';
import { configValue, getValue } from '@platelayer/game';
import type { Page } from '@platelayer/scene';
import type { GameDrawings } from './drawings.ts';

/** Sheets of a component for one file. */
export interface Sheets {
  /** Name without the stem that all files of a game share. */
  readonly name: string;
  /** Address of the page that shows them, relative to the address of the game (98.11.1). */
  readonly address?: string;
  readonly component: Component;
  /** Draws the sheets again on each call. */
  pages(): Promise<readonly Page[]>;
}

interface SheetsOptions {
  /** Whether a single layout is part of the name, for components with `layoutInName`. */
  readonly named?: boolean;
  readonly allLayouts?: boolean;
  /** Selects only paginated sheets, or only others. */
  readonly paginated?: boolean;
}

/** Returns the sheets of a component in all its variations, paginated and not, and in all layouts if configured. */
export const sheetsOf = (
  component: Component,
  drawings: GameDrawings,
  { named = false, allLayouts = drawings.config.export.allLayouts, paginated: selected }: SheetsOptions = {},
): readonly Sheets[] => {
  const { game, config } = drawings;
  const { id, options, layout, layoutInName } = component;
  const current = named && layout && layoutInName ? String(getValue(config, layout)) : undefined;
  const layouts = layout && allLayouts ? layoutsOf(layout) : [current];
  const variations =
    options.includes('variation') && game.maps.length > 1 ? game.maps.map((_, i) => i) : [undefined];
  const cuts = options.includes('paginated') ? [false, true] : [false];
  return layouts.flatMap((chosen) =>
    variations.flatMap((variation) =>
      cuts
        .filter((paginated) => selected === undefined || paginated === selected)
        .map((paginated): Sheets => {
          const request = { paginated, ...(variation === undefined ? {} : { variation }) };
          const settings = layout && chosen ? ([[layout, chosen]] as const) : [];
          return {
            name: sheetsName(id, chosen, variation, paginated),
            address: addressOf(id, {
              ...(layout && chosen && { [`config.${layout}`]: chosen }),
              ...(paginated && { paginated }),
              variation,
            }),
            component,
            pages: () => drawings.pages(component, request, settings),
          };
        }),
    ),
  );
};

/** Returns the sheets of a component for a book: in one layout, and paginated if possible. */
export const boundSheetsOf = (component: Component, drawings: GameDrawings): readonly Sheets[] =>
  sheetsOf(component, drawings, { allLayouts: false, paginated: component.options.includes('paginated') });

/** Returns the sheets that a page shows, with the name they have in an export of the whole game (98.11.4). */
export const shownSheets = (
  component: Component,
  drawings: GameDrawings,
  request: PageRequest,
  layout: string | undefined,
): Sheets => {
  const several = component.options.includes('variation') && drawings.game.maps.length > 1;
  const variation = several ? (request.variation ?? 0) : undefined;
  return {
    name: sheetsName(component.id, layout, variation, request.paginated ?? false),
    component,
    pages: () => drawings.pages(component, request),
  };
};

const sheetsName = (id: string, layout?: string, variation?: number, paginated?: boolean): string =>
  [id, layout, variation, paginated ? 'paginated' : undefined].filter((part) => part !== undefined).join('-');

/** Returns the address of a page relative to the address of its game. */
export const addressOf = (
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? path : `${path}?${pairs.map((pair) => pair.join('=')).join('&')}`;
};

const layoutsOf = (path: string): readonly string[] => {
  const value = configValue(path);
  return value?.control === 'choice' ? value.choices.map(([word]) => word) : [];
};
