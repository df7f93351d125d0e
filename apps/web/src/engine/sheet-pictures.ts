import {
  cropPage,
  type Fonts,
  fingerprint,
  type Node,
  type Page,
  type SymbolDrawing,
} from '@platelayer/scene';
import { fallbackUrl } from './fonts.ts';
import { pictureOf } from './picture.ts';
import type { Picture, UsedFace } from './values.ts';

/** Browsers zoom larger drawings slowly. The largest maps of printed games have about 9,000 shapes. */
const MAX_SHAPES = 12_000;

/** Pictures for the sheet view. Sheets with too many shapes for the browser are `painted`: the page asks for their pixels. */
export const sheetPictures = async (
  uncropped: readonly Page[],
  fonts: Fonts,
): Promise<readonly Picture[]> => {
  const pages = uncropped.map(cropPage);
  const large = canPaint ? pages.filter(({ children }) => countShapes(children) > MAX_SHAPES) : [];
  const ids =
    large.length > 0 ? (await import('./large-sheets.ts')).keepLargeSheets(large, fonts) : undefined;
  return Promise.all(
    pages.map(async (page) => {
      const { title = '', width, height } = page;
      const painted = ids?.get(page);
      const picture =
        painted === undefined ? await pictureOf(page, fonts) : { svg: '', painted, title, width, height };
      return { ...picture, faces: usedFaces(page, fonts) };
    }),
  );
};

const usedFaces = (page: Page, fonts: Fonts): readonly UsedFace[] => {
  const ids = new Set<string>();
  const symbols = new Set<SymbolDrawing>();
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.kind === 'text' || node.kind === 'arcText') for (const { face } of node.runs) ids.add(face);
      if (node.kind === 'group') visit(node.children);
      if (node.kind === 'use' && !symbols.has(node.symbol)) {
        symbols.add(node.symbol);
        visit(node.symbol.children);
      }
    }
  };
  visit(page.children);
  return [...ids].map((id) => {
    const face = fonts.face(id);
    const { typeface, weight, slant } = face;
    return { typeface, weight, slant, url: fallbackUrl(face) };
  });
};

const canPaint = typeof OffscreenCanvas !== 'undefined';

/** Counts nodes, including those of every use of a symbol. */
const countShapes = (nodes: readonly Node[], symbolCounts = new Map<SymbolDrawing, number>()): number => {
  let count = 0;
  for (const node of nodes) {
    count += 1;
    if (node.kind === 'group') count += countShapes(node.children, symbolCounts);
    else if (node.kind === 'use') {
      const inner = symbolCounts.get(node.symbol) ?? countShapes(node.symbol.children, symbolCounts);
      symbolCounts.set(node.symbol, inner);
      count += inner;
    }
  }
  return count;
};

let last: { readonly pages: readonly Page[]; readonly pictures: readonly Picture[] } = {
  pages: [],
  pictures: [],
};

/** Pictures of sheets that are redrawn. A sheet that looks the same keeps its picture, so the page does not touch it. */
export const redrawnPictures = async (pages: readonly Page[], fonts: Fonts): Promise<readonly Picture[]> => {
  // A single sheet is redrawn only because it changed.
  const before = new Map(
    pages.length > 1 ? last.pages.map((page, i) => [lookOf(page), last.pictures[i]!]) : [],
  );
  const same = pages.map((page) => {
    if (before.size === 0) return undefined;
    const look = lookOf(page);
    const picture = before.get(look);
    // Two pictures on the page must not share ids, even if they look the same.
    before.delete(look);
    return picture?.painted === undefined ? picture : undefined;
  });
  const drawn = await sheetPictures(
    pages.filter((_, i) => !same[i]),
    fonts,
  );
  const changed = drawn.values();
  const pictures = same.map((picture) => picture ?? changed.next().value!);
  last = { pages, pictures };
  return pictures;
};

const lookOf = ({ title, width, height, children }: Page): string =>
  JSON.stringify([title, width, height, fingerprint(children)]);
