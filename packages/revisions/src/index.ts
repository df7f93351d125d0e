export {
  areUnrelated,
  type Change,
  type ChangeKind,
  type Comparison,
  compareVersions,
  copiesToDiscard,
  copiesToPrint,
} from './compare.ts';
export { type FieldChange, fieldChanges } from './field-changes.ts';
export type { Item, Picture, Version } from './item.ts';
export { onlyChanged } from './only-changed.ts';
export { discardLines, headline, type Report, reportJson, reportText } from './report.ts';
export { reportHtml, reportPages } from './report-pictures.ts';
export { type DrawingsOf, type EarlierGame, versionsOf } from './version.ts';
