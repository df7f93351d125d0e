import { BUNDLED_GAMES } from '@platelayer/library';
import { Argument, type Command } from 'commander';
import type { End } from '../arguments.ts';
import { bash, fish, type Offer, zsh } from '../completion-scripts.ts';
import { exitStatus, type Terminal } from '../terminal.ts';

const shells = { bash, zsh, fish };

type Shell = keyof typeof shells;

/** What can be completed, read from the description of the program itself. */
const offersOf = (program: Command): readonly Offer[] =>
  program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: command.options.map(({ long, description, required, argChoices }) => ({
      flag: long ?? '',
      description,
      takesValue: required,
      values: argChoices ?? [],
    })),
    words: wordsOf(command),
  }));

const wordsOf = ({ commands, registeredArguments: [first] }: Command): readonly string[] => {
  if (commands.length > 0) return commands.map((command) => command.name());
  if (first?.name() === 'game') return BUNDLED_GAMES.map(({ id }) => id);
  return first?.argChoices ?? [];
};

export const addCompletion = (program: Command, terminal: Terminal, end: End): Command =>
  program
    .command('completion')
    .description('Print a script that lets a shell complete commands and options.')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(shells)))
    .addHelpText('after', help)
    .action((shell: Shell) => {
      terminal.out(shells[shell](offersOf(program)));
      end(exitStatus.fine);
    });

const help = `
Examples:
  $ platelayer completion bash >> ~/.bashrc
  $ platelayer completion zsh > "\${fpath[1]}/_platelayer"
  $ platelayer completion fish > ~/.config/fish/completions/platelayer.fish`;
