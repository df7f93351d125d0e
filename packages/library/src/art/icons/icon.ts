/** An icon in the box that hexes give it: 25 units across, centred (90.9.2). */
export const icon = (...shapes: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12.5 -12.5 25 25">${shapes.join('')}</svg>`;

/** Coloured shapes with the black outline that all of them share. */
export const withOutline = (...shapes: readonly string[]): string =>
  `<g stroke="#000" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">${shapes.join('')}</g>`;

/** A coloured line on a wider black one, so that it shows on every ground. */
export const outlinedLine = (
  d: string,
  { color, slots, width }: { readonly color: string; readonly slots: string; readonly width: number },
): string =>
  '<g fill="none" stroke-linejoin="round" stroke-linecap="round">' +
  `<path d="${d}" stroke="#000" stroke-width="${(width + 2.2).toFixed(1)}"/>` +
  `<path class="${slots}" d="${d}" stroke="${color}" stroke-width="${width}"/></g>`;
