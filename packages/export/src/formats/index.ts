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

/** Every way to export, in the order in which they are offered. Dialog, menu, command line and help read this one table. */
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

/** By what users call it, or by what the program does. */
export const findFormat = (name: string): ExportFormat | undefined =>
  formats.find((format) => format.id === name || formatWord(format) === name);

/** By the ending of a file name; a zip of several files is none of the formats. */
export const mediaTypeOf = (name: string): string =>
  formats.find(({ extension }) => name.endsWith(`.${extension}`))?.mediaType ??
  (name.endsWith('.json') ? 'application/json' : 'application/zip');
