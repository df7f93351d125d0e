import type { ConfigPart } from '@platelayer/game';
import { setUp, type TestGame } from '../../testing/game.ts';

/** A game with some settings of charters changed. */
export const setUpCharters = (file: object, charters: object = {}, config: ConfigPart = {}): TestGame =>
  setUp(file, { ...config, charters } as ConfigPart);

export const codes = ({ found }: TestGame): readonly string[] => found.map(({ code }) => code);
