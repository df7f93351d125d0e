import type { Static } from 'typebox';
import type { Json } from '../json.ts';
import { aids } from './groups/aids.ts';
import { cards } from './groups/cards.ts';
import { charters } from './groups/charters.ts';
import { colors } from './groups/colors.ts';
import { currency } from './groups/currency.ts';
import { exporting } from './groups/export.ts';
import { font } from './groups/font.ts';
import { mapLook, maps } from './groups/maps.ts';
import { pagination } from './groups/pagination.ts';
import { paper } from './groups/paper.ts';
import { privates } from './groups/privates.ts';
import { stock } from './groups/stock.ts';
import { style } from './groups/style.ts';
import { tiles } from './groups/tiles.ts';
import { tokens } from './groups/tokens.ts';
import { trains } from './groups/trains.ts';
import { type ConfigNode, type GroupNode, isGroup, offeredForm } from './node.ts';
import { settingGroup } from './value.ts';

/**
 * The whole configuration. Types, defaults, validation, panel, addresses, command line, JSON Schema and
 * documentation come from it. Keys are in panel order (95.6.6).
 */
export const configSchema = settingGroup(
  {
    ...colors,
    export: exporting,
    ...pagination,
    paper,
    tokens,
    ...mapLook,
    maps,
    tiles,
    stock,
    charters,
    ...style,
    cards,
    privates,
    trains,
    aids,
    currency,
    font,
  },
  {
    title: 'Configuration',
    description: 'Settings of Platelayer: what to draw, how it looks and on what paper.',
    required: [
      'theme',
      'companiesTheme',
      'companySvgLogos',
      'overrideCompanies',
      'overrideSelection',
      'margin',
      'cutlines',
      'cutlinesOffset',
      'bleed',
      'paper',
      'tokens',
      'coords',
      'plainMapCompanies',
      'stock',
      'font',
    ],
  },
);

export const rootNode = configSchema as unknown as GroupNode;

/** The effective configuration: complete and read-only. */
export type Config = DeepReadonly<Static<typeof configSchema>>;

/** A valid part of a configuration, as stored in a layer. */
export type ConfigPart = DeepPartial<Config>;

type DeepReadonly<T> = { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

const defaultOf = (node: ConfigNode): Json =>
  isGroup(node)
    ? Object.fromEntries(Object.entries(node.properties).map(([key, child]) => [key, defaultOf(child)]))
    : offeredForm(node).default;

/** The first layer (95.3). */
export const defaults = defaultOf(rootNode) as Config;
