import { type ExportOption, findFormat, formats, formatWord, type OptionValues } from '@platelayer/export';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readCommaList, readCountFrom } from '../arguments.ts';

export const formatOption = (description: string): Option =>
  new Option('--format <formats>', description)
    .choices(formats.map(formatWord))
    .argParser(readFormats)
    .default(['pdf'], 'pdf');

/** Returns the ids of the formats in an argument, without duplicates. */
function readFormats(text: string): readonly string[] {
  const ids = readCommaList(text).map((word) => findFormat(word)?.id);
  if (ids.includes(undefined))
    throw new InvalidArgumentError(`Choose from ${formats.map(formatWord).join(', ')}.`);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Returns the options of all formats, without duplicates. */
const options = (): readonly ExportOption[] => [...new Set(formats.flatMap((format) => format.options))];

export const addFormatOptions = (command: Command): Command =>
  options().reduce((all, option) => all.addOption(commandOption(option)), command);

const commandOption = (option: ExportOption): Option => {
  const flag = new Option(option.flag, option.description);
  if (option.kind === 'number') flag.argParser(readCountFrom(option.leastOfCommand, option.most));
  if (option.kind === 'choice') flag.choices(option.choices.map(([value]) => value));
  // The default person comes from the settings.
  return option.kind === 'text' && option.person ? flag : flag.default(option.default);
};

/** Picks the format options from all options of a command. */
export const formatValues = (read: object): OptionValues => {
  const ids = new Set(options().map(({ id }) => id));
  return Object.fromEntries(Object.entries(read).filter(([id, value]) => ids.has(id) && value !== undefined));
};
