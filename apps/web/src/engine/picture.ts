import { toSvg } from '@platelayer/press';
import {
  cropPage,
  type Fonts,
  fingerprint,
  type Node,
  type Page,
  type SymbolDrawing,
} from '@platelayer/scene';
import { bundledFonts, fallbackUrl } from './fonts.ts';
import type { Picture, UsedFace } from './values.ts';

/** No two pictures share an inner id: several are on the page, and while one replaces another both are. */
let pictureCount = 0;

export const svgOf = (page: Page, fonts: Fonts): string =>
  toSvg(page, { fonts, textMode: 'reference', fontUrl: fallbackUrl, idPrefix: `p${++pictureCount}-` });

export const pictureOf = async (page: Page, fonts?: Fonts): Promise<Picture> => ({
  svg: svgOf(page, fonts ?? (await bundledFonts())),
  title: page.title ?? '',
  width: page.width,
  height: page.height,
});

export const pictures = (pages: readonly Page[], fonts?: Fonts): Promise<readonly Picture[]> =>
  Promise.all(pages.map((page) => pictureOf(page, fonts)));

/** A page of the browser takes long to zoom a drawing of more; the largest maps of printed games have about 9,000. */
const MOST_SHAPES = 12_000;

/** Pictures for the view of sheets, which has those painted that are too large for a page of the browser. */
export const sheetPictures = async (whole: readonly Page[], fonts: Fonts): Promise<readonly Picture[]> => {
  const pages = whole.map(cropPage);
  const large = canPaint ? pages.filter(({ children }) => countShapes(children) > MOST_SHAPES) : [];
  const painted =
    large.length > 0 ? (await import('./large-sheets.ts')).keepLargeSheets(large, fonts) : undefined;
  return Promise.all(
    pages.map(async (page) => {
      const { title = '', width, height } = page;
      const known = painted?.get(page);
      const picture =
        known === undefined
          ? await pictureOf(page, fonts)
          : { svg: '', painted: known, title, width, height };
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

/** With those of the drawings that are used, however often they are. */
const countShapes = (nodes: readonly Node[], known = new Map<SymbolDrawing, number>()): number => {
  let count = 0;
  for (const node of nodes) {
    count += 1;
    if (node.kind === 'group') count += countShapes(node.children, known);
    else if (node.kind === 'use') {
      const inner = known.get(node.symbol) ?? countShapes(node.symbol.children, known);
      known.set(node.symbol, inner);
      count += inner;
    }
  }
  return count;
};

/** The sheets drawn last. */
let last: { readonly pages: readonly Page[]; readonly pictures: readonly Picture[] } = {
  pages: [],
  pictures: [],
};

/** Pictures of sheets that are drawn again and again: those that look as before are the same, so the page leaves them alone. */
export const redrawnPictures = async (pages: readonly Page[], fonts: Fonts): Promise<readonly Picture[]> => {
  // A sheet that is alone is drawn again because it changed.
  const before = new Map(
    pages.length > 1 ? last.pages.map((page, i) => [lookOf(page), last.pictures[i]!]) : [],
  );
  const same = pages.map((page) => {
    if (before.size === 0) return undefined;
    const look = lookOf(page);
    const picture = before.get(look);
    // Two pictures on the page must not share inner names, even if they look the same.
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
