import type { ConfigPart } from '@platelayer/game';
import { setUp, type TestGame } from '../../testing/game.ts';
import type { CharterFormat } from '../format.ts';

/** Charters on the default paper: a full one, a minor's, a half one. */
export const FULL: CharterFormat = {
  style: 'color',
  minor: false,
  half: false,
  width: 725,
  height: 450,
  bleed: 12.5,
  border: 0,
  certificate: false,
};
export const MINOR: CharterFormat = { ...FULL, minor: true, height: 275 };
export const HALF: CharterFormat = { ...FULL, half: true, width: 325 };

/** A game with some settings of charters changed. */
export const setUpCharters = (file: object, charters: object = {}, config: ConfigPart = {}): TestGame =>
  setUp(file, { ...config, charters } as ConfigPart);

export const codes = ({ found }: TestGame): readonly string[] => found.map(({ code }) => code);
