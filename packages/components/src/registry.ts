import { background } from './background/component.ts';
import { cards } from './cards/component.ts';
import { charters } from './charters/component.ts';
import type { Component } from './component.ts';
import { map } from './map/component.ts';
import { market, par, revenue } from './market/component.ts';
import { manifest, tiles } from './tiles/component.ts';
import { tokens } from './tokens/component.ts';

/** Everything a game can be printed as. Routes, menus, exports and the command line all read this one table. */
export const components: readonly Component[] = [
  background,
  cards,
  charters,
  map,
  market,
  par,
  revenue,
  manifest,
  tiles,
  tokens,
];

export const findComponent = (id: string): Component | undefined =>
  components.find((component) => component.id === id);
