import { choosePage } from './choose-page.ts';
import type { Block } from './document.ts';

type Load = () => Promise<readonly Block[]>;

/** Every help page, compiled at build time and loaded when it is read. */
const pages: ReadonlyMap<string, Load> = new Map(
  Object.entries(import.meta.glob<readonly Block[]>('./pages/**/*.md', { import: 'default' })).map(
    ([path, load]) => [path.replace('./pages/', ''), load],
  ),
);
const files = new Set(pages.keys());

/** The name of the file for an address; there is always one. */
export const pageFor = (path: string, languages: readonly string[]): string =>
  choosePage(path, languages, files) ?? 'index.en.md';

export const loadPage = (name: string): Promise<readonly Block[]> =>
  pages.get(name)?.() ?? Promise.reject(new Error(`There is no page ${name}.`));
