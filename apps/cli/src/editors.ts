import { basename } from 'node:path';

/** What is started: a program, its arguments, and whether it draws in the terminal instead of a window of its own. */
export interface EditorCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly inTerminal: boolean;
}

/** How editors with a window of their own go to a line; the first that is installed is taken where the user names none. */
const WINDOWS: Readonly<Record<string, string>> = {
  code: '-g {file}:{line}',
  codium: '-g {file}:{line}',
  'code-insiders': '-g {file}:{line}',
  cursor: '-g {file}:{line}',
  zed: '{file}:{line}',
  zeditor: '{file}:{line}',
  subl: '{file}:{line}',
  kate: '-l {line} {file}',
  kwrite: '-l {line} {file}',
  gedit: '+{line} {file}',
  pluma: '+{line} {file}',
  xed: '+{line} {file}',
  mousepad: '-l {line} {file}',
  geany: '{file}:{line}',
  gvim: '+{line} {file}',
  mate: '-l {line} {file}',
  bbedit: '+{line} {file}',
  idea: '--line {line} {file}',
  webstorm: '--line {line} {file}',
  'notepad++': '-n{line} {file}',
};

/** The same for those that draw in a terminal: only for users who name one. */
const TERMINALS: Readonly<Record<string, string>> = {
  vi: '+{line} {file}',
  vim: '+{line} {file}',
  nvim: '+{line} {file}',
  nano: '+{line} {file}',
  emacs: '+{line} {file}',
  emacsclient: '+{line} {file}',
  micro: '+{line} {file}',
  hx: '{file}:{line}',
  helix: '{file}:{line}',
};

export interface EditorSurroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a program of that name can be started. */
  readonly installed: (program: string) => boolean;
  /** Whether there is a terminal to draw in. */
  readonly terminal: boolean;
}

/** The editor that the user names in `VISUAL` or `EDITOR`, or one that is installed; nothing where none can be started. */
export const findEditor = ({
  env,
  installed,
  terminal,
}: EditorSurroundings): ((file: string, line: number) => EditorCommand) | undefined => {
  const named = [env.VISUAL, env.EDITOR].filter((text) => text !== undefined && text.trim() !== '');
  const wanted = [...named, ...Object.keys(WINDOWS)].map((text) => text!.trim().split(/\s+/));
  for (const [program = '', ...args] of wanted) {
    const name = basename(program).replace(/\.(exe|cmd|bat)$/i, '');
    const inTerminal = Object.hasOwn(TERMINALS, name);
    if ((inTerminal && !terminal) || !installed(program)) continue;
    const form = WINDOWS[name] ?? TERMINALS[name] ?? '{file}';
    return (file, line) => ({ program, args: [...args, ...fill(form, file, line)], inTerminal });
  }
  return undefined;
};

/** Split at blanks before the path, which may hold some, is put in. */
const fill = (form: string, file: string, line: number): readonly string[] =>
  form.split(' ').map((word) => word.replace('{line}', String(line)).replace('{file}', () => file));
