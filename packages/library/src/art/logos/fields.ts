import { type LogoColor, paintPlaceholder } from './badge.ts';
import { motifShapes, polarPoint, turnParts, twoDecimals, withMirrorImage, zigzag } from './shapes.ts';

const edge = (width = 1.2) => `${paintPlaceholder('none', 'black')} stroke-width="${width}"`;

/** A round field with an outline. */
export const disc = (role: LogoColor, radius: number, width = 1.2): string =>
  `<circle r="${radius}" ${paintPlaceholder(role, 'black')} stroke-width="${width}"/>`;

/** A ring with a black line on either side. */
export const ring = (role: LogoColor, radius: number, width: number): string =>
  `<circle r="${radius}" ${paintPlaceholder('none', 'black')} stroke-width="${twoDecimals(width + 2)}"/><circle r="${radius}" ${paintPlaceholder('none', role)} stroke-width="${width}"/>`;

/** A field with any outline. */
export const field = (role: LogoColor, d: string, width = 1.3): string =>
  `<path d="${d}" ${paintPlaceholder(role, 'black')} stroke-width="${width}" stroke-linejoin="round"/>`;

/** A band across the whole logo. */
export const crossbar = (role: LogoColor, height: number, y = 0): string =>
  `<rect x="-36" y="${twoDecimals(y - height / 2)}" width="72" height="${height}" ${paintPlaceholder(role, 'black')} stroke-width="1.2"/>`;

/** Fills everything below a line. */
export const lowerPart = (role: LogoColor, y: number): string =>
  `<path d="M-36 ${y}H36V36H-36Z" ${paintPlaceholder(role, 'black')} stroke-width="1.2"/>`;

/** Outlines of fields, each about 40 units across. */
export const OUTLINES = {
  heater: 'M-17-18.5H17V-2C17 9.6 9.6 16.6 0 21.5-9.6 16.6-17 9.6-17-2Z',
  swiss:
    'M-17.5-17Q-9-14.6 0-19.6 9-14.6 17.5-17C15.6-9 18.6-2 16.6 5 14.4 13 7 17 0 21.6-7 17-14.4 13-16.6 5-18.6-2-15.6-9-17.5-17Z',
  round: 'M-17-18H17V2A17 18.6 0 0 1-17 2Z',
  notched: 'M-13-19H13A5 5 0 0 0 18-14V4C18 12 9 18 0 21.4-9 18-18 12-18 4V-14A5 5 0 0 0-13-19Z',
  diamond: 'M0-22 22 0 0 22-22 0Z',
  lozenge: 'M0-22.6 16.6 0 0 22.6-16.6 0Z',
  hexagon: 'M-10.6-18.4H10.6L21.2 0 10.6 18.4H-10.6L-21.2 0Z',
  octagon: 'M-8.4-20.4H8.4L20.4-8.4V8.4L8.4 20.4H-8.4L-20.4 8.4V-8.4Z',
  keystone: 'M-14.6-17.6H14.6L12.8-10.4H15.6L11.4 18.4H-11.4L-15.6-10.4H-12.8Z',
  square:
    'M-15.4-12.6A2.8 2.8 0 0 1-12.6-15.4H12.6A2.8 2.8 0 0 1 15.4-12.6V12.6A2.8 2.8 0 0 1 12.6 15.4H-12.6A2.8 2.8 0 0 1-15.4 12.6Z',
  triangle: 'M0-21.6 19.4 12.4H-19.4Z',
  gear: `M${Array.from({ length: 16 }, (_, i) => [-7.4, -4.6, 4.6, 7.4].map((lean, j) => polarPoint(j % 3 === 0 ? 19 : 22.6, i * 22.5 + lean)).join('L')).join('L')}Z`,
  scallop: `M${polarPoint(20.4, 0)}${Array.from({ length: 16 }, (_, i) => `A4.6 4.6 0 0 1 ${polarPoint(20.4, (i + 1) * 22.5)}`).join('')}Z`,
  burst: zigzag(40, [22.6, 19.6]),
} as const;

export type Outline = keyof typeof OUTLINES;

/** Laurels on the left and right, open at the top. */
export const laurel = (role: LogoColor): string => {
  const { body, detail } = motifShapes(role);
  const leaves = [172, 152, 132, 112, 92, 72, 52, 34].map((degrees) =>
    turnParts(
      degrees,
      `<g transform="translate(0 -19.4) rotate(-52)">${body('M0-4.4Q2.6-.6 0 3.4-2.6-.6 0-4.4Z')}</g>`,
    ),
  );
  return withMirrorImage(detail(`M${polarPoint(18, 184)}A18 18 0 0 0 ${polarPoint(18, 28)}`, 1.1), ...leaves);
};

/** A ribbon with space for a word. */
export const ribbon = (role: LogoColor, y: number): string => {
  const { body } = motifShapes(role);
  return `<g transform="translate(0 ${y})">${withMirrorImage(body('M14.6-3.2H23L20.4 1.4 23 6H14.6Z'))}${body('M-17-5.4Q0-2.4 17-5.4V4.4Q0 7.4-17 4.4Z')}</g>`;
};

/** A pair of spread wings with a gap of `2 * root` between them. */
export const wings = (role: LogoColor, root: number): string => {
  const { body, detail } = motifShapes(role);
  const wing =
    body(
      'M0 6C-.6-1 .4-6.4 3-10.6 8-9.6 16-10.6 22-14 21.4-9.8 19.4-7 16.8-5.4 18.2-5.6 19-5.6 19.8-5.6 18-2 15.6-.2 13 .6 14-.4 15 .8 15.6.8 12.6 4.6 8 6.4 0 6Z',
    ) + detail('M3.6-3C8-3.6 12.6-4.2 16.8-5.4M3.2 1.4C6.6 1.6 10 1.4 13 .6');
  return withMirrorImage(`<g transform="translate(${root} 0)">${wing}</g>`);
};

/** Spokes around the centre. */
export const spokes = (role: LogoColor, count: number, inner: number, outer: number, width: number): string =>
  motifShapes(role).rod(
    Array.from(
      { length: count },
      (_, i) => `M${polarPoint(inner, (360 * i) / count)}L${polarPoint(outer, (360 * i) / count)}`,
    ).join(''),
    width,
  );

/** A thin line that repeats an outline at a smaller scale. */
export const inset = (outline: Outline, scale: number): string =>
  `<path d="${OUTLINES[outline]}" transform="scale(${scale})" ${edge(0.9)}/>`;
