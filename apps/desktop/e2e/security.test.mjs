import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { sleep } from '../../../scripts/engines/webdriver.mjs';
import { game, home } from './application.mjs';

// The page shows files from strangers, so these tests attack every surface in docs/decisions/desktop.md from inside the page.

test("refuses Tauri's own commands and unlisted ones of ours", async (t) => {
  const { start } = home(t);
  const app = await start();
  const invoke = (command, args) =>
    app.refused('await window.__TAURI_INTERNALS__.invoke(args[0], args[1])', command, args);
  for (const command of [
    'plugin:dialog|open',
    'plugin:dialog|save',
    'plugin:dialog|message',
    'plugin:opener|open_url',
    'plugin:opener|open_path',
    'plugin:updater|check',
    'plugin:updater|download_and_install',
    'plugin:window|close',
    'plugin:window|set_title',
    'plugin:webview|create_webview_window',
    'plugin:event|listen',
    'plugin:event|emit',
    'plugin:app|version',
    'plugin:path|resolve_directory',
    'plugin:menu|new',
    'plugin:fs|read_file',
    'plugin:shell|execute',
    'remember',
    'no_such_command',
  ])
    assert.match((await invoke(command, {})) ?? 'allowed', /not allowed|not found/, command);
});

test('reads only files that the user has opened', async (t) => {
  const { at, write, start } = home(t);
  write('secret.json', game('Secret'));
  const app = await start([write('game.json', game('Opened'))]);
  await app.titled('Opened');
  for (const id of [at('secret.json'), '../secret', '/etc/passwd', '00000000-0000-4000-8000-000000000000']) {
    assert.match(await app.refused('await window.platelayer.loadGameText(args[0])', id), /deleted or moved/);
    assert.match(await app.refused('await window.platelayer.peekGameText(args[0])', id), /deleted or moved/);
  }
  // Only a dialog, a drop or a program argument makes a path readable, not the page.
  for (const path of [at('secret.json'), at('game.json')])
    assert.match(await app.refused('await window.platelayer.saveGamePath(args[0])', path), /not dropped/);
});

test('reads only the asset folders next to a game and follows no links', async (t) => {
  const { at, write, start } = home(t);
  const svg = '<svg viewBox="0 0 10 10"><circle r="5"/></svg>';
  for (const folder of ['mine', 'mine/logos', 'mine/private']) mkdirSync(at(folder));
  write('secret.svg', svg);
  write('mine/notes.txt', 'x');
  write('mine/other.json', game('Other'));
  write('mine/private/key.json', '{}');
  write('mine/logos/A.svg', svg);
  write('mine/logos/run.sh', 'x');
  symlinkSync(at('secret.svg'), at('mine/logos/B.svg'));
  symlinkSync(at('mine/private'), at('mine/tiles'));
  const app = await start([write('mine/game.json', game('Beside'))]);
  await app.titled('Beside');
  const files = await app.run(
    `const { electron } = await window.platelayer.loadSummaries();
    const files = await window.platelayer.peekGameFiles(Object.keys(electron)[0]);
    return [...files].slice(1).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])`,
  );
  // For files that a game cannot use, the page gets only the name, to report it.
  assert.deepEqual(files, [
    ['logos/A.svg', svg],
    ['logos/run.sh', ''],
  ]);
  for (const id of [at('mine/other.json'), at('mine'), '../secret', '00000000-0000-4000-8000-000000000000'])
    for (const call of ['loadGameFiles', 'peekGameFiles'])
      assert.match(
        await app.refused(`await window.platelayer.${call}(args[0])`, id),
        /deleted or moved/,
        call,
      );
  // The import cannot read files that were not dropped either.
  for (const path of [at('mine'), at('secret.svg'), '/etc'])
    assert.match(await app.refused('await window.platelayer.readDropped(args[0])', path), /not dropped/);
});

test('writes only with tokens of picked places', async (t) => {
  const { at, start, answer } = home(t);
  mkdirSync(at('out'));
  const app = await start();
  const write = (token, name) =>
    app.refused(
      'await window.platelayer.writeFile(args[0], args[1], new TextEncoder().encode("bytes"))',
      token,
      name,
    );
  assert.match(await write('00000000-0000-4000-8000-000000000000', 'a.pdf'), /not picked/);
  assert.match(await write(at('out'), 'a.pdf'), /not picked/);

  answer(at('out'));
  const { token, path } = await app.run('return window.platelayer.pickFolder()');
  assert.equal(path, at('out'));
  for (const name of [
    '',
    '..',
    '.',
    '../a.pdf',
    'a/b.pdf',
    'a\\b.pdf',
    at('a.pdf'),
    'C:a.pdf',
    '.hidden.pdf',
    'a.sh',
    'a.desktop',
    'a',
  ])
    assert.match((await write(token, name)) ?? 'written', /not a valid file name/, name);
  assert.deepEqual(readdirSync(at('out')), []);

  // A valid write works, with binary data: without `ipc:` in both policies it would arrive as JSON.
  const written = await app.run(
    'return window.platelayer.writeFile(args[0], "zug – ü.pdf", new Uint8Array([0, 255, 10, 13, 128]))',
    token,
  );
  assert.equal(written, 5);
  assert.deepEqual([...readFileSync(at('out', 'zug – ü.pdf'))], [0, 255, 10, 13, 128]);
  assert.deepEqual(
    await app.run('return window.platelayer.taken(args[0], ["zug – ü.pdf", "b.pdf", "../opened"])', token),
    ['zug – ü.pdf'],
  );

  answer(at('out', 'one.pdf'));
  const file = await app.run('return window.platelayer.pickFile("Save", "PDF", "pdf", "one.pdf")');
  assert.match(await write(file.token, 'two.pdf'), /not a valid file name/);
  assert.equal(await write(file.token, 'one.pdf'), null);
  assert.match(
    await app.refused('await window.platelayer.pickFile("Save", "Program", "exe", "a.exe")'),
    /does not write/,
  );
  assert.match(await app.refused('await window.platelayer.openPlace("/etc")'), /not picked/);

  // Links that lead outside are not followed.
  symlinkSync(at('outside'), at('out', 'link.pdf'));
  assert.equal(await write(token, 'link.pdf'), null);
  assert.equal(existsSync(at('outside')), false);
});

test('writes 64 MiB unchanged', async (t) => {
  const { at, start, answer } = home(t);
  answer(at('large.zip'));
  const app = await start();
  const { bytes, time } = await app.run(`
    const place = await window.platelayer.pickFile('Save', 'Zip', 'zip', 'large.zip');
    const started = performance.now();
    const bytes = await window.platelayer.writeFile(place.token, place.name, new Uint8Array(64 << 20).fill(7));
    return { bytes, time: performance.now() - started };`);
  t.diagnostic(`${Math.round(time)} ms`);
  assert.equal(bytes, 64 << 20);
  const written = readFileSync(at('large.zip'));
  assert.ok(written.length === bytes && written.every((byte) => byte === 7));
});

test('sends nothing to the network', async (t) => {
  const requests = [];
  const server = createServer((request, response) => {
    requests.push(request.url);
    response.setHeader('Access-Control-Allow-Origin', '*').end('x');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { start } = home(t);
  const app = await start();
  const outcome = await app.run(
    `const address = args[0];
    const outcome = {};
    outcome.fetch = await fetch(address + 'fetch').then(() => 'reached', () => 'refused');
    outcome.beacon = navigator.sendBeacon?.(address + 'beacon');
    const load = (tag, attribute) => new Promise((resolve) => {
      const element = document.createElement(tag);
      element.onload = () => resolve('reached');
      element.onerror = () => resolve('refused');
      element[attribute] = address + tag;
      document.body.append(element);
      setTimeout(() => resolve('silent'), 1000);
    });
    for (const tag of ['img', 'script', 'iframe', 'audio']) outcome[tag] = await load(tag, 'src');
    document.body.insertAdjacentHTML('beforeend', '<div style="background:url(' + address + 'style)">x</div>');
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address + 'link' });
    document.head.append(link);
    try { new WebSocket(address.replace('http', 'ws')); } catch {}
    try { new EventSource(address + 'events'); } catch {}
    await new Promise((resolve) => setTimeout(resolve, 500));
    return outcome;`,
    `http://127.0.0.1:${server.address().port}/`,
  );
  assert.equal(outcome.fetch, 'refused');
  assert.deepEqual(requests, []);
});

test('runs only our own scripts', async (t) => {
  const { start } = home(t);
  const app = await start();
  // The policy does not apply to scripts of the driver, so the page itself evaluates code, with a string timer.
  const outcome = await app.run(`
    const script = document.createElement('script');
    script.textContent = 'window.inline = 1';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.handler = 1">');
    const frame = document.createElement('iframe');
    frame.srcdoc = '<script>parent.framed = 1</' + 'script>';
    document.body.append(frame);
    const link = Object.assign(document.createElement('a'), { href: 'javascript:window.linked = 1' });
    document.body.append(link);
    link.click();
    let made = 'refused';
    try { made = new Function('return "made"')(); } catch {}
    let evaluated = 'refused';
    try { evaluated = (0, eval)('"evaluated"'); } catch {}
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { inline, handler, framed, linked } = window;
    return [inline, handler, framed, linked, made, evaluated];`);
  assert.deepEqual(outcome, [null, null, null, null, 'refused', 'refused']);
});

test('writes nothing when a download link is clicked', async (t) => {
  const { at, start, env } = home(t);
  const app = await start();
  await app.run(`
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['x'])); link.download = 'stolen.txt';
    document.body.append(link); link.click();`);
  await sleep(800);
  for (const folder of [env.HOME, at('.'), at('data'), process.cwd()])
    assert.equal(existsSync(`${folder}/stolen.txt`) || existsSync(`${folder}/Downloads/stolen.txt`), false);
});
