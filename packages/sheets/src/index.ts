export * from './grid.ts';
export { type CutMarkOptions, cutMarks, HAIRLINE, type PinOptions, pinMarks } from './marks.ts';
export * from './paints-in.ts';
export * from './paper.ts';
export * from './smart-split.ts';
export { type CutOptions, type NoRoom, type Split, splitDrawing, splitLength } from './split.ts';
export { type LargeDrawing, splitPages } from './split-pages.ts';
export * from './test-page.ts';
