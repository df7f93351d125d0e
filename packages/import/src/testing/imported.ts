import type { JsonObject } from '@platelayer/game';
import { library } from '@platelayer/library';
import { type ImportOptions, importTitle } from '../import-title.ts';
import { findTitle, openSources } from '../titles.ts';
import { filesBelow, rubyParser, source, TITLES_FOLDER } from './open-titles.ts';

export const parse = await rubyParser();
/** The source files of the invented titles. */
export const titles = filesBelow(TITLES_FOLDER);

/** The game file of a title and the report of its import. */
export const imported = (name: string, files = titles, options: ImportOptions = {}) => {
  const sources = openSources(files, parse);
  const title = findTitle(sources.titles, name);
  if (!title) throw new Error(`no title ${name}`);
  const { game, findings, counts } = importTitle(title, sources, library, options);
  const reportLines = findings.map(
    ({ kind, message, place }) => `${kind}: ${message}${place ? ` (line ${place.line})` : ''}`,
  );
  return { game, reportLines, counts };
};

/** A title with a single file. */
export const small = (body: string, options?: ImportOptions) =>
  imported(
    '18S',
    [
      source(
        `module Engine\nmodule Game\nmodule G18S\nclass Game < Game::Base\n${body}\nend\nend\nend\nend`,
        'game.rb',
      ),
    ],
    options,
  );

/** The map entry of a hex. */
export const hexAt = (game: JsonObject, name: string): JsonObject | undefined =>
  (game.map as unknown as { hexes: (JsonObject & { hexes: string[] })[] }).hexes.find(({ hexes }) =>
    hexes.includes(name),
  );
