import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
// @ts-expect-error a plain script
import { builtIn } from './built.mjs';

const folder = mkdtempSync(join(tmpdir(), 'platelayer-built-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text = path) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

test('a build is current until a source changes or a built file is missing', () => {
  const built = builtIn(folder);
  const build = (status = 0) =>
    built.remember(() => {
      write('apps/web/dist/index.html');
      write('apps/cli/dist/platelayer.cjs');
      return status;
    });
  write('packages/game/src/map.ts');
  write('apps/web/src/main.tsx');
  expect(built.isCurrent()).toBe(false);
  expect(build()).toBe(0);
  expect(built.isCurrent()).toBe(true);

  write('packages/game/src/map.test.ts');
  write('apps/web/tests/map.spec.ts');
  expect(built.isCurrent()).toBe(true);

  const changes = [
    () => write('packages/game/src/map.ts', 'longer than it was before'),
    () => utimesSync(join(folder, 'apps/web/src/main.tsx'), new Date(), new Date(2_000_000_000_000)),
    () => write('apps/web/config.json'),
    () => rmSync(join(folder, 'packages/game/src/map.ts')),
    () => rmSync(join(folder, 'apps/cli/dist'), { recursive: true }),
  ];
  for (const change of changes) {
    change();
    expect(built.isCurrent()).toBe(false);
    build();
    expect(built.isCurrent()).toBe(true);
  }

  expect(build(3)).toBe(3);
  expect(built.isCurrent()).toBe(false);
});

test('a file saved during a build counts as not built', () => {
  const built = builtIn(folder);
  built.remember(() => {
    for (const path of ['apps/web/dist/index.html', 'apps/cli/dist/platelayer.cjs', 'apps/cli/src/late.ts'])
      write(path);
    return 0;
  });
  expect(built.isCurrent()).toBe(false);
});
