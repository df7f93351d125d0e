export {
  type Change,
  type ChangeKind,
  type Comparison,
  compareVersions,
  copiesToDiscard,
  copiesToPrint,
} from './compare.ts';
export { type FieldChange, fieldChanges } from './field-changes.ts';
export { type Item, type Picture, type Version, versionOf } from './version.ts';
