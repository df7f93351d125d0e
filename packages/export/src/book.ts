import type { Page } from '@platelayer/scene';
import type { BookFile } from './file.ts';
import type { Studio } from './studio.ts';

/** The pages of a book: every component is a section of its outline, its variations and sheets stand below. */
export const bookPages = ({ sheets }: BookFile, studio: Studio): readonly Page[] =>
  sheets.flatMap(({ component, request, settings }) =>
    studio
      .pages(component, request, settings)
      .map((page) => ({ ...page, section: component.title, title: page.title ?? component.title })),
  );
