import type { Box } from '@platelayer/scene';
import type { Content } from './content.ts';
import type { ObjectStore } from './store.ts';
import { array, dict, type Ref } from './syntax.ts';

/** Colours that a transparency group mixes in. */
export type Mixing = 'DeviceRGB' | 'DeviceGray';

/** A drawing of its own that pages and other forms place; with `mixing` it is an isolated transparency group. */
export const addForm = (store: ObjectStore, box: Box, content: Content, mixing?: Mixing): Ref =>
  store.addStream(
    {
      Type: '/XObject',
      Subtype: '/Form',
      BBox: array([box.x, box.y, box.x + box.width, box.y + box.height]),
      Resources: content.resources,
      Group: mixing && transparencyGroup(mixing),
    },
    content.bytes,
  );

export const transparencyGroup = (mixing: Mixing): string =>
  dict({ Type: '/Group', S: '/Transparency', CS: `/${mixing}`, I: 'true' });
