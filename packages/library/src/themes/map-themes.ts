import { broggles18EUMapTheme } from './map/broggles18EU.ts';
import { broggles18TKMapTheme } from './map/broggles18TK.ts';
import { broggles1817MapTheme } from './map/broggles1817.ts';
import { broggles1836jrMapTheme } from './map/broggles1836jr.ts';
import { broggles1849MapTheme } from './map/broggles1849.ts';
import { brogglesmexMapTheme } from './map/brogglesmex.ts';
import { colourBlindFriendlyMapTheme } from './map/ColourBlindFriendly.ts';
import { carthMapTheme } from './map/carth.ts';
import { chesapeakeMapTheme } from './map/chesapeake.ts';
import { dtgMapTheme } from './map/dtg.ts';
import { gmtMapTheme } from './map/gmt.ts';
import { gtg186167MapTheme } from './map/gtg-1861-67.ts';
import { hartlandMapTheme } from './map/hartland.ts';
import { moonMapTheme } from './map/moon.ts';
import { ps18xxMapTheme } from './map/ps18xx.ts';
import { traxxMapTheme } from './map/traxx.ts';
import type { Theme } from './theme.ts';

/** All map themes in the order of their ids. */
export const MAP_THEMES: readonly Theme[] = [
  colourBlindFriendlyMapTheme,
  broggles1817MapTheme,
  broggles1836jrMapTheme,
  broggles1849MapTheme,
  broggles18EUMapTheme,
  broggles18TKMapTheme,
  brogglesmexMapTheme,
  carthMapTheme,
  chesapeakeMapTheme,
  dtgMapTheme,
  gmtMapTheme,
  gtg186167MapTheme,
  hartlandMapTheme,
  moonMapTheme,
  ps18xxMapTheme,
  traxxMapTheme,
];

/** The map theme of an id; an unknown id means `gmt` (90.1). */
export const mapTheme = (id: string): Theme => MAP_THEMES.find((theme) => theme.id === id) ?? gmtMapTheme;
