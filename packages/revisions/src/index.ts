export * from './compare.ts';
export * from './field-changes.ts';
export * from './item.ts';
export * from './only-changed.ts';
export { discardLines, headline, type Report, reportJson, reportText } from './report.ts';
export * from './report-pictures.ts';
export { type DrawingsOf, type EarlierGame, versionsOf } from './version.ts';
