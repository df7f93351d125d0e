import type { Diagnostic } from '@platelayer/game';
import type { Art } from './artwork.ts';
import { readNumbers, readSize } from './svg/numbers.ts';
import { readPicture } from './svg/picture.ts';
import { readXml, type XmlElement } from './svg/xml.ts';

/** The picture, unless the SVG is invalid, and diagnostics about skipped content. */
export interface ParsedArt {
  readonly art?: Art;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses SVG into a picture: shapes, groups, references, styles, simple gradients and clips, with the class names used
 * for recolouring. Scripts, text, embedded and external content are skipped.
 */
export const parseArt = (svg: string): ParsedArt => {
  const read = readXml(svg);
  if ('fault' in read) return refuse(read.fault);
  const { root } = read;
  if (root.name !== 'svg') return refuse(`Its outermost element is <${root.name}>.`);
  const skipped = new Set<string>();
  const box = viewBoxOf(root);
  const [, , width, height] = box ?? DEFAULT_BOX;
  const children = readPicture(root, { width, height }, (what) => skipped.add(what));
  return {
    art: { box: box ?? DEFAULT_BOX, children },
    diagnostics: [
      ...(box
        ? []
        : [diagnostic('warning', 'artwork/view-box', 'The picture has no size, so 100 by 100 is used.')]),
      ...[...skipped]
        .slice(0, MAX_SKIPPED)
        .map((what) => diagnostic('info', 'artwork/skipped', `The picture has ${what}, which is not drawn.`)),
    ],
  };
};

const refuse = (reason: string): ParsedArt => ({
  diagnostics: [
    {
      ...diagnostic('error', 'artwork/svg', 'The file is not an SVG picture, so it is not drawn.'),
      hint: reason,
    },
  ],
});

/** A longer list would not be useful. */
const MAX_SKIPPED = 20;

const DEFAULT_BOX: Art['box'] = [0, 0, 100, 100];

const viewBoxOf = ({ attributes }: XmlElement): Art['box'] | undefined => {
  const [x, y, across = 0, down = 0] = readNumbers(attributes.get('viewBox'));
  if (x !== undefined && y !== undefined && across > 0 && down > 0) return [x, y, across, down];
  const [width, height] = [readSize(attributes.get('width'), 0, 0), readSize(attributes.get('height'), 0, 0)];
  return width > 0 && height > 0 ? [0, 0, width, height] : undefined;
};

const diagnostic = (severity: Diagnostic['severity'], code: string, message: string): Diagnostic => ({
  severity,
  code,
  message,
  pointer: '',
});
