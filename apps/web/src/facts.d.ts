/** Facts without code, made by `plugin-facts.ts` of the tables of components, export formats and settings. */
declare module 'virtual:platelayer/components' {
  /** In the order of an export. */
  export const components: readonly import('@platelayer/components').ComponentMetadata[];
}

declare module 'virtual:platelayer/formats' {
  /** In the order in which they are offered. */
  export const formats: readonly import('@platelayer/export').FormatFacts[];
}

declare module 'virtual:platelayer/defaults' {
  /** The default of every setting. */
  export const defaults: import('@platelayer/game').Config;
}

declare module 'virtual:platelayer/needs' {
  /** What the sheets of a component load, by its id, made by `plugin-needs.ts`; nothing while developing. */
  export const needs: Readonly<Partial<Record<string, import('./engine/prepare.ts').ComponentNeeds>>>;
}

declare module 'virtual:platelayer/previews' {
  /** Of the longer side of each picture. */
  export const PREVIEW_PIXELS: number;
  /** What the list of games shows of bundled games by their ids, made by `plugin-previews.ts`; nothing while developing. */
  export const previews: Readonly<Partial<Record<string, import('./screens/games/previews.ts').Preview>>>;
}

/** Made by `scripts/plugin-fallback.ts` from the packages of fallback fonts. */
declare module 'virtual:platelayer/fallback/signs' {
  export const families: readonly import('@platelayer/library').SlicedFamily[];
}

declare module 'virtual:platelayer/fallback/cjk' {
  export const families: readonly import('@platelayer/library').SlicedFamily[];
}
