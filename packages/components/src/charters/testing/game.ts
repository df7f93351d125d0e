import type { ConfigPart } from '@platelayer/game';
import { setUp, type TestGame } from '../../testing/game.ts';
import type { CharterFormat } from '../format.ts';

/** Formats on the default paper: full, minor and half charters. */
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

/** Sets up a game with some settings of charters. */
export const setUpCharters = (file: object, charters: object = {}, config: ConfigPart = {}): TestGame =>
  setUp(file, { ...config, charters } as ConfigPart);

export const codes = ({ found }: TestGame): readonly string[] => found.map(({ code }) => code);
