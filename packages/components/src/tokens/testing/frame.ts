import { type Json, resolveTokenFace } from '@platelayer/game';
import type { Look } from '../../look.ts';
import { lookFor } from '../../testing/game.ts';
import { frameOf, type TokenFrame, type TokenSetting } from '../frame.ts';

/** A frame of a token written as in a game file. */
export const frameOfJson = (json: Json, setting: TokenSetting = {}, look: Look = lookFor()): TokenFrame =>
  frameOf(resolveTokenFace(json), look, setting);
