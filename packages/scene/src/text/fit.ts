import { type BlockOptions, stackLines, type TextBlock, wrap } from './block.ts';
import type { TypeStyle } from './face.ts';
import type { Fonts } from './fonts.ts';
import { lineWidth } from './line.ts';

/** The measure that made a text fit, from none to dropping words. */
export type Fit = 'whole' | 'tightened' | 'shrunk' | 'cut';

export interface FitOptions extends BlockOptions {
  readonly height: number;
  /** The smallest legible size. Text that does not fit at this size is cut. */
  readonly minSize: number;
}

/** Smallest line height, as a multiple of the size. */
const TIGHTEST_LINES = 1.05;
const SHRINKING_STEPS = 8;
const ELLIPSIS = '…';

/**
 * Wraps text into a box. If it does not fit, tightens the lines, then reduces the size, then cuts it with an ellipsis.
 */
export const fitBlock = (
  fonts: Fonts,
  content: string,
  x: number,
  y: number,
  options: FitOptions,
): TextBlock & { readonly fit: Fit; readonly size: number } => {
  const lineHeight = options.lineHeight ?? fonts.match(options).lineHeight * options.size;
  const ratio = lineHeight / options.size;
  const tight = Math.min(ratio, TIGHTEST_LINES);
  const layOut = (size: number, lines: number) => {
    const style = { ...options, size, lineHeight: size * lines };
    return { size, block: stackLines(fonts, wrap(fonts, content, style, options.width), x, y, style) };
  };
  const fits = ({ block }: { block: TextBlock }) =>
    block.height <= options.height + 1e-6 && block.width <= options.width + 1e-6;
  const result = (fit: Fit, { size, block }: ReturnType<typeof layOut>) => ({ ...block, size, fit });

  const unchanged = layOut(options.size, ratio);
  if (fits(unchanged)) return result('whole', unchanged);
  const tightened = layOut(options.size, tight);
  if (fits(tightened)) return result('tightened', tightened);
  const minSize = Math.min(options.minSize, options.size);
  const smallest = layOut(minSize, tight);
  if (fits(smallest)) {
    let best = smallest;
    let [low, high] = [minSize, options.size];
    for (let step = 0; step < SHRINKING_STEPS; step++) {
      const middle = layOut((low + high) / 2, tight);
      if (fits(middle)) {
        best = middle;
        low = middle.size;
      } else high = middle.size;
    }
    return result('shrunk', best);
  }
  const style = { ...options, size: minSize, lineHeight: minSize * tight };
  const capacity = Math.max(1, Math.floor((options.height + 1e-6) / style.lineHeight));
  const { lines } = smallest.block;
  const kept = lines.slice(0, capacity).map((line, i) => {
    const dropsWords = i === capacity - 1 && lines.length > capacity;
    return dropsWords || lineWidth(fonts, line, style) > options.width
      ? cutLine(fonts, line, style, options.width, dropsWords)
      : line;
  });
  return result('cut', { size: minSize, block: stackLines(fonts, kept, x, y, style) });
};

/** The longest beginning of a line that fits with an ellipsis. */
export const cutLine = (
  fonts: Fonts,
  line: string,
  style: TypeStyle,
  width: number,
  always = false,
): string => {
  if (!always && lineWidth(fonts, line, style) <= width) return line;
  const characters = [...line];
  let [low, high] = [0, characters.length];
  const shortened = (count: number) => characters.slice(0, count).join('').trimEnd() + ELLIPSIS;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (lineWidth(fonts, shortened(middle), style) <= width) low = middle;
    else high = middle - 1;
  }
  return shortened(low);
};
