import { board18 } from './board18.ts';
import { book } from './book.ts';
import { cut } from './cut.ts';
import { type ExportFormat, formatWord } from './format.ts';
import { list } from './list.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
import { shopPack } from './shop.ts';
import { svg } from './svg.ts';
import { tts } from './tts.ts';
import { vassal } from './vassal.ts';

/** All formats in the order in which they are listed. Dialog, menu, command line and help all read this table. */
export const formats: readonly ExportFormat[] = [
  pdf,
  png,
  svg,
  book,
  cut,
  list,
  shopPack,
  tts,
  vassal,
  board18,
];

/** Finds a format by its id or by its name on the command line. */
export const findFormat = (name: string): ExportFormat | undefined =>
  formats.find((format) => format.id === name || formatWord(format) === name);

/** Returns the media type for a file name, including zips of several files, which are not a format. */
export const mediaTypeOf = (name: string): string =>
  formats.find(({ extension }) => name.endsWith(`.${extension}`))?.mediaType ??
  (name.endsWith('.json') ? 'application/json' : 'application/zip');
