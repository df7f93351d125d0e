import type { Config } from '@platelayer/game';
import type { LogoSide } from '../../engine/messages.ts';

export type LogoMode = (typeof LOGO_MODES)[number]['id'];

/** The ways in which a logo takes on colours (90.8.4), and the side of a token that shows it in grey. */
export const LOGO_MODES = [
  { id: 'match', mode: 'match', side: 'plain' },
  { id: 'main', mode: 'main', side: 'company' },
  { id: 'original', mode: 'original', side: 'plain' },
  { id: 'reverse', mode: 'match', side: 'reverse' },
] as const satisfies readonly {
  id: string;
  mode: Config['companySvgLogos'];
  side: LogoSide['kind'];
}[];

export const logoMode = (id: string): (typeof LOGO_MODES)[number] =>
  LOGO_MODES.find((mode) => mode.id === id) ?? LOGO_MODES[0];
