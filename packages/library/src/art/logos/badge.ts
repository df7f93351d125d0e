import { companyTheme } from '../../themes/themes.ts';

/**
 * The colours of a logo. Wherever two of them meet there is a black line between, as in enamel, so that a logo can
 * be read whatever colour its main part takes on.
 */
export type LogoColor = 'main' | 'white' | 'black' | 'gold';

/** Which company colour a role is; the main part has one of its own in each logo. */
const COLORS: Readonly<Record<Exclude<LogoColor, 'main'>, string>> = {
  white: 'white',
  black: 'black',
  gold: 'turmeric',
};

/** Gold would be lost in the grey of a reverse side (90.8.4). */
const RESERVED_COLORS: Readonly<Partial<Record<LogoColor, string>>> = { gold: 'reserved-white' };

/** Stands for the paint of a shape until the logo's own colour is known. */
export const paintPlaceholder = (fill: LogoColor | 'none', line: LogoColor | 'none'): string =>
  `@${fill}/${line}@`;

/** A logo in a square that is tight around a circle of radius 25; its ground reaches beyond, for bleed (90.8.5). */
export const badge = (color: string, ground: LogoColor, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-25 -25 50 50">${[
    `<circle r="34" ${paintPlaceholder(ground, 'none')}/>`,
    ...parts,
  ]
    .join('')
    .replace(
      /@(\w+)\/(\w+)@/g,
      (_, fill, line) =>
        `${classes(color, fill, line)}${value('fill', color, fill)}${value('stroke', color, line)}`,
    )}</svg>`;

const slotClasses = (prefix: string, color: string, role: LogoColor | 'none'): readonly string[] => {
  if (role === 'none') return [];
  if (role === 'main') return [`${prefix}-main`, `${prefix}-${color}`];
  const reserved = RESERVED_COLORS[role];
  return [`${prefix}-${COLORS[role]}`, ...(reserved === undefined ? [] : [`${prefix}-${reserved}`])];
};

const classes = (color: string, fill: LogoColor | 'none', line: LogoColor | 'none'): string =>
  `class="${[...slotClasses('color', color, fill), ...slotClasses('color-stroke', color, line)].join(' ')}"`;

const value = (attribute: 'fill' | 'stroke', color: string, role: LogoColor | 'none'): string => {
  if (role === 'none') return attribute === 'fill' ? ' fill="none"' : '';
  return ` ${attribute}="${companyTheme('rob').colors[role === 'main' ? color : COLORS[role]]}"`;
};
