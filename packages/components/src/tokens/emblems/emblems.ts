import type { TokenFace } from '@platelayer/game';
import type { Emblem } from './emblem.ts';
import { kiteshield } from './kiteshield.ts';
import { shield } from './shield.ts';
import { shield3 } from './shield3.ts';
import { star5 } from './star5.ts';

/** In drawing order (70.2.5). */
export const EMBLEMS: readonly Emblem[] = [shield, shield3, kiteshield, star5];

/** The emblem that the label goes by: the last of several. */
export const emblemOf = (face: TokenFace): Emblem | undefined =>
  EMBLEMS.findLast(({ field }) => face[field] !== undefined);
