/** Made by `plugin-facts.ts`. */
declare module 'virtual:platelayer/components' {
  /** Every component, in the order of an export. */
  export const components: readonly import('@platelayer/components').ComponentFacts[];
}
