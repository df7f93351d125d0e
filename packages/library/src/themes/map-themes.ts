import { broggles18EU } from './map/broggles18EU.ts';
import { broggles18TK } from './map/broggles18TK.ts';
import { broggles1817 } from './map/broggles1817.ts';
import { broggles1836jr } from './map/broggles1836jr.ts';
import { broggles1849 } from './map/broggles1849.ts';
import { brogglesmex } from './map/brogglesmex.ts';
import { colourBlindFriendly } from './map/ColourBlindFriendly.ts';
import { carth } from './map/carth.ts';
import { chesapeake } from './map/chesapeake.ts';
import { dtg } from './map/dtg.ts';
import { gmt } from './map/gmt.ts';
import { gtg186167 } from './map/gtg-1861-67.ts';
import { hartland } from './map/hartland.ts';
import { moon } from './map/moon.ts';
import { ps18xx } from './map/ps18xx.ts';
import { traxx } from './map/traxx.ts';
import type { Theme } from './theme.ts';

/** All map themes in the order of their ids. */
export const MAP_THEMES: readonly Theme[] = [
  colourBlindFriendly,
  broggles1817,
  broggles1836jr,
  broggles1849,
  broggles18EU,
  broggles18TK,
  brogglesmex,
  carth,
  chesapeake,
  dtg,
  gmt,
  gtg186167,
  hartland,
  moon,
  ps18xx,
  traxx,
];

/** The map theme of an id; an unknown id means `gmt` (90.1). */
export const mapTheme = (id: string): Theme => MAP_THEMES.find((theme) => theme.id === id) ?? gmt;
