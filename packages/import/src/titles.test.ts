import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { filesBelow, rubyParser, source, TITLES_FOLDER } from './testing/open-titles.ts';
import { findTitle, openSources, SAVED_GAME } from './titles.ts';

const parse = await rubyParser();
const open = (...files: readonly ReturnType<typeof source>[]) => openSources(files, parse);

it('lists the titles of a repository by the names in their files', () => {
  const { titles, findings, hasTileTable } = openSources(filesBelow(TITLES_FOLDER), parse);
  expect(titles.map(({ id, name }) => [id, name])).toEqual([
    ['G18Dell', '18Dell'],
    ['G18Vale', '18Vale'],
    ['G18ValeNorth', '18Vale: North'],
  ]);
  expect(findings).toEqual([]);
  expect(hasTileTable).toBe(true);
});

it.each(['18Vale North', 'G18ValeNorth', 'g_18_vale_north', '18valenorth'])(
  'finds a title as %s',
  (wanted) => {
    const { titles } = openSources(filesBelow(TITLES_FOLDER), parse);
    expect(findTitle(titles, wanted)?.id).toBe('G18ValeNorth');
  },
);

it('finds the title of a single file in any folder', () => {
  const { titles } = open(
    source('module Engine\nmodule Game\nmodule G18Lone\nmodule Map\nHEXES = {}\nend\nend\nend\nend'),
  );
  expect(titles.map(({ id }) => id)).toEqual(['G18Lone']);
});

it('reads neither rules nor the site’s own code', () => {
  const { titles, findings } = open(
    source('this is ) no ruby (', 'lib/engine/game/g_1/step/track.rb'),
    source('this is ) no ruby (', 'lib/engine/game/base.rb'),
    source('this is ) no ruby (', 'assets/app.js'),
  );
  expect(titles).toEqual([]);
  expect(findings).toEqual([]);
});

it('ignores the names of folders around a title', () => {
  const lone = 'module Engine\nmodule Game\nmodule G18Lone\nend\nend\nend';
  const other = lone.replace('G18Lone', 'G18Other');
  const { titles } = open(
    source(lone, 'step/g_user/round/lib/engine/game/g_18_lone/map.rb'),
    source(other, 'step/g_user/round/lib/engine/game/g_18_other/map.rb'),
    source('this is ) no ruby (', 'step/g_user/round/lib/engine/game/g_18_other/step/a/b.rb'),
  );
  expect(titles.map(({ id }) => id)).toEqual(['G18Lone', 'G18Other']);
});

it('reports that a saved game does not contain a map', () => {
  const { titles, findings } = open(source('{"title":"18Vale","actions":[]}', 'game.json'));
  expect(titles).toEqual([]);
  expect(findings).toEqual([{ kind: 'missing', message: SAVED_GAME, place: { file: 'game.json', line: 1 } }]);
});

it('reports a syntax error with its location and reads the rest', () => {
  const text =
    "module Engine\nmodule Game\nmodule G18Bad\nmodule Map\nLAYOUT = :flat\nTILES = { '1' => }\nend\nend\nend\nend";
  const { titles, findings } = open(source(text));
  expect(titles.map(({ id }) => id)).toEqual(['G18Bad']);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toMatch(/^Syntax error: /);
  expect(findings[0]?.place).toEqual({ file: 'map.rb', line: 6 });
});

it.each([
  ['larger than 2 MB', ' '.repeat(LIMITS.fileBytes + 1), 'The file is larger than 2 MB and was skipped.'],
  ['no text', 'a\0b', 'The file is not text and was skipped.'],
])('leaves out a file that is %s', (_, text, message) => {
  expect(open(source(text)).findings.map((finding) => finding.message)).toEqual([message]);
});

it.each([
  ['lists', `X = ${'['.repeat(100_000)}`],
  ['parentheses', `X = ${'('.repeat(50_000)}1${')'.repeat(50_000)}`],
  ['modules', 'module A\n'.repeat(20_000)],
])('says something about %s nested without end, and reads the next file', (_, text) => {
  const { titles, findings } = open(
    source(text, 'deep.rb'),
    source('module Engine\nmodule Game\nmodule G1\nend\nend\nend', 'b.rb'),
  );
  expect(findings.length).toBeGreaterThan(0);
  expect(titles.map(({ id }) => id)).toEqual(['G1']);
});

it('reads a limited number of files', () => {
  const many = Array.from({ length: LIMITS.files + 10 }, (_, n) => source('', `${n}.rb`));
  expect(open(...many).findings.map(({ message }) => message)).toEqual([
    `There are more than ${LIMITS.files} files; the rest were skipped.`,
  ]);
});
