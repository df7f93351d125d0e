import { basename, join, resolve } from 'node:path';
import { components, loadArtwork } from '@platelayer/components';
import { type Format, openStudio, planExport, runExport } from '@platelayer/export';
import { effectiveConfig, load, settingsLayer } from '@platelayer/game';
import { library } from '@platelayer/library';
import { frame, painter } from '../frame.ts';
import { readSource, whyNot } from '../source.ts';
import { type ExitStatus, exitStatus, type Terminal } from '../terminal.ts';
import { readFonts, readSubsetter } from '../tools.ts';

export interface ExportOptions {
  readonly format: readonly Format[];
  readonly components?: readonly string[];
  readonly out: string;
  readonly set: readonly string[];
  readonly dpi: number;
  readonly outlines: boolean;
  /** Lets files be replaced that are there already. */
  readonly force: boolean;
}

export async function exportGame(
  file: string,
  options: ExportOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  const say = (text: string) => terminal.err(`${text}\n`);
  const source = await readSource(file, terminal);
  if ('reason' in source) {
    say(`${file}: ${source.reason}`);
    return exitStatus.unusable;
  }
  const unknown =
    options.components?.filter((id) => !components.some((component) => component.id === id)) ?? [];
  if (unknown.length > 0) {
    say(`There is no component "${unknown[0]}"; there are ${components.map(({ id }) => id).join(', ')}.`);
    return exitStatus.unusable;
  }
  const { game, diagnostics } = load(source.text, library);
  if (!game) {
    const lines = source.text.split(/\r\n|\r|\n/);
    for (const found of diagnostics) terminal.err(frame(file, lines, found, painter(false)));
    return exitStatus.faults;
  }
  const settings = settingsLayer(options.set.map(readSetting));
  for (const { message, hint } of settings.diagnostics) say(`--set: ${message}${hint ? ` ${hint}` : ''}`);
  if (settings.diagnostics.length > 0) return exitStatus.unusable;

  const config = effectiveConfig({ game: game.config, url: settings.part });
  const [fonts, subsetter, artwork] = await Promise.all([
    readFonts(),
    readSubsetter(),
    loadArtwork({ trains: config.trains.images }),
  ]);
  const studio = openStudio(game, config, fonts, artwork);
  const files = planExport(game, config, studio, { formats: options.format, components: options.components });
  const folder = resolve(terminal.folder, options.out);
  const there = await taken(
    files.map(({ name }) => join(folder, name)),
    terminal,
  );
  if (there.length > 0 && !options.force) {
    say(
      `${basename(there[0]!)} and ${there.length - 1} other files are there already; --force replaces them.`,
    );
    return exitStatus.unusable;
  }

  const failures: string[] = [];
  const { dpi, outlines } = options;
  const making = { fonts, subsetter, dpi, lettering: outlines ? 'outlines' : 'embed' } as const;
  for await (const made of runExport(files, studio, making)) {
    const { name } = made.file;
    try {
      if ('bytes' in made) await terminal.write(join(folder, name), made.bytes);
      else if ('failure' in made) failures.push(`${name}: ${made.failure}`);
    } catch (error) {
      failures.push(`${name}: ${whyNot(error)}`);
    }
    terminal.out(`${made.done}/${made.total} ${name}${'skipped' in made ? ' (nothing to show)' : ''}\n`);
  }
  for (const { severity, code, message } of studio.diagnostics())
    if (severity !== 'info') say(`${severity} ${code}: ${message}`);
  for (const failure of failures) say(`failed: ${failure}`);
  return failures.length === 0 ? exitStatus.fine : exitStatus.faults;
}

const readSetting = (text: string): readonly [string, string] => {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

async function taken(paths: readonly string[], terminal: Terminal): Promise<readonly string[]> {
  const there = await Promise.all(paths.map((path) => terminal.exists(path)));
  return paths.filter((_, i) => there[i]);
}
