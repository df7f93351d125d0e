import type { Info } from '@platelayer/game';
import type { Color } from '@platelayer/scene';
import type { Look } from '../look.ts';

/** The colour of backs: the background of the game, else grey (86.2.3). */
export const backGround = ({ background }: Pick<Info, 'background'>, look: Look): Color =>
  look.color(background ?? 'gray', 'companies') ?? look.color('gray', 'companies') ?? '#808080';
