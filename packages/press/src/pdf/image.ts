import { type Image, type ImageSource, SceneError } from '@platelayer/scene';
import type { Book } from './book.ts';
import type { Content } from './content.ts';
import { addJpeg } from './jpeg.ts';
import { addPng } from './png.ts';
import type { ObjectStore } from './store.ts';
import type { Ref } from './syntax.ts';

/** Pictures fill the unit square and stand upright where y grows upwards. */
export const drawImage = ({ source, x, y, width, height }: Image, content: Content, book: Book): void => {
  if (width === 0 || height === 0) return;
  const picture = book.share('image', source.id, () => addImage(source, book.store));
  content.save();
  content.setAlpha('ca', 1);
  content.transform([width, 0, 0, -height, x, y + height]);
  content.write(`${content.nameOf('XObject', picture)} Do`);
  content.restore();
};

const ADD = { 'image/png': addPng, 'image/jpeg': addJpeg } as const;

const addImage = ({ id, mime, data }: ImageSource, store: ObjectStore): Ref => {
  try {
    return ADD[mime](data, store);
  } catch (error) {
    throw new SceneError(`picture "${id}": ${error instanceof Error ? error.message : error}`);
  }
};
