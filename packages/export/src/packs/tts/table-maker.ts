import type { Page } from '@platelayer/scene';
import type { GameDrawings } from '../../drawings.ts';
import type { PlanContext } from '../../formats/format.ts';
import { uniqueNames } from '../../names.ts';
import type { ListEntry } from '../list.ts';
import { messages, type PackMessage } from '../messages.ts';
import type { PackPicture } from '../pictures.ts';
import { type Side, sidePage } from '../side.ts';
import { addressOf, type ImagePlace } from './image-place.ts';
import { guidMaker, type Place, type TableObject, transform } from './objects.ts';

/** Collects what a table needs while its objects are made. */
export interface TableMaker {
  readonly drawings: GameDrawings;
  /** Pixels of the longest side of a picture. */
  readonly longest: number;
  readonly pictures: ReadonlyMap<string, PackPicture>;
  /** What the list says of pieces, by their names. */
  readonly entries: Map<string, ListEntry>;
  readonly notes: PackMessage[];
  /** The file of a picture. */
  fileOf(name: string): string;
  /** The address of a picture, which is made later. */
  pictured(name: string, dpi: number, page: () => Promise<Page>): string;
  /** The same for a side of a piece, at a resolution that is not too large for it. */
  picturedSide(name: string, side: Side, dpi: number): string;
  /** An object of the table; `path` is like that of no other. */
  object(Name: string, path: string, Nickname: string, place: Place, keys: object): TableObject;
  /** Abbreviations of two companies may differ in signs alone, which no name of a file has (86.2.4). */
  sheetName(wished: string): string;
  /** Sheets of cards are numbered over the whole table. */
  nextSheet(): number;
}

export const tableMaker = (
  { drawings, fileName }: Pick<PlanContext, 'drawings' | 'fileName'>,
  images: ImagePlace,
  longest: number,
): TableMaker => {
  const pictures = new Map<string, PackPicture>();
  const notes: PackMessage[] = [];
  const guid = guidMaker();
  let sheets = 0;
  const fileOf = (name: string) => fileName(name, 'png');
  const pictured = (name: string, dpi: number, page: () => Promise<Page>): string => {
    const file = fileOf(name);
    pictures.set(file, { dpi, page });
    return addressOf(images, file);
  };
  const fitting = ({ width, height, title }: Side, wished: number): number => {
    const most = Math.floor((100 * longest) / Math.max(width, height));
    if (most < wished) notes.push(messages.lowerResolution(title, most));
    return Math.min(wished, most);
  };
  return {
    drawings,
    longest,
    pictures,
    entries: new Map(),
    notes,
    fileOf,
    pictured,
    picturedSide: (name, side, dpi) =>
      pictured(name, fitting(side, dpi), () => sidePage(side, side, drawings)),
    object: (Name, path, Nickname, place, keys) => ({
      Name,
      Transform: transform(place),
      Nickname,
      GUID: guid(path),
      ...keys,
    }),
    sheetName: uniqueNames(),
    nextSheet: () => ++sheets,
  };
};
