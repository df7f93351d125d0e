import { expect, it } from 'vitest';
import { readNotation } from './parts.ts';

const shown = (text: string) =>
  readNotation(text).parts.map(({ type, plain, keys }) => [
    type,
    keys.size > 0 ? Object.fromEntries(keys) : plain,
  ]);
const issueLines = (text: string) =>
  readNotation(text).issues.map(({ kind, message }) => `${kind}: ${message}`);

it('splits a string into parts and keys', () => {
  expect(shown('city=revenue:20,slots:2;path=a:1,b:_0;label=OO;town')).toEqual([
    ['city', { revenue: '20', slots: '2' }],
    ['path', { a: '1', b: '_0' }],
    ['label', 'OO'],
    ['town', ''],
  ]);
  expect(issueLines('city=revenue:20,slots:2;path=a:1,b:_0;label=OO;town')).toEqual([]);
});

it('reads the empty string and "blank" as an empty hex', () => {
  expect(shown('')).toEqual([]);
  expect(shown('blank')).toEqual([]);
  expect(issueLines('blank')).toEqual([]);
});

it('skips empty parts, trailing commas and spaces without a note', () => {
  expect(shown(';;city=revenue:20, ;path=a:1,b:_0,;')).toEqual([
    ['city', { revenue: '20' }],
    ['path', { a: '1', b: '_0' }],
  ]);
  expect(issueLines(';;city=revenue:20, ;path=a:1,b:_0,;')).toEqual([]);
});

it('reads the short words of the oldest titles', () => {
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
  expect(issueLines('c=r:20;x=r:20')).toEqual(['dropped: "x" is not a word of the notation']);
});

it('splits parts without a ";" between them and reports it', () => {
  expect(shown('path=a:0,b:_1border=edge:4;path=a:1,b:_0,terminal:1path=a:5,b:_0')).toEqual([
    ['path', { a: '0', b: '_1' }],
    ['border', { edge: '4' }],
    ['path', { a: '1', b: '_0', terminal: '1' }],
    ['path', { a: '5', b: '_0' }],
  ]);
  expect(issueLines('path=a:0,b:_1border=edge:4')).toEqual(['repaired: a ";" is missing before "border"']);
});

it('does not treat the end of a longer word as a part', () => {
  expect(shown('future_label=label:B,color:brown')).toEqual([
    ['future_label', { label: 'B', color: 'brown' }],
  ]);
  expect(issueLines('future_label=label:B,color:brown')).toEqual([]);
});

it('treats a line break as a ";" and reports it', () => {
  expect(shown('city=revenue:20\npath=a:1,b:_0')).toHaveLength(2);
  expect(issueLines('city=revenue:20\npath=a:1,b:_0')).toEqual([
    'repaired: a line break is used instead of a ";"',
  ]);
});

it.each([
  ['city=revenue:20,pos:1', 'dropped: "pos" has no meaning for a city'],
  ['upgrade=cost:20,sticky:1', 'dropped: "sticky" has no meaning for an upgrade'],
  ['castle=revenue:20', 'dropped: "castle" is not a word of the notation'],
])('%s: drops anything unknown and reports it', (text, issue) => {
  expect(issueLines(text)).toEqual([issue]);
});
