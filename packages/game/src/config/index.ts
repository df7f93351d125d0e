export { type ConfigLayer, checkConfig, errorsByPointer, fileLayer } from './check.ts';
export {
  baseConfig,
  type Config,
  type ConfigPart,
  configSchema,
  defaults,
  effectiveConfig,
} from './config.ts';
export { configJsonSchema, type SchemaForm } from './json-schema.ts';
export { formatLength, type LengthUnit, lengthUnits, parseLength } from './length.ts';
export {
  type ConfigLayerName,
  type ConfigLayers,
  difference,
  layerNames,
  layerOf,
  withLayers,
  withPart,
} from './merge.ts';
export { type PaperPreset, paperPresetOf, paperPresets } from './paper-presets.ts';
export { getValue, resetValue, setValue } from './path.ts';
export { type ConfigSection, configSections, type SectionId } from './sections.ts';
export { settingsLayer } from './settings.ts';
export { changeStored, importStored, type OpenedStore, openStored } from './stored.ts';
export { urlLayer } from './url.ts';
export type { ConfigChoice, ConfigUnit } from './value.ts';
export { type ConfigValue, configValue, configValues } from './values.ts';
