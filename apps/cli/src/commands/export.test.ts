import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { run } from '../program.ts';
import { type MemoryOptions, memoryTerminal } from '../testing/memory-terminal.ts';

const valley = JSON.stringify({
  info: { title: 'Narrow Valley' },
  tiles: { 8: 1, 'x/a': { color: 'yellow' }, 'X?a': { color: 'yellow' } },
});

const start = async (
  files: Readonly<Record<string, string>>,
  args: readonly string[],
  options?: MemoryOptions,
) => {
  const terminal = memoryTerminal({ 'game.json': valley, ...files }, options);
  const status = await run(['export', ...args], terminal);
  const names = [...terminal.files.keys()].filter((name) => !name.endsWith('.json'));
  return { status, ...terminal.printed, names, files: terminal.files, asked: terminal.asked };
};

const svgs = ['--components', 'tiles', '--format', 'svg'] as const;

describe('export', () => {
  test('writes the files of a game to a folder and prints their names to a pipe', async () => {
    const { status, out, err, names } = await start({}, [
      'game.json',
      '--components',
      'revenue',
      '--out',
      'print',
    ]);
    expect(status).toBe(0);
    expect(names).toEqual([
      '/games/print/narrow-valley-revenue.pdf',
      '/games/print/narrow-valley-revenue-paginated.pdf',
    ]);
    expect(out).toBe('1/2 narrow-valley-revenue.pdf\n2/2 narrow-valley-revenue-paginated.pdf\n');
    expect(err).toBe('2 files in print\n');
  });

  test('reports problems of the game file with location and hint, and exports it', async () => {
    const game = '{\n  "info": { "title": "T" },\n  "tiles": { "8": { "tile": "ZZ9" } }, "bnak": 1\n}';
    const args = ['wrong.json', ...svgs];
    const { status, err, names } = await start({ 'wrong.json': game }, args);
    expect(err).toMatch(/^warning reference\/tile: wrong\.json:3:29: There is no tile "ZZ9"/);
    expect(err).toMatch(/\nwarning schema\/unknown-key: wrong\.json:3:40: .* Did you mean `bank`/);
    expect({ status, names }).toEqual({ status: 0, names: ['/games/t-tile-8.svg'] });
    const json = await start({ 'wrong.json': game }, [...args, '--json']);
    expect(JSON.parse(json.out).diagnostics[0]).toMatchObject({ code: 'reference/tile', line: 3 });
  });

  test.each([40, 60])('shows ten of %d problems, and the command that shows all of them', async (count) => {
    const odd = Array.from({ length: count }, (_, index) => [`odd${index}`, 1] as const);
    const game = JSON.stringify({ info: { title: 'T', background: 'red' }, ...Object.fromEntries(odd) });
    const zip = Buffer.from(zipSync({ 'game.json': strToU8(game) })).toString('latin1');
    const terminal = memoryTerminal({ 'my games/t.zip': zip });
    await run(['export', 'my games/t.zip', '--components', 'background', '--format', 'svg'], terminal);
    const [, more, args] = /… and (\d+) more\. .* run: platelayer (.*)/.exec(terminal.printed.err) ?? [];
    expect(Number(more)).toBe(count - 10);
    const words = args?.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', ''));
    expect(words?.slice(0, 2)).toEqual(['validate', 'my games/t.zip']);
    terminal.printed.out = '';
    await run(words ?? [], terminal);
    expect(terminal.printed.out.match(/schema\/unknown-key/g)).toHaveLength(count);
  });

  test('updates one line in a window, cut to its width', async () => {
    const { out } = await start({}, ['game.json', '--components', 'background', '--format', 'svg'], {
      columns: 20,
    });
    expect(out).toBe('\r\u001b[K1/1 narrow-valley-b\r\u001b[K');
  });

  test('exports a bundled game by its id', async () => {
    const { status, names } = await start({}, ['brackwater', '--components', 'par', '--format', 'svg']);
    expect(status).toBe(0);
    expect(names).toEqual(['/games/brackwater-par.svg']);
  });

  test('lists the bundled games for an unknown name, but not for the name of a file', async () => {
    expect(await start({}, ['nowhere'])).toMatchObject({
      status: 2,
      err: expect.stringMatching(
        /^nowhere: file not found, and there is no bundled game with this name \(.*brackwater/,
      ),
    });
    expect(await start({}, ['nowhere.json'])).toMatchObject({
      status: 2,
      err: 'nowhere.json: file not found\n',
    });
  });

  test('--zip writes one zip, with the same bytes each time', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(() => start({}, ['game.json', ...svgs, '--zip', 'all.zip'])),
    );
    expect(one?.names).toEqual(['/games/all.zip']);
    const zip = one?.files.get('/games/all.zip') ?? '';
    expect(Object.keys(unzipSync(Buffer.from(zip, 'latin1')))).toHaveLength(3);
    expect(two?.files.get('/games/all.zip')).toBe(zip);
  });

  test('refuses to replace files, names five of them, and replaces them with --force', async () => {
    const pieces = Array.from({ length: 7 }, (_, i) => `${i + 1}`);
    const game = JSON.stringify({
      info: { title: 'T' },
      tiles: Object.fromEntries(pieces.map((id) => [id, 1])),
    });
    const existing = Object.fromEntries(pieces.map((id) => [`t-tile-${id}.svg`, 'old']));
    const files = { 'game.json': game, ...existing };
    const refused = await start(files, ['game.json', ...svgs]);
    expect(refused).toMatchObject({ status: 2, out: '' });
    expect(refused.err).toMatch(/--force to replace them:\n( {2}t-tile-\d\.svg\n){5} {2}… and 2 more\n$/);
    expect(refused.files.get('/games/t-tile-1.svg')).toBe('old');
    const forced = await start(files, ['game.json', ...svgs, '--force']);
    expect(forced.status).toBe(0);
    expect(forced.files.get('/games/t-tile-1.svg')).toMatch(/^<svg/);
  });

  test('asks in a terminal before replacing files, and keeps them if the answer is no', async () => {
    const existing = { 'narrow-valley-background.svg': 'old' };
    const args = ['game.json', '--components', 'background', '--format', 'svg'];
    const kept = await start(existing, args, { answer: 'no' });
    expect(kept).toMatchObject({ status: 2, err: 'Nothing was written.\n' });
    expect(kept.asked).toEqual(['Already exists:\n  narrow-valley-background.svg\nReplace it?']);
    expect(kept.files.get('/games/narrow-valley-background.svg')).toBe('old');
    const stopped = await start(existing, args, { answer: 'stopped' });
    expect(stopped).toMatchObject({ status: 130, err: 'Nothing was written.\n' });
    const replaced = await start(existing, args, { answer: 'yes' });
    expect(replaced.status).toBe(0);
    expect(replaced.files.get('/games/narrow-valley-background.svg')).toMatch(/^<svg/);
    expect((await start(existing, [...args, '--json'], { answer: 'yes' })).asked).toEqual([]);
  });

  test('reports that there is nothing to show, and does not write an empty zip', async () => {
    const files = { 'game.json': '{ "info": { "title": "T" } }' };
    const args = [
      'game.json',
      '--components',
      'cards,tiles',
      '--format',
      'png,tts,vassal',
      '--images-by-name',
    ];
    for (const place of [
      ['--out', 'print'],
      ['--zip', 'a.zip'],
    ])
      expect(await start(files, [...args, ...place])).toMatchObject({
        status: 1,
        names: [],
        err: 'No files were made, because there is nothing to show\n',
      });
  });

  test('a full disk ends an export with a single message', async () => {
    const { status, out, err, names } = await start({}, ['game.json', ...svgs], { capacity: 1 });
    expect(status).toBe(2);
    expect(names).toHaveLength(1);
    expect(out.split('\n')).toHaveLength(2);
    expect(err).toBe('.: the disk is full; 1 of 3 files were written.\n');
    expect(await start({}, ['game.json', ...svgs, '--zip', 'a.zip'], { capacity: 0 })).toMatchObject({
      status: 2,
      names: [],
      err: expect.stringContaining('a.zip: the disk is full'),
    });
  });

  test('companies with the same abbreviation get different files', async () => {
    const companies = ['H/L', 'H/L', 'h:l'].map((abbrev) => ({ name: abbrev, abbrev, color: 'red' }));
    const game = JSON.stringify({ info: { title: 'T' }, companies, map: {} });
    const { status, names, err } = await start({ 'game.json': game }, [
      'game.json',
      ...['--components', 'charters,tokens', '--format', 'svg'],
    ]);
    expect(status).toBe(0);
    expect(names.map((name) => name.replace('/games/', ''))).toEqual([
      ...['t-token-1-H_L.svg', 't-token-2-H_L.svg', 't-token-3-h_l.svg'],
      ...['t-charter-1-H_L.svg', 't-charter-2-H_L.svg', 't-charter-3-h_l.svg'],
    ]);
    expect(err).toContain('6 files in .');
  });

  test('uses the configuration file of the user by default', async () => {
    const terminal = memoryTerminal({ 'game.json': valley });
    terminal.files.set('/home/ada/config.json', '{ "paper": { "width": 500 } }');
    await run(['export', 'game.json', '--components', 'background', '--format', 'svg'], terminal);
    expect(terminal.files.get('/games/narrow-valley-background.svg')).toContain('width="4.5in"');
  });

  test('refuses a folder that is not writable before any work', async () => {
    for (const place of [
      ['--out', 'locked'],
      ['--zip', 'locked/a.zip'],
    ])
      expect(await start({}, ['game.json', ...place])).toMatchObject({
        status: 2,
        out: '',
        err: expect.stringMatching(/^Cannot write to locked.*: permission denied\n$/),
        names: [],
      });
  });

  test('refuses to replace a folder by a zip, before any work', async () => {
    const terminal = memoryTerminal({ 'out/a.txt': '' });
    for (const force of [[], ['--force']]) {
      expect(await run(['export', 'candle-bay', '--zip', 'out', ...force], terminal)).toBe(2);
      expect(terminal.printed.err).toMatch(/^Cannot write to out: it is a folder/m);
    }
    expect(await run(['export', 'candle-bay', '--zip', 'new/'], terminal)).toBe(2);
    expect(terminal.printed.err).toMatch(/^Cannot write to new\/: it is a folder/m);
    expect([...terminal.files.keys()]).toEqual(['/games/out/a.txt']);
  });

  test('exits with 1 if a part cannot be drawn, even if no file failed', async () => {
    const terminal = memoryTerminal({});
    const args = ['export', 'candle-bay', '--components', 'charters', '--out', 'o'];
    expect(await run([...args, '--set', 'paper.margins=500'], terminal)).toBe(1);
    expect(terminal.printed.err).toContain('error layout/no-room');
  });

  test('warns about an unknown theme in --set', async () => {
    const terminal = memoryTerminal({});
    const args = ['export', 'candle-bay', '--components', 'background', '--format', 'svg'];
    expect(await run([...args, '--set', 'theme=gmtt'], terminal)).toBe(0);
    expect(terminal.printed.err).toContain('--set: There is no map theme "gmtt"');
  });

  test('refuses a date that does not exist', async () => {
    const terminal = memoryTerminal({});
    const args = ['export', 'candle-bay', '--components', 'background', '--pdfx', '--date'];
    expect(await run([...args, '2026-02-30'], terminal)).toBe(2);
    expect(terminal.printed.err).toContain('"2026-02-30" is not a date');
    expect(await run([...args, '2026-02-28'], terminal)).toBe(0);
  });

  test.each(['soon', '253402300800', '1e30'])(
    'refuses SOURCE_DATE_EPOCH=%s, but only for PDF/X without --date',
    async (epoch) => {
      vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
      const args = ['game.json', '--components', 'background'];
      const refused = await start({}, [...args, '--pdfx']);
      expect(refused).toMatchObject({
        status: 2,
        err: expect.stringMatching(/^SOURCE_DATE_EPOCH is not a valid date/),
      });
      expect((await start({}, [...args, '--pdfx', '--date', '2026-02-28'])).status).toBe(0);
      expect((await start({}, args)).status).toBe(0);
      vi.unstubAllEnvs();
    },
  );

  test.each([
    [['--pdfx', '--date', 'soon'], '"soon" is not a date. Write it like 2026-11-16.\n'],
    [['--pdfx', '--icc', 'bad.icc'], 'The file is not an ICC profile.\n'],
    [['--pdfx', '--icc', 'gone.icc'], 'gone.icc: file not found\n'],
    [['--icc', 'bad.icc'], '--icc is for PDF/X files only; add --pdfx.\n'],
    [['--date', '2026-11-16'], '--date is for PDF/X files only; add --pdfx.\n'],
  ])('refuses %j with a single message, before any work', async (args, err) => {
    const refused = await start({ 'bad.icc': 'junk' }, ['game.json', ...args]);
    expect(refused).toMatchObject({ status: 2, err, names: ['/games/bad.icc'] });
  });

  test.each(['0', '17'])('refuses --jobs %s before any work', async (jobs) => {
    const refused = await start({}, ['game.json', '--jobs', jobs]);
    expect(refused).toMatchObject({ status: 2, err: expect.stringContaining('Choose 1 to 16.'), names: [] });
  });

  test.each(['0', '1201'])('refuses --dpi %s before any work', async (dpi) => {
    const refused = await start({}, ['game.json', '--format', 'png', '--dpi', dpi]);
    expect(refused).toMatchObject({ err: expect.stringContaining('Choose 1 to 1200.'), names: [] });
    expect(refused.status).not.toBe(0);
  });

  test('--config overrides defaults, and --set overrides --config', async () => {
    const config = '{ "paper": { "width": 500, "height": 700 }, /* mine */ "colour": 1 }';
    const args = [
      'game.json',
      '--components',
      'background',
      '--format',
      'svg',
      '--config',
      'my.json',
      '--json',
    ];
    const wide = await start({ 'my.json': config }, args);
    expect(wide.status).toBe(0);
    expect(wide.files.get('/games/narrow-valley-background.svg')).toContain('width="4.5in"');
    const wider = await start({ 'my.json': config }, [...args, '--set', 'paper.width=600']);
    expect(wider.files.get('/games/narrow-valley-background.svg')).toContain('width="5.5in"');
    const text = await start({ 'my.json': config }, args.slice(0, -1));
    expect(text.err).toMatch(/my\.json:1:\d+ warning/);
  });

  test('exits with 2 if the configuration file is invalid or missing', async () => {
    expect((await start({ 'my.json': '{ "paper" 1 }' }, ['game.json', '--config', 'my.json'])).status).toBe(
      2,
    );
    expect(await start({}, ['game.json', '--config', 'my.json'])).toMatchObject({
      status: 2,
      err: 'my.json: file not found\n',
    });
  });

  test('--json prints the report, or the reason for refusing, as JSON', async () => {
    const { out, err } = await start({}, [
      'game.json',
      '--components',
      'background',
      '--format',
      'svg',
      '--json',
    ]);
    expect(JSON.parse(out)).toMatchObject({
      game: 'Narrow Valley',
      folder: '.',
      written: true,
      files: [
        {
          name: 'narrow-valley-background.svg',
          kind: 'piece',
          component: 'background',
          bytes: expect.any(Number),
        },
      ],
      skipped: [],
      failed: [],
    });
    expect(err).toBe('');
    const refused = await start({}, ['none.json', '--json']);
    expect(JSON.parse(refused.out)).toEqual({ error: 'none.json: file not found' });
  });

  test('if a file fails, writes no zip, but the other files to a folder', async () => {
    const args = ['game.json', '--components', 'revenue', '--format', 'tts,svg'];
    expect(await start({}, [...args, '--zip', 'a.zip'])).toMatchObject({
      status: 1,
      names: [],
      err: expect.stringMatching(/failed: narrow-valley-tts\.zip: .*pictures.*\na\.zip was not written/),
    });
    expect(await start({}, args)).toMatchObject({
      status: 1,
      names: ['/games/narrow-valley-revenue.svg'],
    });
  });

  test('exits with 130 when the user stops it', async () => {
    const terminal = memoryTerminal({ 'game.json': valley });
    terminal.interrupt();
    expect(await run(['export', 'game.json'], terminal)).toBe(130);
    expect([...terminal.files.keys()]).toEqual(['/games/game.json']);
  });

  test.each([
    [['game.json', '--format', 'xml']],
    [['game.json', '--components', 'maps']],
    [['game.json', '--set', 'paper.width=wide']],
    [['game.json', '--set', '']],
    [['game.json', '--set', '=5']],
    [['game.json', '--out', 'a', '--zip', 'b.zip']],
    [['game.json', '--components', 'map']],
  ])('exits with 2 for wrong arguments: %j', async (args) => {
    expect(await start({}, args)).toMatchObject({ status: 2, names: [] });
  });
});
