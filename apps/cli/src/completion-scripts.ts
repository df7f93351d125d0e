/** Facts about a command that a shell needs to complete it. */
export interface CompletableCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly Flag[];
  /** Choices for the first argument, such as subcommands or bundled games. */
  readonly words: readonly string[];
}

interface Flag {
  /** Such as `--out`. */
  readonly flag: string;
  readonly description: string;
  readonly takesValue: boolean;
  /** Choices for its comma-separated value; empty if any value is allowed. */
  readonly values: readonly string[];
}

/** Puts a string in single quotes. A single quote inside ends them, follows in double quotes, and opens them again. */
const quote = (text: string): string => `'${text.replaceAll("'", `'"'"'`)}'`;

const commandNames = (commands: readonly CompletableCommand[]): string =>
  commands.map(({ name }) => name).join(' ');
const flagNames = ({ options }: CompletableCommand): string => options.map(({ flag }) => flag).join(' ');

const withWords = (commands: readonly CompletableCommand[]) =>
  commands.filter(({ words }) => words.length > 0);

const flagsWithValues = (commands: readonly CompletableCommand[]) =>
  commands.flatMap(({ name, options }) =>
    options.filter(({ values }) => values.length > 0).map((flag) => [name, flag] as const),
  );

export const bashScript = (commands: readonly CompletableCommand[]): string => `# platelayer for bash
_platelayer() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=''
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${flagsWithValues(commands)
  .map(([name, { flag, values }]) => `    ${quote(`${name} ${flag}`)}) words=${quote(values.join(' '))} ;;`)
  .join('\n')}
  esac
  if [ -n "$words" ]; then
    :
  elif [ "$COMP_CWORD" -eq 1 ]; then
    words='${commandNames(commands)} --help --version'
  elif [ "\${word:0:1}" = '-' ]; then
    case "\${COMP_WORDS[1]}" in
${commands.map((command) => `      ${command.name}) words=${quote(`${flagNames(command)} --help`)} ;;`).join('\n')}
    esac
  elif [ "$COMP_CWORD" -eq 2 ]; then
    case "\${COMP_WORDS[1]}" in
${withWords(commands)
  .map(({ name, words }) => `      ${name}) words=${quote(words.join(' '))} ;;`)
  .join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _platelayer platelayer
`;

/** Escapes colons and brackets, which would end a description in zsh. */
const zshText = (text: string): string => text.replace(/[:[\]\\]/g, '\\$&');

const zshFlag = ({ flag, description, takesValue, values }: Flag): string => {
  const value = values.length > 0 ? `_sequence compadd - ${values.join(' ')}` : '_files';
  return quote(`*${flag}[${zshText(description)}]${takesValue ? `:value:${value}` : ''}`);
};

/** Completes words and files as the first argument. */
const zshWords = (words: readonly string[]): readonly string[] =>
  words.length === 0
    ? []
    : [quote(`1:argument:{ _alternative "words:word:(${words.join(' ')})" "files:file:_files" }`)];

export const zshScript = (commands: readonly CompletableCommand[]): string => `#compdef platelayer
_platelayer() {
  local -a commands
  commands=(
${commands.map(({ name, description }) => `    ${quote(`${name}:${zshText(description)}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${commands
  .map(
    ({ name, options, words }) =>
      `    ${name}) _arguments ${[...options.map(zshFlag), ...zshWords(words), "'*:file:_files'"].join(' ')} ;;`,
  )
  .join('\n')}
  esac
}
if [ "$funcstack[1]" = '_platelayer' ]; then _platelayer "$@"; else compdef _platelayer platelayer; fi
`;

export const fishScript = (commands: readonly CompletableCommand[]): string =>
  [
    '# platelayer for fish',
    ...commands.flatMap(({ name, description, options, words }) => [
      `complete -c platelayer -n __fish_use_subcommand -f -a ${name} -d ${fishText(description)}`,
      ...(words.length === 0
        ? []
        : [
            `complete -c platelayer -n '__fish_seen_subcommand_from ${name}' -a ${fishText(words.join(' '))}`,
          ]),
      ...options.map(
        ({ flag, description, takesValue, values }) =>
          `complete -c platelayer -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice(2)}${takesValue ? ' -r' : ''}${values.length > 0 ? ` -f -a ${fishText(values.join(' '))}` : ''} -d ${fishText(description)}`,
      ),
    ]),
    '',
  ].join('\n');

/** Unlike other shells, fish has escapes inside single quotes. */
const fishText = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;
