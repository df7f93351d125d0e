/** Parts that all engines share. Coordinates are the pixels of 90.10, y downwards; engines run to the right. */

export const INK = '#1d1a1b';

/** A shape's light, plain and shaded colour. */
export type Shading = readonly [light: string, plain: string, shade: string];

/** The whole picture; `line` is the width of its outlines. */
export const train = (
  [width, height, line]: readonly [width: number, height: number, line: number],
  ...shapes: readonly string[]
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
  `<g stroke="${INK}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round">` +
  `${shapes.join('')}</g></svg>`;

/** Filled shapes of one colour, as one path. */
export const fillPath = (color: string, d: string): string => `<path d="${d}" fill="${color}"/>`;

/** A flat patch without outline: light, shade, lettering. */
export const patch = (color: string, d: string): string => `<path d="${d}" fill="${color}" stroke="none"/>`;

export const strokePath = (d: string, color = INK, width?: number): string =>
  `<path d="${d}" fill="none" stroke="${color}"${width === undefined ? '' : ` stroke-width="${width}"`}/>`;

/** A boiler, tank or cylinder lying lengthwise: light falls on it from above. */
export const barrel = (
  [x, y, width, height]: readonly [number, number, number, number],
  [light, plain, shade]: Shading,
): string => {
  const strip = (from: number, depth: number): string =>
    `M${x} ${Math.round(y + height * from)}h${width}v${Math.round(height * depth)}h${-width}Z`;
  const whole = `M${x} ${y}h${width}v${height}h${-width}Z`;
  return (
    patch(plain, whole) + patch(light, strip(0.12, 0.16)) + patch(shade, strip(0.7, 0.3)) + strokePath(whole)
  );
};

const round = (length: number): number => Math.round(length * 10) / 10;

const circle = (x: number, y: number, radius: number, look: string): string =>
  `<circle cx="${x}" cy="${y}" r="${round(radius)}" ${look}/>`;

/** A spoked wheel with a steel tyre; one can look through it. Its spokes are an even number. */
export const wheel = (x: number, y: number, radius: number, spokes: number, color: string): string => {
  const d = Array.from({ length: spokes / 2 }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / spokes;
    const [dx, dy] = [radius * 0.8 * Math.cos(angle), radius * 0.8 * Math.sin(angle)];
    return `M${round(x - dx)} ${round(y - dy)}l${round(2 * dx)} ${round(2 * dy)}`;
  });
  return (
    strokePath(d.join(''), color, round(radius * 0.07)) +
    circle(x, y, radius * 0.82, `fill="none" stroke="${color}" stroke-width="${round(radius * 0.12)}"`) +
    circle(x, y, radius * 0.93, `fill="none" stroke-width="${round(radius * 0.13)}"`) +
    circle(x, y, radius * 0.2, `fill="${color}"`)
  );
};

/** A small wheel without spokes. */
export const plainWheel = (x: number, y: number, radius: number, color: string): string =>
  circle(x, y, radius * 0.88, `fill="${color}" stroke-width="${round(radius * 0.24)}"`) +
  circle(x, y, radius * 0.22, `fill="${INK}" stroke="none"`);

/** A lamp, buffer end, bolt or boss. */
export const knob = (x: number, y: number, radius: number, color: string): string =>
  circle(x, y, radius, `fill="${color}"`);
