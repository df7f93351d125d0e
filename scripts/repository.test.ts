import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';

/** Files for contributors and GitHub: workflows, templates, and the links between documents. */

const root = dirname(import.meta.dirname);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const names = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

interface Step {
  readonly run?: string;
}
interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly strategy?: { readonly matrix: object }; readonly steps: readonly Step[] }>
  >;
}

const yaml = (path: string): unknown => {
  const document = parseDocument(read(path));
  expect([...document.errors, ...document.warnings], path).toEqual([]);
  return document.toJS();
};
const commands = ({ jobs }: Workflow): readonly string[] =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

const { scripts, version, engines } = JSON.parse(read('package.json'));
const cli = JSON.parse(read('apps/cli/package.json'));

describe('workflows', () => {
  const ci = yaml('.github/workflows/ci.yml') as Workflow;
  const release = yaml('.github/workflows/release.yml') as Workflow;

  test('run .ci/run on every system, with Node from the oldest we support', () => {
    expect(ci.jobs.test?.strategy?.matrix).toEqual({
      os: ['ubuntu-latest', 'macos-latest', 'windows-latest'],
      node: [20, 22, 24],
    });
    expect(engines.node).toMatch(/^>=20\b/);
    expect(commands(ci)).toContain('bash .ci/run');
    expect(commands(release)).toContain('bash .ci/run');
    expect(read('.ci/run')).toMatch(/^npm test -- --all$[\s\S]*^npm run desktop:test$/m);
  });

  test('call only scripts of package.json', () => {
    const called = [...commands(ci), ...commands(release)].flatMap((command) =>
      [...command.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script),
    );
    expect(called).toEqual(['build', 'pack', 'desktop:bundle']);
    for (const script of called) expect(scripts).toHaveProperty([script!]);
  });

  test('release the files that the scripts make', () => {
    expect(commands(release).join('\n')).toContain(`${cli.name}-*.tgz`);
    expect(cli.version).toBe(version);
    expect(read('apps/desktop/src-tauri/Cargo.toml')).toContain(`\nversion = "${version}"\n`);
  });
});

test('issue forms have a unique id for each question', () => {
  for (const file of names('.github/ISSUE_TEMPLATE', '.yml')) {
    const form = yaml(file) as { readonly body: readonly { readonly id: string }[] };
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const ids = form.body.map(({ id }) => id);
    expect(new Set(ids).size, file).toBe(ids.length);
  }
});

test.runIf(existsSync(join(root, '.git')))('no ignored file is committed', () => {
  const ignored = execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], {
    cwd: root,
  });
  expect(ignored.toString()).toBe('');
});

/** Paths that a build or the host of the application creates. */
const isMade = (path: string) => /\/dist$|^apps\/web\/config\.json$/.test(path);

describe('documents', () => {
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));

  test.each([...top, 'apps/cli/README.md', ...names('docs', '.md')])('%s: all links resolve', (file) => {
    const prose = read(file).replace(/^```[\s\S]*?^```/gm, '');
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link]) => link!.replace(/#.*$/, ''))
      // GitHub pages and external links.
      .filter((link) => link !== '' && !/^(https?:|\.\.\/\.\.\/issues$)/.test(link));
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });

  test('mention only files and folders that exist', () => {
    for (const file of [...top, ...names('docs', '.md')])
      for (const [, path] of read(file).matchAll(/`((?:apps|packages|scripts|docs)\/[\w./-]+)`/g))
        expect(existsSync(join(root, path!)) || isMade(path!), `${file} mentions ${path}`).toBe(true);
  });

  test('mention only npm scripts that exist', () => {
    for (const file of ['README.md', 'CONTRIBUTING.md', ...names('docs', '.md')])
      for (const [, script] of read(file).matchAll(/\bnpm run ([\w-]+(?::\w+)?)/g))
        expect(scripts, file).toHaveProperty([script!]);
  });

  test('list every decision in the index', () => {
    const index = read('docs/decisions/README.md');
    for (const name of readdirSync(join(root, 'docs/decisions')))
      if (name !== 'README.md') expect(index).toContain(`](${name})`);
  });
});
