import { compose, IDENTITY, outlineOf, path, type Shape, transformPath, translate } from '@platelayer/scene';
import { readLength } from './numbers.ts';
import { type Extent, readOutline } from './outline.ts';
import { readTransform } from './transform.ts';
import type { XmlElement } from './xml.ts';

type Find = (reference: string | undefined) => XmlElement | undefined;

/** The outline that `clip-path` names: all shapes of the clip as one path; none for one that cannot be read. */
export const readClip = (
  value: string | undefined,
  find: Find,
  extent: Extent,
  skip: (what: string) => void,
): Shape | undefined => {
  const element = find(/^url\(\s*["']?(#[^"')]+)["']?\s*\)/.exec(value ?? '')?.[1]);
  if (element?.name !== 'clipPath') return undefined;
  const own = readTransform(element.attributes.get('transform')) ?? IDENTITY;
  const outlines = element.children.flatMap((child) => {
    const place = compose(own, readTransform(child.attributes.get('transform')) ?? IDENTITY);
    if (child.name !== 'use') {
      const shape = readOutline(child, extent);
      return shape ? transformPath(outlineOf(shape), place) : [];
    }
    const target = find(child.attributes.get('href'));
    const shape = target && readOutline(target, extent);
    const { attributes } = child;
    const at = translate(readLength(attributes.get('x'), 0), readLength(attributes.get('y'), 0));
    const turned = readTransform(target?.attributes.get('transform')) ?? IDENTITY;
    return shape ? transformPath(outlineOf(shape), compose(place, at, turned)) : [];
  });
  if (element.attributes.get('clipPathUnits') === 'objectBoundingBox' || outlines.length === 0) {
    skip('clipPath');
    return undefined;
  }
  const evenOdd = element.children.some(({ attributes }) => attributes.get('clip-rule') === 'evenodd');
  return path(outlines, evenOdd ? { fillRule: 'evenodd' } : {});
};
