import { type Json, resolveTokenFace } from '@platelayer/game';
import type { Look } from '../../look.ts';
import { lookFor } from '../../testing/game.ts';
import { frameOf, type TokenFrame, type TokenSetting } from '../frame.ts';

/** Frame of a token in the file format. */
export const frameOfJson = (json: Json, setting: TokenSetting = {}, look: Look = lookFor()): TokenFrame =>
  frameOf(resolveTokenFace(json), look, setting);
