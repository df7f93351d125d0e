import { BUNDLED_GAMES } from '@platelayer/library';
import { Argument, type Command } from 'commander';
import type { OnExit } from '../arguments.ts';
import { bashScript, type CompletableCommand, fishScript, zshScript } from '../completion-scripts.ts';
import { EXIT_STATUS, type Terminal } from '../terminal.ts';

const shells = { bash: bashScript, zsh: zshScript, fish: fishScript };

type Shell = keyof typeof shells;

/** Reads the commands to complete from the program itself. */
const completableCommands = (program: Command): readonly CompletableCommand[] =>
  program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: command.options.map(({ long, description, required, argChoices }) => ({
      flag: long ?? '',
      description,
      takesValue: required,
      values: argChoices ?? [],
    })),
    words: firstArguments(command),
  }));

const firstArguments = ({ commands, registeredArguments: [first] }: Command): readonly string[] => {
  if (commands.length > 0) return commands.map((command) => command.name());
  if (first?.name() === 'game') return BUNDLED_GAMES.map(({ id }) => id);
  return first?.argChoices ?? [];
};

export const addCompletion = (program: Command, terminal: Terminal, end: OnExit): Command =>
  program
    .command('completion')
    .description('Print a script that completes commands and options in a shell.')
    .addArgument(new Argument('<shell>', 'shell').choices(Object.keys(shells)))
    .addHelpText('after', HELP)
    .action((shell: Shell) => {
      terminal.out(shells[shell](completableCommands(program)));
      end(EXIT_STATUS.fine);
    });

const HELP = `
Examples:
  $ platelayer completion bash >> ~/.bashrc
  $ platelayer completion zsh > "\${fpath[1]}/_platelayer"
  $ platelayer completion fish > ~/.config/fish/completions/platelayer.fish`;
