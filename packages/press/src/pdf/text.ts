import {
  type ArcText,
  type Color,
  type Face,
  type PlacedRun,
  placeGlyphsOnArc,
  runsRightToLeft,
  type Stroke,
  sinCos,
  type Text,
  type TextRun,
} from '@platelayer/scene';
import type { Content } from './content.ts';
import type { PdfContext } from './context.ts';
import type { GlyphRun, Span } from './glyph-runs.ts';
import { setStrokeStyle } from './shape.ts';
import { hex4, num, utf16 } from './syntax.ts';

export const paintText = ({ runs, fill, stroke }: Text, content: Content, context: PdfContext): void => {
  const shown = runs.filter(isShown);
  if (shown.length === 0) return;
  paintWithHalo(content, fill, stroke, (searchable) => {
    for (const run of shown) showRun(run, fill, content, context, searchable);
  });
};

/** Every glyph is placed separately, so the text of the whole line is written next to them for searching. */
export const paintArcText = (text: ArcText, content: Content, context: PdfContext): void => {
  const runs = text.runs.filter(isShown);
  if (runs.length === 0) return;
  for (const run of runs) context.fonts.font(run.face).encode(run.text);
  const glyphs = placeGlyphsOnArc(context.fonts.fonts, { ...text, runs });
  paintWithHalo(content, text.fill, text.stroke, (searchable) => {
    content.set('tracking', '0 Tc');
    content.set('rise', '0 Ts');
    if (searchable) content.write(openActualText(runs.map((run) => textAlongGlyphs(run, context)).join('')));
    for (const { face, id, size, x, y, angle } of glyphs) {
      setFont(face.id, size, content, context);
      if (searchable) setBoldness(face, size, text.fill, content);
      const { sin, cos } = sinCos(angle);
      const turn = [cos, sin, sin, -cos].map((value) => num(value, 5)).join(' ');
      content.write(`${turn} ${content.num(x)} ${content.num(y)} Tm<${hex4(id)}>Tj`);
    }
    if (searchable) content.write('EMC');
  });
};

/** Readers reverse right-to-left letters, so they expect them in the order of the glyphs. */
const textAlongGlyphs = ({ text, face }: TextRun, { fonts: { fonts } }: PdfContext): string =>
  runsRightToLeft(text)
    ? fonts
        .shape(text, fonts.face(face))
        .glyphs.map((glyph) => glyph.text)
        .join('')
    : text;

/** With size 0 a reader would get a matrix without an inverse. */
const isShown = ({ text, size }: TextRun): boolean => text !== '' && size > 0;

/** Shows the halo first, if any. It is marked as decoration so that a search does not find its letters as well. */
const paintWithHalo = (
  content: Content,
  fill: Color,
  stroke: Stroke | undefined,
  show: (searchable: boolean) => void,
): void => {
  content.write('BT');
  if (stroke && stroke.width > 0) {
    content.write(openDecoration());
    setStrokeStyle(stroke, content);
    content.set('rendering', '1 Tr');
    show(false);
    content.write('EMC EMC');
  }
  content.setFill(fill);
  content.set('rendering', '0 Tr');
  show(true);
  content.write('ET');
};

/** Readers treat a gap wider than this fraction of the size as a space between words. */
const WORD_GAP = 0.08;

const showRun = (
  run: PlacedRun,
  fill: Color,
  content: Content,
  context: PdfContext,
  searchable: boolean,
): void => {
  const { text, face, size, tracking = 0 } = run;
  const encoded = context.fonts.font(face).encode(text);
  const apart = tracking === 0 ? encoded.apart : undefined;
  const plain = apart ?? (encoded.complete && content.placement.upright && tracking <= WORD_GAP * size);
  setFont(face, size, content, context);
  if (searchable) setBoldness(context.fonts.fonts.face(face), size, fill, content);
  content.set('tracking', `${content.num(tracking)} Tc`);
  if (searchable && !plain) content.write(openActualText(text));
  content.writeNumbers('Tm', 1, 0, 0, -1, run.x, run.y);
  showGlyphs(apart?.letters ?? encoded.runs, size, content, searchable);
  if (searchable && !plain) content.write('EMC');
  if (!apart || apart.marks.length === 0) return;
  if (searchable) content.write(openDecoration());
  content.writeNumbers('Tm', 1, 0, 0, -1, run.x, run.y);
  showGlyphs(apart.marks, size, content, false);
  if (searchable) content.write('EMC EMC');
};

const showGlyphs = (runs: readonly GlyphRun[], size: number, content: Content, searchable: boolean): void => {
  let opened: Span | undefined;
  const open = (span?: Span) => {
    if (!searchable || span === opened) return;
    if (opened) content.write('EMC');
    if (span) content.write(openActualText(span.text));
    opened = span;
  };
  for (const { rise, show, span } of runs) {
    open(span);
    content.set('rise', `${content.num(rise * size)} Ts`);
    content.write(show);
  }
  open();
};

const setFont = (face: string, size: number, content: Content, context: PdfContext): void =>
  content.set('font', `${content.nameOf('Font', context.fonts.font(face).ref)} ${content.num(size)} Tf`);

/** Letters of a family without bold ones get an outline in their own colour. */
const setBoldness = ({ madeBold }: Face, size: number, fill: Color, content: Content): void => {
  if (madeBold) setStrokeStyle({ color: fill, width: madeBold * size, join: 'round' }, content);
  content.set('rendering', madeBold ? '2 Tr' : '0 Tr');
};

/** Starts decoration. The inner span without text is for readers that do not know the mark. */
const openDecoration = (): string => `/Artifact BMC ${openActualText('')}`;

/** Starts a span of glyphs that a reader replaces by the given text, whatever the glyphs map to. */
const openActualText = (text: string): string => `/Span<</ActualText<FEFF${utf16(text)}>>>BDC`;
