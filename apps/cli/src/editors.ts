import { basename } from 'node:path';

export interface EditorCommand {
  readonly program: string;
  readonly args: readonly string[];
  /** Whether it runs in the terminal instead of opening a window. */
  readonly inTerminal: boolean;
}

/** Arguments that open a file at a line. If the user names no editor, the first installed one in this list is used. */
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

/** Editors that run in a terminal, which are used only if the user names one. */
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

export interface EditorEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly installed: (program: string) => boolean;
  /** Whether there is a terminal for editors such as vim. */
  readonly terminal: boolean;
}

/** Returns the editor in `VISUAL` or `EDITOR`, or else an installed one. */
export const findEditor = ({
  env,
  installed,
  terminal,
}: EditorEnvironment): ((file: string, line: number) => EditorCommand) | undefined => {
  const named = [env.VISUAL, env.EDITOR].filter((text) => text !== undefined && text.trim() !== '');
  const commands = [...named, ...Object.keys(WINDOWS)].map((text) => text!.trim().split(/\s+/));
  for (const [program = '', ...args] of commands) {
    const name = basename(program).replace(/\.(exe|cmd|bat)$/i, '');
    const inTerminal = Object.hasOwn(TERMINALS, name);
    if ((inTerminal && !terminal) || !installed(program)) continue;
    const template = WINDOWS[name] ?? TERMINALS[name] ?? '{file}';
    return (file, line) => ({ program, args: [...args, ...fillIn(template, file, line)], inTerminal });
  }
  return undefined;
};

/** Splits the template before inserting the path, which may contain spaces. */
const fillIn = (template: string, file: string, line: number): readonly string[] =>
  template.split(' ').map((word) => word.replace('{line}', String(line)).replace('{file}', () => file));
