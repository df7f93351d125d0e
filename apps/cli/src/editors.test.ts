import { expect, test } from 'vitest';
import { type EditorSurroundings, findEditor } from './editors.ts';

const surroundings = (
  env: EditorSurroundings['env'],
  programs: readonly string[],
  terminal = true,
): EditorSurroundings => ({ env, installed: (program) => programs.includes(program), terminal });

const FILE = '/my games/$& a.json';

test('VISUAL comes before EDITOR, and both before what is merely installed', () => {
  const programs = ['code', 'nvim', 'kate'];
  const command = (env: EditorSurroundings['env']) => findEditor(surroundings(env, programs))?.(FILE, 7);
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

test('the words of the user stay, and an editor that nobody knows gets the file alone', () => {
  const programs = ['/opt/bin/code', 'ed'];
  expect(findEditor(surroundings({ VISUAL: '/opt/bin/code --wait' }, programs))?.(FILE, 3).args).toEqual([
    '--wait',
    '-g',
    `${FILE}:3`,
  ]);
  expect(findEditor(surroundings({ EDITOR: 'ed' }, programs))?.(FILE, 3).args).toEqual([FILE]);
});

test('an editor that is not there, or has no terminal to draw in, is passed over', () => {
  expect(
    findEditor(surroundings({ VISUAL: 'gone', EDITOR: 'vim' }, ['vim', 'subl'], false))?.(FILE, 1),
  ).toEqual({
    program: 'subl',
    args: [`${FILE}:1`],
    inTerminal: false,
  });
  expect(findEditor(surroundings({ EDITOR: 'vim' }, ['vim'], false))).toBeUndefined();
});
