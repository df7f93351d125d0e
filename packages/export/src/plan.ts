import { type Component, components, type Request } from '@platelayer/components';
import { type Config, configValue, type Game } from '@platelayer/game';
import { safeName, stemOf, uniqueNames } from './names.ts';
import type { Studio } from './studio.ts';

/** A file that an export makes. */
export type ExportFile = SheetsFile | PieceFile;

/** All sheets of a component. */
export interface SheetsFile {
  readonly kind: 'sheets';
  readonly name: string;
  readonly component: Component;
  readonly request: Request;
  /** Configuration that holds for this file only: its layout. */
  readonly settings: readonly (readonly [path: string, value: string])[];
}

/** One piece of a component, or one picture of it as a whole. */
export interface PieceFile {
  readonly kind: 'piece';
  readonly name: string;
  readonly component: Component;
  /** Name of the piece in its component. */
  readonly piece: string;
  readonly format: 'png' | 'svg';
}

export type Format = 'pdf' | 'png' | 'svg';

export interface ExportChoice {
  readonly formats: readonly Format[];
  /** Ids of components; all where absent. */
  readonly components?: readonly string[];
}

/** Every file of an export, by the tables of 98.11.1: nothing else lists them. */
export const planExport = (
  game: Game,
  config: Config,
  studio: Studio,
  choice: ExportChoice,
): readonly ExportFile[] => {
  const stem = stemOf(game.info.title);
  const unique = new Map<Format, (name: string) => string>();
  const named = (name: string, format: Format) => {
    // One list of names for each format, as `map.pdf` and `map.png` do not clash.
    const taken = unique.get(format) ?? uniqueNames();
    unique.set(format, taken);
    return `${taken(`${stem}-${safeName(name)}`)}.${format}`;
  };
  const chosen = components.filter(
    (component) =>
      component.available(game) &&
      (choice.components === undefined || choice.components.includes(component.id)),
  );
  return choice.formats.flatMap((format) =>
    chosen.flatMap((component): readonly ExportFile[] =>
      format === 'pdf'
        ? sheetsOf(component, game, config).map((file) => ({ ...file, name: named(file.name, format) }))
        : studio.pieces(component).map(({ name }) => ({
            kind: 'piece',
            name: named(name, format),
            component,
            piece: name,
            format,
          })),
    ),
  );
};

/** The sheets of a component in all its layouts (if the configuration asks for that), variations and cuts. */
const sheetsOf = (component: Component, game: Game, config: Config): readonly SheetsFile[] => {
  const { id, options, layout } = component;
  const layouts = layout && config.export.allLayouts ? layoutsOf(layout) : [undefined];
  const variations =
    options.includes('variation') && game.maps.length > 1 ? game.maps.map((_, i) => i) : [undefined];
  const cuts = options.includes('paginated') ? [false, true] : [false];
  return layouts.flatMap((chosen) =>
    cuts.flatMap((paginated) =>
      variations.map(
        (variation): SheetsFile => ({
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

const layoutsOf = (path: string): readonly string[] => {
  const value = configValue(path);
  return value?.control === 'choice' ? value.choices.map(([word]) => word) : [];
};
