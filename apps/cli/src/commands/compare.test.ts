import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeTerminal } from '../node-terminal.ts';
import { run } from '../program.ts';
import { EXIT_STATUS } from '../terminal.ts';
import { memoryTerminal } from '../testing/memory-terminal.ts';

const withy = (part: object = {}) =>
  JSON.stringify({
    info: { title: 'Withy' },
    privates: [{ name: 'Ferry', price: 20 }],
    trains: [{ name: '2', quantity: 4, color: 'yellow', price: 80 }],
    ...part,
  });
const changed = withy({
  privates: [{ name: 'Ferry', price: 30 }],
  trains: [{ name: '2', quantity: 6, color: 'yellow', price: 80 }],
});
const files = { 'old.json': withy(), 'new.json': changed, 'silent.json': withy({ designNotes: 'None.' }) };

describe('platelayer compare', () => {
  test('lists changed pieces, changed fields, and pieces to throw away', async () => {
    const terminal = memoryTerminal(files);
    expect(await run(['compare', 'old.json', 'new.json'], terminal)).toBe(EXIT_STATUS.fine);
    expect(terminal.printed.out).toMatch(
      /^Withy, from old.json to new.json: \d+ redrawn, \d+ in another number; \d+ unchanged\./,
    );
    expect(terminal.printed.out).toContain('redrawn           private "Ferry"');
    expect(terminal.printed.out).toContain('in another number train "Train 2": 4 → 6 copies');
    expect(terminal.printed.out).toContain('/privates/0/price: 20 → 30');
    expect(terminal.printed.out).toContain('To throw away\n  1 × private "Ferry"');
  });

  test('refuses a Git revision as the second version', async () => {
    const terminal = memoryTerminal(files);
    expect(await run(['compare', 'old.json', 'git:HEAD'], terminal)).toBe(EXIT_STATUS.unusable);
    expect(terminal.printed.err).toBe(
      'git:HEAD: only the first version can be a Git revision: platelayer compare git:HEAD game.json\n',
    );
  });

  test('prints the report as JSON', async () => {
    const terminal = memoryTerminal(files);
    await run(['compare', 'old.json', 'new.json', '--json'], terminal);
    const report = JSON.parse(terminal.printed.out) as { changes: { component: string }[] };
    const cards = report.changes.filter(({ component }) => component === 'cards');
    expect(report).toMatchObject({
      before: 'old.json',
      unrelated: false,
    });
    expect(cards).toMatchObject([
      { kind: 'redrawn', title: 'private "Ferry"', print: 1, discard: 1 },
      { kind: 'copies', title: 'train "Train 2"', copies: { before: 4, after: 6 }, print: 2, discard: 0 },
    ]);
  });

  test('prints as JSON why it cannot compare', async () => {
    const terminal = memoryTerminal({ 'old.json': '{', 'new.json': changed });
    expect(await run(['compare', 'old.json', 'new.json', '--json'], terminal)).toBe(EXIT_STATUS.failed);
    expect(JSON.parse(terminal.printed.out)).toEqual({
      error: expect.stringContaining('old.json:1:2 error syntax/unclosed'),
    });
  });

  test('writes a page with pictures and no script, or a PDF, and replaces neither without --force', async () => {
    const terminal = memoryTerminal(files);
    expect(await run(['compare', 'old.json', 'new.json', '--format', 'html'], terminal)).toBe(
      EXIT_STATUS.fine,
    );
    const page = terminal.files.get('/games/withy-changes.html')!;
    expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(4);
    expect(page).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org)/);
    expect(await run(['compare', 'old.json', 'new.json', '--format', 'pdf'], terminal)).toBe(
      EXIT_STATUS.fine,
    );
    expect(terminal.files.get('/games/withy-changes.pdf')).toMatch(/^%PDF-1\.7/);
    expect(await run(['compare', 'old.json', 'new.json', '--format', 'html'], terminal)).toBe(
      EXIT_STATUS.unusable,
    );
    expect(terminal.printed.err).toContain('withy-changes.html already exists. Use --force to replace it.');
  });

  test('--out with the extension of the format is the output file', async () => {
    const terminal = memoryTerminal(files);
    await run(['compare', 'old.json', 'new.json', '--format', 'html', '--out', 'talk/what.html'], terminal);
    expect(terminal.files.get('/games/talk/what.html')).toContain('<svg');
  });

  test.each([
    [['compare', 'old.json', 'old.json'], 'Withy: nothing changed from old.json to old.json.'],
    [
      ['compare', 'brackwater', 'new.json'],
      'brackwater and new.json are different games: everything differs.',
    ],
    [
      ['compare', 'old.json', 'silent.json'],
      'Withy: nothing that is drawn changed from old.json to silent.json.',
    ],
  ])('%j', async (args, sentence) => {
    const terminal = memoryTerminal(files);
    expect(await run(args, terminal)).toBe(EXIT_STATUS.fine);
    expect(terminal.printed.out.split('\n')[0]).toBe(sentence);
  });

  test('names folders by their own names, not by the game files in them', async () => {
    const terminal = memoryTerminal({ 'one/game.json': withy(), 'two/game.json': withy() });
    await run(['compare', 'one', 'two'], terminal);
    expect(terminal.printed.out).toBe('Withy: nothing changed from one to two.\n');
  });

  test('reports a missing version, and that Git is not installed', async () => {
    const terminal = memoryTerminal(files);
    expect(await run(['compare', 'gone.json', 'new.json'], terminal)).toBe(EXIT_STATUS.unusable);
    expect(await run(['compare', 'git:HEAD', 'new.json'], terminal)).toBe(EXIT_STATUS.unusable);
    expect(terminal.printed.err).toMatch(
      /gone\.json: .*\n.*git:HEAD: Git is not installed, or cannot be found\./,
    );
  });
});

describe('export --changed-since', () => {
  test('exports only sheets that need reprinting, and a list of changes', async () => {
    const terminal = memoryTerminal(files);
    const args = ['export', 'new.json', '--changed-since', 'old.json', '--format', 'pdf', '--out', 'again'];
    expect(await run(args, terminal)).toBe(EXIT_STATUS.fine);
    const made = [...terminal.files.keys()].filter((path) => path.startsWith('/games/again/'));
    expect(made).toContain('/games/again/withy-cards.pdf');
    expect(made).not.toContain('/games/again/withy-background.pdf');
    expect(made.at(-1)).toBe('/games/again/withy-changes.txt');
    expect(terminal.files.get('/games/again/withy-changes.txt')).toContain('To throw away');
  });

  test('compares only the selected components', async () => {
    const terminal = memoryTerminal(files);
    const args = ['export', 'new.json', '--changed-since', 'old.json', '--out', 'again', '--components'];
    expect(await run([...args, 'background'], terminal)).toBe(EXIT_STATUS.failed);
    expect(terminal.printed.err).toBe('Nothing has changed in background, so nothing needs reprinting.\n');
    expect(await run([...args, 'train-chart'], terminal)).toBe(EXIT_STATUS.fine);
    expect(terminal.files.get('/games/again/withy-changes.txt')).not.toMatch(/Ferry"|To throw away/);
  });

  test('is refused for formats that always contain the whole game', async () => {
    const terminal = memoryTerminal(files);
    const args = ['export', 'new.json', '--changed-since', 'old.json', '--format', 'pdf,vassal'];
    expect(await run(args, terminal)).toBe(EXIT_STATUS.unusable);
    expect(terminal.printed.err).toBe(
      'VASSAL module: always contains the whole game; leave out --changed-since.\n',
    );
  });

  test('reports that nothing has changed', async () => {
    const terminal = memoryTerminal(files);
    expect(await run(['export', 'old.json', '--changed-since', 'old.json'], terminal)).toBe(
      EXIT_STATUS.failed,
    );
    expect(terminal.printed.err).toBe('Nothing has changed, so nothing needs reprinting.\n');
  });
});

test('compare reports different games in a single line', async () => {
  const terminal = memoryTerminal({ 'new.json': withy() });
  await run(['compare', 'candle-bay', 'new.json'], terminal);
  expect(terminal.printed.out).toBe('candle-bay and new.json are different games: everything differs.\n');
});

test('compare removes control characters in a game from its output', async () => {
  const odd = withy({ info: { title: 'E\u001b[31mRED' } });
  const terminal = memoryTerminal({ 'old.json': odd, 'new.json': odd });
  await run(['compare', 'old.json', 'new.json'], terminal);
  expect(terminal.printed.out).toContain('RED');
  expect(terminal.printed.out).not.toContain('\u001b');
});

test('compare refuses a zip with a Git revision', async () => {
  const zip = Buffer.from(zipSync({ 'game.json': strToU8('{ "info": { "title": "T" } }') })).toString(
    'latin1',
  );
  const terminal = memoryTerminal({ 'new.zip': zip });
  expect(await run(['compare', 'git:HEAD', 'new.zip'], terminal)).toBe(EXIT_STATUS.unusable);
  expect(terminal.printed.err).toBe('git:HEAD: new.zip is neither a JSON file nor a folder.\n');
});

describe('git:REV', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platelayer-git-'));
  afterAll(() => rm(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });

  test('reads the same file from Git and leaves the checkout alone', async () => {
    git('init', '-q');
    await writeFile(join(folder, 'withy.json'), withy());
    git('add', '.');
    git('commit', '-qm', 'first');
    await writeFile(join(folder, 'withy.json'), changed);
    const printed: string[] = [];
    const terminal = {
      ...nodeTerminal(),
      folder,
      out: (text: string) => void printed.push(text),
      err: (text: string) => void printed.push(text),
    };
    expect(await run(['compare', 'git:HEAD', 'withy.json'], terminal)).toBe(EXIT_STATUS.fine);
    expect(printed.join('')).toContain('redrawn           private "Ferry"');
    expect(String(git('status', '--porcelain')).trim()).toBe('M withy.json');
    expect(await run(['compare', 'git:nowhere', 'withy.json'], terminal)).toBe(EXIT_STATUS.unusable);
    expect(printed.join('')).toContain('git:nowhere: Git reports: ');
    expect(await run(['compare', 'git:--output=x', 'withy.json'], terminal)).toBe(EXIT_STATUS.unusable);
    expect(printed.join('')).toContain('Name a revision');
  });

  test('includes the assets of the game, also for names with accents and for games in `games`', async () => {
    const put = async (path: string, text: string) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    };
    const narrow = '{ "paper": { "width": 827 } }';
    for (const [path, text] of [
      ['one/Łódź.json', withy()],
      ['one/config.json', narrow],
      ['two/games/withy.json', withy()],
      ['two/games/other.json', withy()],
      ['two/games/tiles/own.json', '{ "X1": { "color": "green" } }'],
      ['two/config.json', narrow],
    ] as const)
      await put(path, text);
    git('add', '.');
    git('commit', '-qm', 'more');
    for (const game of ['one/Łódź.json', 'one', 'two/games/withy.json', 'two']) {
      const printed: string[] = [];
      const write = (text: string) => void printed.push(text);
      await run(['compare', 'git:HEAD', game], { ...nodeTerminal(), folder, out: write, err: write });
      expect(printed.join('')).toContain('nothing changed from git:HEAD');
    }
  });
});
