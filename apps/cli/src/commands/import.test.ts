import { expect, it } from 'vitest';
import { run } from '../program.ts';
import { EXIT_STATUS } from '../terminal.ts';
import { type MemoryOptions, memoryTerminal } from '../testing/memory-terminal.ts';

const title = (id: string, body: string) =>
  `module Engine\nmodule Game\nmodule ${id}\nclass Game < Game::Base\n${body}\nend\nend\nend\nend\n`;

const MAP = "LAYOUT = :flat\nHEXES = { white: { ['A1'] => 'city=revenue:20' } }\nTILES = { '57' => 4 }";

const files = {
  'src/lib/engine/game/g_18_one/game.rb': title('G18One', MAP),
  'src/lib/engine/game/g_18_one/step/track.rb': 'not ) ruby',
  'src/lib/engine/game/g_18_two/game.rb': title('G18Two', MAP),
  'src/README.md': '# 18xx',
};

const imported = async (
  args: readonly string[],
  more: Record<string, string> = {},
  options?: MemoryOptions,
) => {
  const terminal = memoryTerminal({ ...files, ...more }, options);
  const status = await run(['import', ...args], terminal);
  return { status, terminal, ...terminal.printed };
};

it('makes a game file from the folder of a title, after the notice about licences', async () => {
  const { status, err, terminal } = await imported(['src/lib/engine/game/g_18_one', '--out', 'made']);
  expect(status).toBe(EXIT_STATUS.fine);
  expect(err.indexOf('do not print games you have no licence to print')).toBe(11);
  expect(err).toContain('Read:\n');
  expect(err).toContain('The map: HEXES. (g_18_one/game.rb:6)');
  expect(err).toContain('made/18one.json: 1 hexes, 1 tiles,');
  expect(JSON.parse(terminal.files.get('/games/made/18one.json') ?? '')).toMatchObject({
    info: { title: '18One', orientation: 'horizontal' },
    map: { hexes: [{ hexes: ['A1'], cities: [{}] }] },
    tiles: { 57: 4 },
  });
});

it('reports files that it cannot read, and imports the rest', async () => {
  const terminal = memoryTerminal({
    ...files,
    'notes.txt': 'x',
    'src/lib/engine/game/g_18_one/more/a.rb': '',
  });
  const locked = ['/games/src/lib/engine/game/g_18_two', '/games/src/lib/engine/game/g_18_one/more'];
  const list: typeof terminal.list = async (path) => {
    if (locked.includes(path)) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    return terminal.list(path);
  };
  const status = await run(['import', 'src', 'absent', 'notes.txt'], { ...terminal, list });
  expect(status).toBe(EXIT_STATUS.unusable);
  expect(terminal.printed.err).toContain(
    'Missing:\n' +
      '  src/lib/engine/game/g_18_one/more: permission denied.\n' +
      '  src/lib/engine/game/g_18_two: permission denied.\n' +
      '  absent: file not found.\n' +
      '  notes.txt: is not a Ruby file, a folder or a zip.\n',
  );
  expect(terminal.files.has('/games/18one.json')).toBe(true);
});

it('lists the titles of a repository', async () => {
  const { status, out } = await imported(['src', '--list']);
  expect(status).toBe(EXIT_STATUS.fine);
  expect(out).toBe('G18One  18One\nG18Two  18Two\n');
});

it('searches folders with names such as `round` if no title is next to them', async () => {
  const { out } = await imported(['work', '--list'], { 'work/round/g_18_six/game.rb': title('G18Six', MAP) });
  expect(out).toBe('G18Six  18Six\n');
});

it('needs --title if there are several titles', async () => {
  const several = await imported(['src']);
  expect(several.status).toBe(EXIT_STATUS.unusable);
  expect(several.err).toBe('Several titles were found; choose one with --title: 18One, 18Two.\n');
  const unknown = await imported(['src', '--title', '18Three']);
  expect(unknown.err).toBe('There is no title "18Three". Choose from 18One, 18Two.\n');
  const named = await imported(['src', '--title', 'g_18_two']);
  expect(named.terminal.files.has('/games/18two.json')).toBe(true);
});

it('replaces a file only with --force or after asking', async () => {
  const existing = { '18one.json': 'mine' };
  const path = 'src/lib/engine/game/g_18_one';
  const kept = await imported([path], existing);
  expect(kept.status).toBe(EXIT_STATUS.unusable);
  expect(kept.err).toContain('18one.json already exists. Use --force to replace it.');
  expect(kept.terminal.files.get('/games/18one.json')).toBe('mine');
  const refused = await imported([path], existing, { answer: 'no' });
  expect(refused.err).toContain('Nothing was written.');
  expect(refused.terminal.files.get('/games/18one.json')).toBe('mine');
  const stopped = await imported([path], existing, { answer: 'stopped' });
  expect(stopped.status).toBe(EXIT_STATUS.stopped);
  expect(stopped.terminal.files.get('/games/18one.json')).toBe('mine');
  const forced = await imported([path, '--force'], existing);
  expect(forced.terminal.files.get('/games/18one.json')).not.toBe('mine');
  const agreed = await imported([path], existing, { answer: 'yes' });
  expect(agreed.terminal.files.get('/games/18one.json')).not.toBe('mine');
});

it.each([
  ['absent.rb', {}, EXIT_STATUS.unusable, 'absent.rb: file not found'],
  [
    'notes.txt',
    { 'notes.txt': 'x' },
    EXIT_STATUS.unusable,
    'notes.txt: is not a Ruby file, a folder or a zip.',
  ],
  [
    'saved.json',
    { 'saved.json': '{"title":"1","actions":[]}' },
    EXIT_STATUS.failed,
    'A saved game contains only moves, not a map.',
  ],
  ['empty.rb', { 'empty.rb': 'x = 1' }, EXIT_STATUS.failed, 'No 18xx.games title found.'],
  ['bad.rb', { 'bad.rb': title('G1', 'HEXES = rand') }, EXIT_STATUS.failed, 'Nothing in 1 could be read.'],
])('refuses %s', async (path, more, status, message) => {
  const result = await imported([path], more);
  expect(result.status).toBe(status);
  expect(result.err).toContain(message);
  expect(
    [...result.terminal.files.keys()].filter((file) => file.endsWith('.json') && !(file.slice(7) in more)),
  ).toEqual([]);
});

it('prints its report as JSON', async () => {
  const { out, err } = await imported(['src/lib/engine/game/g_18_one', '--json']);
  expect(err).toBe('');
  expect(JSON.parse(out)).toMatchObject({ file: '18one.json', counts: { hexes: 1, tiles: 1 } });
  expect(JSON.parse((await imported(['src', '--list', '--json'])).out)).toMatchObject({
    titles: [{ id: 'G18One' }, { id: 'G18Two' }],
  });
  expect(JSON.parse((await imported(['src', '--json'])).out)).toHaveProperty('error');
});

it('reports a folder that is not writable', async () => {
  const { status, err } = await imported(['src/lib/engine/game/g_18_one', '--out', 'locked']);
  expect(status).toBe(EXIT_STATUS.unusable);
  expect(err).toContain('Cannot write to locked: permission denied');
});
