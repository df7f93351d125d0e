import { expect, it } from 'vitest';
import { readNotation } from './parts.ts';

const shown = (text: string) =>
  readNotation(text).parts.map(({ type, plain, keys }) => [
    type,
    keys.size > 0 ? Object.fromEntries(keys) : plain,
  ]);
const told = (text: string) => readNotation(text).remarks.map(({ kind, message }) => `${kind}: ${message}`);

it('takes a string apart into parts and keys', () => {
  expect(shown('city=revenue:20,slots:2;path=a:1,b:_0;label=OO;town')).toEqual([
    ['city', { revenue: '20', slots: '2' }],
    ['path', { a: '1', b: '_0' }],
    ['label', 'OO'],
    ['town', ''],
  ]);
  expect(told('city=revenue:20,slots:2;path=a:1,b:_0;label=OO;town')).toEqual([]);
});

it('reads the empty string and "blank" as an empty hex', () => {
  expect(shown('')).toEqual([]);
  expect(shown('blank')).toEqual([]);
  expect(told('blank')).toEqual([]);
});

it('skips empty parts, trailing commas and blanks without a word', () => {
  expect(shown(';;city=revenue:20, ;path=a:1,b:_0,;')).toEqual([
    ['city', { revenue: '20' }],
    ['path', { a: '1', b: '_0' }],
  ]);
  expect(told(';;city=revenue:20, ;path=a:1,b:_0,;')).toEqual([]);
});

it('reads the short words of the oldest titles as those of today', () => {
  expect(
    shown('c=r:20,s:2;p=a:1,b:_0;l=OO;u=c:80,t:water;b=e:4,t:water;o=r:yellow_10,h:1,g:Far West;t=r:0'),
  ).toEqual([
    ['city', { revenue: '20', slots: '2' }],
    ['path', { a: '1', b: '_0' }],
    ['label', 'OO'],
    ['upgrade', { cost: '80', terrain: 'water' }],
    ['border', { edge: '4', type: 'water' }],
    ['offboard', { revenue: 'yellow_10', hide: '1', groups: 'Far West' }],
    ['town', { revenue: '0' }],
  ]);
  expect(told('c=r:20;x=r:20')).toEqual(['dropped: "x" is no word of the notation']);
});

it('splits parts that lack the ";" between them, and tells it', () => {
  expect(shown('path=a:0,b:_1border=edge:4;path=a:1,b:_0,terminal:1path=a:5,b:_0')).toEqual([
    ['path', { a: '0', b: '_1' }],
    ['border', { edge: '4' }],
    ['path', { a: '1', b: '_0', terminal: '1' }],
    ['path', { a: '5', b: '_0' }],
  ]);
  expect(told('path=a:0,b:_1border=edge:4')).toEqual(['repaired: a ";" is missing before "border"']);
});

it('does not take the end of a longer word for a part', () => {
  expect(shown('future_label=label:B,color:brown')).toEqual([
    ['future_label', { label: 'B', color: 'brown' }],
  ]);
  expect(told('future_label=label:B,color:brown')).toEqual([]);
});

it('takes a line break for a ";", and tells it', () => {
  expect(shown('city=revenue:20\npath=a:1,b:_0')).toHaveLength(2);
  expect(told('city=revenue:20\npath=a:1,b:_0')).toEqual(['repaired: a line break stands in place of a ";"']);
});

it.each([
  ['city=revenue:20,pos:1', 'dropped: "pos" means nothing on a city'],
  ['upgrade=cost:20,sticky:1', 'dropped: "sticky" means nothing on an upgrade'],
  ['castle=revenue:20', 'dropped: "castle" is no word of the notation'],
])('%s: leaves out what nobody reads, and tells it', (text, remark) => {
  expect(told(text)).toEqual([remark]);
});
