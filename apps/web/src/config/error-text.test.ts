import { changeStored, configValue, defaults, type Json } from '@platelayer/game';
import { expect, test } from 'vitest';
import { errorSentence } from './error-text.ts';

const sentence = (path: string, value: Json) => {
  const [fault] = changeStored({}, defaults, { [path]: value }).diagnostics;
  return errorSentence(configValue(path)!, fault!, 'inches');
};

test.each([
  ['paper.width', 0, { key: 'error.between', least: '1', most: '100', unit: 'inches' }],
  ['cutlines', -1, { key: 'error.between', least: '0', most: '2', unit: 'inches' }],
  ['tiles.width', 0, { key: 'error.between', least: '0.1', most: '12', unit: 'inches' }],
  ['cards.border', '5', { key: 'error.number' }],
  ['cards.border', -1, { key: 'error.between', least: '0', most: '100' }],
] as const)('%s = %j is rejected with the unit and range of its field (95.4.3)', (path, value, expected) => {
  expect(sentence(path, value)).toEqual(expected);
});

test('a setting that is not a number keeps the message of its diagnostic', () => {
  expect(sentence('coords', 'foo')).toBeUndefined();
});
