import type { GameFacts } from '../engine/messages.ts';
import type { IconName } from './Icon.tsx';

/** What the menu and the overview both say about a game, in their order (98.4.5, 98.5.3). */
export const gameLinks = [
  { id: 'license', icon: 'lock', tone: 'red' },
  { id: 'purchase', icon: 'buy', tone: 'green' },
  { id: 'bgg', icon: 'globe' },
  { id: 'rules', icon: 'book' },
] as const satisfies readonly { id: keyof GameFacts['links']; icon: IconName; tone?: string }[];

export const gameNotices = [
  { id: 'prototype', icon: 'flask', tone: 'blue' },
  { id: 'wip', icon: 'cone', tone: 'amber' },
] as const satisfies readonly { id: 'prototype' | 'wip'; icon: IconName; tone: string }[];
