import { companyTheme } from '../../themes/themes.ts';

/**
 * A colour of a logo. As in enamel, a black line separates any two of them, so that a logo is legible whatever its main
 * colour is.
 */
export type LogoColor = 'main' | 'white' | 'black' | 'gold';

/** The company colour of each role. The main colour differs from logo to logo. */
const COLORS: Readonly<Record<Exclude<LogoColor, 'main'>, string>> = {
  white: 'white',
  black: 'black',
  gold: 'turmeric',
};

/** On the reverse side, gold would be lost in the grey (90.8.4). */
const RESERVED_COLORS: Readonly<Partial<Record<LogoColor, string>>> = { gold: 'reserved-white' };

/** Placeholder for the paint of a shape, replaced when the logo's own colour is known. */
export const paintPlaceholder = (fill: LogoColor | 'none', line: LogoColor | 'none'): string =>
  `@${fill}/${line}@`;

/** A logo in the square around a circle of radius 25. Its background extends further, for bleed (90.8.5). */
export const badge = (color: string, background: LogoColor, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-25 -25 50 50">${[
    `<circle r="34" ${paintPlaceholder(background, 'none')}/>`,
    ...parts,
  ]
    .join('')
    .replace(
      /@(\w+)\/(\w+)@/g,
      (_, fill, line) =>
        `${classAttribute(color, fill, line)}${colorAttribute('fill', color, fill)}${colorAttribute('stroke', color, line)}`,
    )}</svg>`;

const slotClasses = (prefix: string, color: string, role: LogoColor | 'none'): readonly string[] => {
  if (role === 'none') return [];
  if (role === 'main') return [`${prefix}-main`, `${prefix}-${color}`];
  const reserved = RESERVED_COLORS[role];
  return [`${prefix}-${COLORS[role]}`, ...(reserved === undefined ? [] : [`${prefix}-${reserved}`])];
};

const classAttribute = (color: string, fill: LogoColor | 'none', line: LogoColor | 'none'): string =>
  `class="${[...slotClasses('color', color, fill), ...slotClasses('color-stroke', color, line)].join(' ')}"`;

const colorAttribute = (attribute: 'fill' | 'stroke', color: string, role: LogoColor | 'none'): string => {
  if (role === 'none') return attribute === 'fill' ? ' fill="none"' : '';
  return ` ${attribute}="${companyTheme('rob').colors[role === 'main' ? color : COLORS[role]]}"`;
};
