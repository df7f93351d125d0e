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

/** Where a line box between two heights may stand. */
export interface Strip {
  readonly left: number;
  readonly right: number;
  /** Where the thing beside it ends and the whole width is free again. */
  readonly clear?: number;
}

export interface Flow {
  /** Items of a list stand on lines of their own. */
  readonly paragraphs: readonly string[];
  readonly top: number;
  readonly bottom: number;
  readonly style: TextStyle;
  /** Letters grow up to this size while everything fits; without it they stay as they are. */
  readonly largest?: number;
  /** Without it each paragraph begins where its script does. */
  readonly align?: Side;
  /** `bottom`: the last line box ends at the bottom, and free room lies above; for strips that are all alike. */
  readonly anchor?: 'top' | 'bottom';
  /** Lines are about as long as each other, so that no word stands alone; for strips that are all alike. */
  readonly balanced?: boolean;
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
  /** No word is missing. */
  readonly complete: boolean;
  /** Complete, and nothing sticks out. */
  readonly fits: boolean;
}

export interface FlowedText {
  readonly nodes: readonly Node[];
  /** Where the first line box begins and the last one ends. */
  readonly top: number;
  readonly bottom: number;
}

/** As `fitBlock` of the scene: lines no closer than this, sizes found in so many steps. */
const TIGHTEST_LINES = 1.05;
const SIZING_STEPS = 8;

/**
 * Text that runs around what stands beside it: as asked if it fits, else with tighter lines, else smaller, else
 * cut with an ellipsis, which is reported.
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
  const done = (found: Attempt) =>
    drawFlow(flow.balanced && found.fits ? balance(found, flow, look) : found, flow, color, look);

  const whole = attempt(style, flow, look);
  if (whole.fits) return done(largest > style.size ? largestFit(whole, largest, sized(ratio)) : whole);
  const tightened = sized(tight)(style.size);
  if (tightened.fits) return done(tightened);
  const least = sized(tight)(smallest);
  if (least.fits) return done(largestFit(least, style.size, sized(tight)));
  reportCut(part, look, owner);
  return done(cutShort(least, look));
};

/**
 * One size for several texts: the largest at which all fit that fit at the least size. A text that does not is smaller by itself, and the
 * others need not follow it.
 */
export const commonSize = (flows: readonly Flow[], largest: number, look: Look): number => {
  // What does not fit is reported when it is drawn.
  const silent = { ...look, report: () => {} };
  const sizes = flows
    .filter((flow) => attempt(flow.style, flow, silent).fits)
    .map((flow) => largestSize({ ...flow, largest }, silent));
  return Math.min(largest, ...sizes);
};

/** The largest size up to `flow.largest` at which a text fits as it is; the style's own where not even that does. */
const largestSize = (flow: Flow, look: Look): number => {
  const { style, largest = style.size } = flow;
  const sized = (size: number) =>
    attempt({ ...style, size, lineHeight: (style.lineHeight / style.size) * size }, flow, look);
  const whole = sized(style.size);
  if (!whole.fits) return style.size;
  const most = sized(largest);
  return most.fits ? largest : largestFit(whole, largest, sized).style.size;
};

/** The largest size that fits, between one that does and one that need not. */
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

/** Fills line boxes from the top until text or room runs out; there is always one line. */
const attempt = (style: TextStyle, flow: Flow, look: Look): Attempt => {
  const lines: FlowLine[] = [];
  let { top } = flow;
  let fits = true;
  const hasRoom = () => lines.length === 0 || top + style.lineHeight <= flow.bottom + 1e-6;
  for (const paragraph of flow.paragraphs) {
    const whole = cleanText(paragraph);
    const align = flow.align ?? (startsAtRight(look.fonts, whole) ? 'right' : 'left');
    let rest = whole;
    do {
      if (!hasRoom()) return { style, lines, complete: false, fits: false };
      let strip = flow.strip(top, top + style.lineHeight);
      let content = firstLine(rest, style, strip.right - strip.left, look);
      const sticksOut = () => lineWidth(look.fonts, content, style) > strip.right - strip.left + 1e-6;
      // Beside an obstacle too narrow for a single word the line moves below it (50.3.3).
      if (strip.clear !== undefined && strip.clear > top && sticksOut()) {
        top = strip.clear;
        if (!hasRoom()) return { style, lines, complete: false, fits: false };
        strip = flow.strip(top, top + style.lineHeight);
        content = firstLine(rest, style, strip.right - strip.left, look);
      }
      if (sticksOut()) fits = false;
      const { left, right } = strip;
      lines.push({ content: keepDirection(look.fonts, content, whole), align, top, left, right });
      top += style.lineHeight;
      rest = rest.slice(content.length).trimStart();
    } while (rest !== '');
  }
  const stays = lines.length === 0 || top <= flow.bottom + 1e-6;
  return { style, lines, complete: true, fits: fits && stays };
};

/** The same words on as many lines, broken as in the narrowest strip that holds them. */
const balance = (found: Attempt, flow: Flow, look: Look): Attempt => {
  if (found.lines.length < 2) return found;
  const { left, right } = flow.strip(flow.top, flow.bottom);
  let best = found;
  let [low, high] = [(right - left) / 2, right - left];
  for (let step = 0; step < SIZING_STEPS; step++) {
    const width = (low + high) / 2;
    const tried = attempt(found.style, { ...flow, strip: () => ({ left, right: left + width }) }, look);
    if (tried.fits && tried.lines.length === found.lines.length) [best, high] = [tried, width];
    else low = width;
  }
  return { ...best, lines: best.lines.map((line) => ({ ...line, left, right })) };
};

/** The words that fit on one line. Only as much is measured as the narrowest letters could fill. */
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
