import { type Image, type ImageSource, SceneError } from '@platelayer/scene';
import type { Content } from './content.ts';
import type { PdfContext } from './context.ts';
import { addJpeg } from './jpeg.ts';
import { addPng } from './png.ts';
import type { ObjectStore } from './store.ts';
import type { Ref } from './syntax.ts';

/** Pictures fill the unit square and stand upright where y grows upwards. */
export const paintImage = (
  { source, x, y, width, height }: Image,
  content: Content,
  context: PdfContext,
): void => {
  if (width === 0 || height === 0) return;
  const picture = context.share('image', source.id, () => addImage(source, context.store));
  content.save();
  content.setAlpha('ca', 1);
  content.transform([width, 0, 0, -height, x, y + height]);
  content.write(`${content.nameOf('XObject', picture)} Do`);
  content.restore();
};

const ADD_BY_TYPE = { 'image/png': addPng, 'image/jpeg': addJpeg } as const;

const addImage = ({ id, mime, data }: ImageSource, store: ObjectStore): Ref => {
  try {
    return ADD_BY_TYPE[mime](data, store);
  } catch (error) {
    throw new SceneError(`picture "${id}": ${error instanceof Error ? error.message : error}`);
  }
};
