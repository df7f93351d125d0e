import { playerAidComponent, trainChartComponent } from './aids/component.ts';
import { backgroundComponent } from './background/component.ts';
import { cardsComponent } from './cards/component.ts';
import { chartersComponent } from './charters/component.ts';
import type { Component } from './component.ts';
import { mapComponent } from './map/component.ts';
import { marketComponent, parComponent, revenueComponent } from './market/component.ts';
import { manifestComponent, tilesComponent } from './tiles/component.ts';
import { tokensComponent } from './tokens/component.ts';
import { upgradesComponent } from './upgrades/component.ts';

/** All components in the order of exports and books (98.11.1). Routes, menus, settings, exports, the command line and the help read it. */
export const components: readonly Component[] = [
  backgroundComponent,
  revenueComponent,
  cardsComponent,
  tokensComponent,
  chartersComponent,
  mapComponent,
  marketComponent,
  parComponent,
  trainChartComponent,
  playerAidComponent,
  manifestComponent,
  upgradesComponent,
  tilesComponent,
];

export const findComponent = (id: string): Component | undefined =>
  components.find((component) => component.id === id);
