export { type ConfigLayer, checkConfig, checkConfigFile, errorsByPointer, fileLayer } from './check.ts';
export { type Config, type ConfigPart, configSchema, defaults } from './config.ts';
export { baseConfig, effectiveConfig } from './effective.ts';
export { configJsonSchema, type SchemaForm } from './json-schema.ts';
export { formatLength, LENGTH_UNITS, type LengthUnit, parseLength } from './length.ts';
export {
  type ConfigLayerName,
  type ConfigLayers,
  difference,
  LAYER_NAMES,
  layerOf,
  withLayers,
  withPart,
} from './merge.ts';
export { PANEL_FACTS, type PanelFacts } from './panel-facts.ts';
export {
  CARD_PRESETS,
  DIE_LAYOUTS,
  DIE_PAPER,
  type DieLayout,
  layoutsWithDiePaper,
  PAPER_PRESETS,
  paperName,
  paperPresetOf,
  presetOf,
  type SizePreset,
} from './paper-presets.ts';
export { getValue, resetValue, setValue } from './path.ts';
export { CONFIG_SECTIONS, type ConfigSection, type SectionId } from './sections.ts';
export { settingsLayer, urlLayer } from './settings.ts';
export { changeStored, importStored, type OpenedStore, openStored } from './stored.ts';
export type { ConfigChoice, ConfigUnit } from './value.ts';
export { type ConfigValue, configValue, configValues } from './values.ts';
