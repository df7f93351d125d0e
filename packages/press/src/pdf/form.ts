import type { Box } from '@platelayer/scene';
import type { Content } from './content.ts';
import type { ObjectStore } from './store.ts';
import { array, dict, type Ref } from './syntax.ts';

/** Colours that a transparency group mixes in, as PDF syntax. */
export type GroupColorSpace = string;

/** A drawing of its own that pages and other forms place; with `colorSpace` it is an isolated transparency group. */
export const addForm = (store: ObjectStore, box: Box, content: Content, colorSpace?: GroupColorSpace): Ref =>
  store.addStream(
    {
      Type: '/XObject',
      Subtype: '/Form',
      BBox: array([box.x, box.y, box.x + box.width, box.y + box.height]),
      Resources: content.resources,
      Group: colorSpace && transparencyGroup(colorSpace),
    },
    content.bytes,
  );

export const transparencyGroup = (colorSpace: GroupColorSpace): string =>
  dict({ Type: '/Group', S: '/Transparency', CS: colorSpace, I: 'true' });
