import {
  type ArcText,
  type Color,
  type PlacedRun,
  placeGlyphsOnArc,
  type Stroke,
  sinCos,
  type Text,
  type TextRun,
} from '@platelayer/scene';
import type { Book } from './book.ts';
import type { Content } from './content.ts';
import { setPen } from './shape.ts';
import { hex4, num, utf16 } from './syntax.ts';

export const drawText = ({ runs, fill, stroke }: Text, content: Content, book: Book): void => {
  const shown = runs.filter(isShown);
  if (shown.length === 0) return;
  inPasses(content, fill, stroke, (tell) => {
    for (const run of shown) showRun(run, content, book, tell);
  });
};

/** Every glyph stands by itself, so the line is told as a whole: a search finds its words. */
export const drawArcText = (text: ArcText, content: Content, book: Book): void => {
  const runs = text.runs.filter(isShown);
  if (runs.length === 0) return;
  for (const run of runs) book.fonts.font(run.face).spell(run.text);
  const glyphs = placeGlyphsOnArc(book.fonts.fonts, { ...text, runs });
  inPasses(content, text.fill, text.stroke, (tell) => {
    content.set('tracking', '0 Tc');
    content.set('rise', '0 Ts');
    if (tell) content.write(saying(runs.map((run) => run.text).join('')));
    for (const { face, id, size, x, y, angle } of glyphs) {
      setFont(face.id, size, content, book);
      const { sin, cos } = sinCos(angle);
      const turn = [cos, sin, sin, -cos].map((value) => num(value, 5)).join(' ');
      content.write(`${turn} ${content.num(x)} ${content.num(y)} Tm<${hex4(id)}>Tj`);
    }
    if (tell) content.write('EMC');
  });
};

/** A size of nothing would leave the reader of the file with a matrix that has no inverse. */
const isShown = ({ text, size }: TextRun): boolean => text !== '' && size > 0;

/**
 * The halo first, where there is one. It is marked as decoration, so that its letters are not found a second time;
 * the span without text within is for readers that do not know the mark.
 */
const inPasses = (
  content: Content,
  fill: Color,
  stroke: Stroke | undefined,
  show: (tell: boolean) => void,
): void => {
  content.write('BT');
  if (stroke && stroke.width > 0) {
    content.write(`/Artifact BMC ${saying('')}`);
    setPen(stroke, content);
    content.set('rendering', '1 Tr');
    show(false);
    content.write('EMC EMC');
  }
  content.setFill(fill);
  content.set('rendering', '0 Tr');
  show(true);
  content.write('ET');
};

/** A wider gap than this fraction of the size passes for a space between words. */
const WORD_GAP = 0.08;

const showRun = (run: PlacedRun, content: Content, book: Book, tell: boolean): void => {
  const { text, face, size, tracking = 0 } = run;
  const { pieces, complete } = book.fonts.font(face).spell(text);
  const plain = complete && content.placing.upright && tracking <= WORD_GAP * size;
  setFont(face, size, content, book);
  content.set('tracking', `${content.num(tracking)} Tc`);
  if (tell && !plain) content.write(saying(text));
  content.writeNumbers('Tm', 1, 0, 0, -1, run.x, run.y);
  for (const { rise, show } of pieces) {
    content.set('rise', `${content.num(rise * size)} Ts`);
    content.write(show);
  }
  if (tell && !plain) content.write('EMC');
};

const setFont = (face: string, size: number, content: Content, book: Book): void =>
  content.set('font', `${content.nameOf('Font', book.fonts.font(face).ref)} ${content.num(size)} Tf`);

/** Opens a span that stands for a text, whatever its glyphs seem to say. */
const saying = (text: string): string => `/Span<</ActualText<FEFF${utf16(text)}>>>BDC`;
