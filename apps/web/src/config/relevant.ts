import type { SectionId } from '@platelayer/game';

/** The section that changes most on a page, by the last word of its address (95.8). */
const RELEVANT: ReadonlyMap<string, readonly SectionId[]> = new Map<string, readonly SectionId[]>([
  ['background', ['layout']],
  ['map', ['maps']],
  ['market', ['market']],
  ['par', ['market']],
  ['revenue', ['market']],
  ['tiles', ['tiles']],
  ['tile-manifest', ['tiles']],
  ['tokens', ['tokens']],
  ['charters', ['charters']],
  ['cards', ['cards', 'privates', 'trains']],
]);

/** Sections to unfold beside a page. */
export const relevantSections = (pathname: string): readonly SectionId[] =>
  pathname.split('/').flatMap((word) => RELEVANT.get(word) ?? []);
