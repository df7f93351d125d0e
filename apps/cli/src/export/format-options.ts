import { type ExportOption, findFormat, formats, formatWord, type OptionValues } from '@platelayer/export';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readCountFrom, readList } from '../arguments.ts';

/** `--format`, which takes several with commas between them. */
export const formatOption = (description: string): Option =>
  new Option('--format <formats>', description)
    .choices(formats.map(formatWord))
    .argParser(readFormats)
    .default(['pdf'], 'pdf');

/** The ids of the formats of an argument, each once. */
function readFormats(text: string): readonly string[] {
  const found = readList(text).map(findFormat);
  const known = found.filter((format) => format !== undefined);
  if (known.length < found.length)
    throw new InvalidArgumentError(`It should be of ${formats.map(formatWord).join(', ')}.`);
  return [...new Set(known.map(({ id }) => id))];
}

/** Every option that some format takes, once. */
const options = (): readonly ExportOption[] => [...new Set(formats.flatMap((format) => format.options))];

export const addFormatOptions = (command: Command): Command =>
  options().reduce((all, option) => all.addOption(flagOf(option)), command);

const flagOf = (option: ExportOption): Option => {
  const flag = new Option(option.flag, option.description);
  if (option.kind === 'number') flag.argParser(readCountFrom(option.leastOfCommand, option.most));
  if (option.kind === 'choice') flag.choices(option.choices.map(([value]) => value));
  // Persons are remembered.
  return option.kind === 'text' && option.person ? flag : flag.default(option.default);
};

/** The options of formats among all that a command has read. */
export const formatValues = (read: object): OptionValues => {
  const ids = new Set(options().map(({ id }) => id));
  return Object.fromEntries(Object.entries(read).filter(([id, value]) => ids.has(id) && value !== undefined));
};
