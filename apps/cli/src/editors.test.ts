import { expect, test } from 'vitest';
import { type EditorEnvironment, findEditor } from './editors.ts';

const environment = (
  env: EditorEnvironment['env'],
  programs: readonly string[],
  terminal = true,
): EditorEnvironment => ({ env, installed: (program) => programs.includes(program), terminal });

const FILE = '/my games/$& a.json';

test('VISUAL takes precedence over EDITOR, and both over installed editors', () => {
  const programs = ['code', 'nvim', 'kate'];
  const command = (env: EditorEnvironment['env']) => findEditor(environment(env, programs))?.(FILE, 7);
  expect(command({ VISUAL: 'kate', EDITOR: 'nvim' })).toEqual({
    program: 'kate',
    args: ['-l', '7', FILE],
    inTerminal: false,
  });
  expect(command({ VISUAL: ' ', EDITOR: 'nvim' })).toEqual({
    program: 'nvim',
    args: ['+7', FILE],
    inTerminal: true,
  });
  expect(command({})).toEqual({ program: 'code', args: ['-g', `${FILE}:7`], inTerminal: false });
});

test('the arguments of the user are kept, and an unknown editor gets only the file', () => {
  const programs = ['/opt/bin/code', 'ed'];
  expect(findEditor(environment({ VISUAL: '/opt/bin/code --wait' }, programs))?.(FILE, 3).args).toEqual([
    '--wait',
    '-g',
    `${FILE}:3`,
  ]);
  expect(findEditor(environment({ EDITOR: 'ed' }, programs))?.(FILE, 3).args).toEqual([FILE]);
});

test('skips an editor that is not installed, or that needs a terminal if there is none', () => {
  expect(
    findEditor(environment({ VISUAL: 'missing', EDITOR: 'vim' }, ['vim', 'subl'], false))?.(FILE, 1),
  ).toEqual({
    program: 'subl',
    args: [`${FILE}:1`],
    inTerminal: false,
  });
  expect(findEditor(environment({ EDITOR: 'vim' }, ['vim'], false))).toBeUndefined();
});
