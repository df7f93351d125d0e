import { type Argument, Command, CommanderError, type Option } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { OnExit } from './arguments.ts';
import { addBoard18 } from './commands/board18.ts';
import { addCompare } from './commands/compare.ts';
import { addCompletion } from './commands/completion.ts';
import { addConfig } from './commands/config.ts';
import { addExport } from './commands/export.ts';
import { addImport } from './commands/import.ts';
import { addInit } from './commands/init.ts';
import { addList } from './commands/list.ts';
import { addPrint } from './commands/print.ts';
import { addServe } from './commands/serve.ts';
import { addTiles } from './commands/tiles.ts';
import { addUpgrade } from './commands/upgrade.ts';
import { addValidate } from './commands/validate.ts';
import { addWatch } from './commands/watch.ts';
import { refuse } from './refuse.ts';
import { EXIT_STATUS, type ExitStatus, type Terminal } from './terminal.ts';

/** Commands in the order in which the help lists them. */
const commands: readonly ((program: Command, terminal: Terminal, end: OnExit) => Command)[] = [
  addInit,
  addImport,
  addExport,
  addPrint,
  addWatch,
  addServe,
  addBoard18,
  addList,
  addTiles,
  addValidate,
  addUpgrade,
  addCompare,
  addConfig,
  addCompletion,
];

/** Runs a command and returns its exit status. All input and output goes through the terminal. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  let status: ExitStatus = EXIT_STATUS.fine;
  let errorText = '';
  const program = createProgram(
    terminal,
    (exitStatus) => {
      status = exitStatus;
    },
    (text) => {
      errorText += text;
    },
  );
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT_STATUS.fine;
    const json = asksForJson(args, program);
    const message = errorText.trimEnd();
    return refuse(
      { status: EXIT_STATUS.unusable, message: json ? message.replace(/^error: /, '') : message },
      json,
      terminal,
    );
  }
  return status;
}

/** Whether the arguments, which are invalid, ask for JSON. */
function asksForJson(args: readonly string[], program: Command): boolean {
  const words = args.slice(0, args.includes('--') ? args.indexOf('--') : undefined);
  if (words.includes('--json')) return true;
  const command = program.commands.find((candidate) => candidate.name() === words[0]);
  const format = command?.options.find(({ long }) => long === '--format');
  return format?.argChoices?.includes('json') === true && /--format[ =]json(?: |$)/.test(words.join(' '));
}

function createProgram(terminal: Terminal, end: OnExit, writeErr: (text: string) => void): Command {
  const program = new Command('platelayer')
    .description('Print-ready components for 18xx railway board games, from a game file.')
    .version(manifest.version, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show this help')
    .exitOverride()
    .configureHelp({ optionDescription: describeArgument, argumentDescription: describeArgument })
    .configureOutput({
      writeOut: terminal.out,
      writeErr,
      getOutHasColors: () => terminal.colors,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('(run with --help for usage)');
  for (const add of commands) add(program, terminal, end);
  return program;
}

/** Describes an option or argument with its choices and its default as a user would type them. Flags are off by default. */
function describeArgument({
  description,
  argChoices,
  defaultValue,
  defaultValueDescription = defaultValue === false ? '' : String(defaultValue ?? ''),
}: Option | Argument): string {
  const facts = [
    ...(argChoices ? [`choices: ${argChoices.join(', ')}`] : []),
    ...(defaultValueDescription ? [`default: ${defaultValueDescription}`] : []),
  ];
  return facts.length === 0 ? description : `${description} (${facts.join('; ')})`;
}
