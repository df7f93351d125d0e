import type { Component, PageRequest } from '@platelayer/components';
import { configValue, getValue } from '@platelayer/game';
import type { Page } from '@platelayer/scene';
import type { GameDrawings } from './drawings.ts';

/** Sheets of a component that belong into one file. */
export interface Sheets {
  /** Without the beginning that all files of a game share. */
  readonly name: string;
  /** Of the page that shows them, relative to that of the game (98.11.1). */
  readonly address?: string;
  readonly component: Component;
  /** Drawn anew each time. */
  pages(): Promise<readonly Page[]>;
}

interface WhichSheets {
  /** One layout stands in the name, too, where the component says so. */
  readonly named?: boolean;
  readonly allLayouts?: boolean;
  /** Only sheets that are paginated, or only those that are not. */
  readonly paginated?: boolean;
}

/** The sheets of a component in all its layouts (if the configuration asks for that), variations and cuts. */
export const sheetsOf = (
  component: Component,
  drawings: GameDrawings,
  { named = false, allLayouts = drawings.config.export.allLayouts, paginated: wanted }: WhichSheets = {},
): readonly Sheets[] => {
  const { game, config } = drawings;
  const { id, options, layout, layoutInName } = component;
  const one = named && layout && layoutInName ? String(getValue(config, layout)) : undefined;
  const layouts = layout && allLayouts ? layoutsOf(layout) : [one];
  const variations =
    options.includes('variation') && game.maps.length > 1 ? game.maps.map((_, i) => i) : [undefined];
  const cuts = options.includes('paginated') ? [false, true] : [false];
  return layouts.flatMap((chosen) =>
    variations.flatMap((variation) =>
      cuts
        .filter((paginated) => wanted === undefined || paginated === wanted)
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

/** What a book has of a component: each thing once, in the layout chosen, on paper that fits a printer. */
export const boundSheetsOf = (component: Component, drawings: GameDrawings): readonly Sheets[] =>
  sheetsOf(component, drawings, { allLayouts: false, paginated: component.options.includes('paginated') });

/** The sheets that a page shows, by the name that they have in an export of the whole game (98.11.4). */
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

/** Address of a page below that of its game. */
export const addressOf = (
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): string => {
  const stated = Object.entries(query).filter(([, value]) => value !== undefined);
  return stated.length === 0 ? path : `${path}?${stated.map((pair) => pair.join('=')).join('&')}`;
};

const layoutsOf = (path: string): readonly string[] => {
  const value = configValue(path);
  return value?.control === 'choice' ? value.choices.map(([word]) => word) : [];
};
