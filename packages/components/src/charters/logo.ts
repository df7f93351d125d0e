import { compose, groupAt, type Node, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { faceOfCompany } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import type { Charter } from './charter.ts';

/** Radius of the token in its own coordinates; minors scale the picture, outline and all (60.4.2). */
const RADIUS = 37.5;

const PLACES = {
  major: { x: 50, y: 50, scale: 1 },
  minor: { x: 45.5, y: 43.75, scale: 31.25 / RADIUS },
} as const;

/** The company's token beside its name, in style `color` only (60.4.2). */
export const drawCharterLogo = ({ company, format, colors }: Charter, look: Look): readonly Node[] => {
  if (format.style !== 'color') return [];
  const place = PLACES[format.minor ? 'minor' : 'major'];
  const face = faceOfCompany(company, look, { outline: colors.pale ? 'black' : 'white' });
  return [
    groupAt(
      compose(translate(place.x, place.y), scale(place.scale)),
      ...drawToken(face, look, { radius: RADIUS }),
    ),
  ];
};
