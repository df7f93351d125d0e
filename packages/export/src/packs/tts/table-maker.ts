import type { Page } from '@platelayer/scene';
import type { GameDrawings } from '../../drawings.ts';
import type { PlanContext } from '../../formats/format.ts';
import { uniqueNames } from '../../names.ts';
import type { ListEntry } from '../list.ts';
import { messages, type PackMessage } from '../messages.ts';
import type { PackPicture } from '../pictures.ts';
import { type Side, sidePage } from '../side.ts';
import { guidMaker, type Place, type TableObject, transform } from './objects.ts';

/** Location of the pictures (86.8.2). */
export type ImagePlace =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'name' };

/** Returns the address of a picture in the form that the program understands. */
export const imageAddress = (place: ImagePlace, file: string): string => {
  if (place.kind === 'name') return file;
  if (place.kind === 'address') return `${place.address.replace(/\/*$/, '')}/${file}`;
  const path = place.folder.replaceAll('\\', '/').replace(/\/*$/, '');
  return `file:///${path.replace(/^\//, '')}/${file}`;
};

/** Collects pictures, list entries and notes while the objects of a table are made. */
export interface TableMaker {
  readonly drawings: GameDrawings;
  /** Maximum pixels of the longer side of a picture. */
  readonly longest: number;
  readonly pictures: ReadonlyMap<string, PackPicture>;
  /** List entries by names of pieces. */
  readonly entries: Map<string, ListEntry>;
  readonly notes: PackMessage[];
  /** Returns the file name of a picture. */
  fileOf(name: string): string;
  /** Adds a picture to make later and returns its address. */
  addPicture(name: string, dpi: number, page: () => Promise<Page>): string;
  /** Adds a picture of a side, at a lower resolution if it would be too large. */
  addSide(name: string, side: Side, dpi: number): string;
  /** Makes an object. `path` must be unique. */
  object(Name: string, path: string, Nickname: string, place: Place, keys: object): TableObject;
  /** Makes a name unique. Company abbreviations may differ only in characters that file names cannot have (86.2.4). */
  sheetName(name: string): string;
  /** Returns the next sheet number, which is unique on the table. */
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
  const addPicture = (name: string, dpi: number, page: () => Promise<Page>): string => {
    const file = fileOf(name);
    pictures.set(file, { dpi, page });
    return imageAddress(images, file);
  };
  const limitDpi = ({ width, height, title }: Side, dpi: number): number => {
    const max = Math.floor((100 * longest) / Math.max(width, height));
    if (max < dpi) notes.push(messages.lowerResolution(title, max));
    return Math.min(dpi, max);
  };
  return {
    drawings,
    longest,
    pictures,
    entries: new Map(),
    notes,
    fileOf,
    addPicture,
    addSide: (name, side, dpi) => addPicture(name, limitDpi(side, dpi), () => sidePage(side, side, drawings)),
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
