export { countFitting, fitGrid, type Grid, gridCellCorner, gridFits, pageFulls } from './grid.ts';
export { type CutMarkOptions, cutMarks, HAIRLINE, type PinOptions, pinMarks } from './marks.ts';
export { paintsIn } from './paints-in.ts';
export {
  type Margins,
  type Orientation,
  type Paper,
  printableArea,
  type Sheet,
  sheetOf,
} from './paper.ts';
export { type Obstacle, type ObstructedDrawing, smartSplit, smartSplitPages } from './smart-split.ts';
export { type CutOptions, type NoRoom, type Split, splitDrawing, splitLength } from './split.ts';
export { type LargeDrawing, splitPages } from './split-pages.ts';
export { testPage } from './test-page.ts';
