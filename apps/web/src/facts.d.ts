/** Facts without code, made by `plugin-facts.ts` of the tables of components and export formats. */
declare module 'virtual:platelayer/components' {
  /** In the order of an export. */
  export const components: readonly import('@platelayer/components').ComponentFacts[];
}

declare module 'virtual:platelayer/formats' {
  /** In the order in which they are offered. */
  export const formats: readonly import('@platelayer/export').FormatFacts[];
}

/** Made by `scripts/plugin-fallback.ts` from the packages of fallback fonts. */
declare module 'virtual:platelayer/fallback/signs' {
  export const families: readonly import('@platelayer/library').SlicedFamily[];
}

declare module 'virtual:platelayer/fallback/cjk' {
  export const families: readonly import('@platelayer/library').SlicedFamily[];
}
