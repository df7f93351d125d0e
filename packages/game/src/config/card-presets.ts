import type { SizePreset } from './paper-presets.ts';

/** Cards to choose from, in units; the longer side lies, as cards are drawn (95.6.5). */
export const CARD_PRESETS = [
  { id: 'poker', title: 'Poker', width: 350, height: 250 },
  { id: 'bridge', title: 'Bridge', width: 350, height: 225 },
  { id: 'tarot', title: 'Tarot', width: 475, height: 275 },
  { id: 'miniEuro', title: 'Mini Euro', width: 265.748, height: 173.228 },
  { id: 'business', title: 'Business', width: 350, height: 200 },
] as const satisfies readonly SizePreset[];
