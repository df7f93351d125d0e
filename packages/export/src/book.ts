import type { Page } from '@platelayer/scene';
import type { BookFile } from './file.ts';
import type { Studio } from './studio.ts';

/** The pages of a book: every component is a section of its outline, its variations and sheets stand below. */
export const bookPages = async ({ sheets }: BookFile, studio: Studio): Promise<readonly Page[]> => {
  const pages: Page[] = [];
  for (const { component, request, settings } of sheets)
    for (const page of await studio.pages(component, request, settings))
      pages.push({ ...page, section: component.title, title: page.title ?? component.title });
  return pages;
};
