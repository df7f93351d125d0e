import {
  breakLines,
  cleanText,
  cutLine,
  keepDirection,
  lineWidth,
  type Node,
  startsAtRight,
  text,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import {
  type LetterColor,
  letterPaint,
  reportCut,
  slantWithoutItalics,
  type TextOwner,
  type TextStyle,
} from '../text-setting.ts';

/** Horizontal space for a line. */
export interface Strip {
  readonly left: number;
  readonly right: number;
  /** Bottom of the obstacle next to the line, below which the whole width is free again. */
  readonly clear?: number;
}

export interface Flow {
  /** Paragraphs and list items; each starts a new line. */
  readonly paragraphs: readonly string[];
  readonly top: number;
  readonly bottom: number;
  readonly style: TextStyle;
  /** Largest font size to grow to while the text fits. Default: no growth. */
  readonly largest?: number;
  /** Default: the side on which the script of each paragraph starts. */
  readonly align?: Side;
  /** `bottom` puts free space above the text. Only if all strips are the same. */
  readonly anchor?: 'top' | 'bottom';
  /** Makes lines about equally long, so that no word is alone on the last line. Only if all strips are the same. */
  readonly balanced?: boolean;
  /** Returns the horizontal space for a line between two heights. */
  strip(top: number, bottom: number): Strip;
}

interface FlowLine {
  readonly content: string;
  readonly align: Side;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

interface Attempt {
  readonly style: TextStyle;
  readonly lines: readonly FlowLine[];
  /** Whether it contains every word. */
  readonly complete: boolean;
  /** Whether it is complete and stays inside the strips. */
  readonly fits: boolean;
}

export interface FlowedText {
  readonly nodes: readonly Node[];
  /** Top of the first line box. */
  readonly top: number;
  /** Bottom of the last line box. */
  readonly bottom: number;
}

/** Smallest line height, and number of steps to find a size, as in `fitBlock` of the scene. */
const TIGHTEST_LINES = 1.05;
const SIZING_STEPS = 8;

/**
 * Sets text that flows around obstacles. If it does not fit, tries tighter lines, then smaller letters, then cuts it with an
 * ellipsis and reports that.
 */
export const fitFlow = (
  flow: Flow,
  part: string,
  color: LetterColor,
  look: Look,
  owner: TextOwner,
): FlowedText => {
  const { style, largest = style.size } = flow;
  const ratio = style.lineHeight / style.size;
  const tight = Math.min(ratio, TIGHTEST_LINES);
  const smallest = Math.min(style.minSize, style.size);
  const sized = (lines: number) => (size: number) =>
    attempt({ ...style, size, lineHeight: size * lines }, flow, look);
  const draw = (result: Attempt) =>
    drawFlow(flow.balanced && result.fits ? balance(result, flow, look) : result, flow, color, look);

  const unchanged = attempt(style, flow, look);
  if (unchanged.fits)
    return draw(largest > style.size ? largestFit(unchanged, largest, sized(ratio)) : unchanged);
  const tightened = sized(tight)(style.size);
  if (tightened.fits) return draw(tightened);
  const minimal = sized(tight)(smallest);
  if (minimal.fits) return draw(largestFit(minimal, style.size, sized(tight)));
  reportCut(part, look, owner);
  return draw(cutShort(minimal, look));
};

/** Returns the largest size at which several texts fit. Ignores texts that do not even fit at their own size: they shrink alone. */
export const commonSize = (flows: readonly Flow[], largest: number, look: Look): number => {
  // Overflow is reported when the text is drawn.
  const silent = { ...look, report: () => {} };
  const sizes = flows
    .filter((flow) => attempt(flow.style, flow, silent).fits)
    .map((flow) => largestSize({ ...flow, largest }, silent));
  return Math.min(largest, ...sizes);
};

/** Returns the largest size up to `flow.largest` at which a text fits, or the style's size if it never fits. */
const largestSize = (flow: Flow, look: Look): number => {
  const { style, largest = style.size } = flow;
  const sized = (size: number) =>
    attempt({ ...style, size, lineHeight: (style.lineHeight / style.size) * size }, flow, look);
  const unchanged = sized(style.size);
  if (!unchanged.fits) return style.size;
  return sized(largest).fits ? largest : largestFit(unchanged, largest, sized).style.size;
};

/** Finds the largest size that fits by bisection, starting from one that does. */
const largestFit = (fitting: Attempt, largest: number, sized: (size: number) => Attempt): Attempt => {
  let best = fitting;
  let [low, high] = [fitting.style.size, largest];
  for (let step = 0; step < SIZING_STEPS; step++) {
    const middle = sized((low + high) / 2);
    if (middle.fits) [best, low] = [middle, middle.style.size];
    else high = middle.style.size;
  }
  return best;
};

/** Fills lines from the top until the text or the space runs out. Non-empty text has at least one line. */
const attempt = (style: TextStyle, flow: Flow, look: Look): Attempt => {
  const lines: FlowLine[] = [];
  let { top } = flow;
  let fits = true;
  const hasRoom = () => lines.length === 0 || top + style.lineHeight <= flow.bottom + 1e-6;
  for (const paragraph of flow.paragraphs) {
    const cleaned = cleanText(paragraph);
    const align = flow.align ?? (startsAtRight(look.fonts, cleaned) ? 'right' : 'left');
    let rest = cleaned;
    do {
      if (!hasRoom()) return { style, lines, complete: false, fits: false };
      let strip = flow.strip(top, top + style.lineHeight);
      let content = firstLine(rest, style, strip.right - strip.left, look);
      const sticksOut = () => lineWidth(look.fonts, content, style) > strip.right - strip.left + 1e-6;
      // If the space next to an obstacle is too narrow for a word, the line moves below the obstacle (50.3.3).
      if (strip.clear !== undefined && strip.clear > top && sticksOut()) {
        top = strip.clear;
        if (!hasRoom()) return { style, lines, complete: false, fits: false };
        strip = flow.strip(top, top + style.lineHeight);
        content = firstLine(rest, style, strip.right - strip.left, look);
      }
      if (sticksOut()) fits = false;
      const { left, right } = strip;
      lines.push({ content: keepDirection(look.fonts, content, cleaned), align, top, left, right });
      top += style.lineHeight;
      rest = rest.slice(content.length).trimStart();
    } while (rest !== '');
  }
  const stays = lines.length === 0 || top <= flow.bottom + 1e-6;
  return { style, lines, complete: true, fits: fits && stays };
};

/** Breaks the text for the narrowest strip that does not need more lines. */
const balance = (original: Attempt, flow: Flow, look: Look): Attempt => {
  if (original.lines.length < 2) return original;
  const { left, right } = flow.strip(flow.top, flow.bottom);
  let best = original;
  let [low, high] = [(right - left) / 2, right - left];
  for (let step = 0; step < SIZING_STEPS; step++) {
    const width = (low + high) / 2;
    const narrower = attempt(original.style, { ...flow, strip: () => ({ left, right: left + width }) }, look);
    if (narrower.fits && narrower.lines.length === original.lines.length) [best, high] = [narrower, width];
    else low = width;
  }
  return { ...best, lines: best.lines.map((line) => ({ ...line, left, right })) };
};

/** Returns the words that fit on one line. Measures only as many characters as could fit if all were narrow. */
const firstLine = (content: string, style: TextStyle, width: number, look: Look): string => {
  const reach = Math.max(8, Math.ceil(width / (0.1 * style.size)));
  return breakLines(look.fonts, content.slice(0, reach), style, width)[0] ?? '';
};

const cutShort = (attempt: Attempt, look: Look): Attempt => ({
  ...attempt,
  lines: attempt.lines.map((line, i) => {
    const dropsWords = !attempt.complete && i === attempt.lines.length - 1;
    const content = cutLine(look.fonts, line.content, attempt.style, line.right - line.left, dropsWords);
    return { ...line, content };
  }),
});

const SHARES = { left: 0, center: 0.5, right: 1 } as const;
type Side = keyof typeof SHARES;

const drawFlow = ({ style, lines }: Attempt, flow: Flow, color: LetterColor, look: Look): FlowedText => {
  const reached = (lines.at(-1)?.top ?? flow.top - style.lineHeight) + style.lineHeight;
  const shift = flow.anchor === 'bottom' ? flow.bottom - reached : 0;
  const set = lines.map(({ content, align, top, left, right }) => {
    const slack = right - left - lineWidth(look.fonts, content, style);
    const [x, y] = [left + SHARES[align] * slack, top + shift + style.lineHeight / 2];
    return text(look.fonts, content, x, y, {
      ...style,
      ...letterPaint(color, style.size),
      baseline: 'central',
    });
  });
  return {
    nodes: set
      .filter(({ runs }) => runs.length > 0)
      .flatMap((line) => slantWithoutItalics(line, style, look.fonts)),
    top: flow.top + shift,
    bottom: reached + shift,
  };
};
