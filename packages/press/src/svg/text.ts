import {
  type ArcText,
  type Face,
  formatNumber,
  formatPath,
  hasRightToLeft,
  type PathData,
  type PlacedGlyph,
  type Segment,
  type Stroke,
  type Text,
  type TextRun,
} from '@platelayer/scene';
import { glyphsOf } from '../glyphs.ts';
import type { SvgContext } from './context.ts';
import { fillColor, strokeAttributes } from './paint.ts';
import { type Attributes, element, escapeXml } from './xml.ts';

export const writeTextNode = (context: SvgContext, node: Text | ArcText): string => {
  const madeBold = node.runs.some(({ face }) => context.fonts.face(face).madeBold);
  const parts = context.textMode === 'outlines' ? [node] : partsInOrder(node);
  const write = (stroke?: Stroke) => parts.map((part) => writeText(context, part, stroke)).join('');
  // One element cannot have both the outline that makes letters bold and the halo around them.
  if (node.stroke && (madeBold || parts.length > 1)) return write(node.stroke) + write();
  return write(node.stroke);
};

/** Writes each run separately if a viewer would reorder them. */
const partsInOrder = (node: Text | ArcText): readonly (Text | ArcText)[] => {
  if (node.runs.length < 2 || !node.runs.some(({ text }) => hasRightToLeft(text))) return [node];
  if (node.kind === 'text') return node.runs.map((run) => ({ ...node, runs: [run] }));
  const sign = node.direction === 'clockwise' ? 1 : -1;
  let { start } = node;
  return node.runs.map((run) => {
    const part = { ...node, runs: [run], start };
    start += (sign * run.width * 180) / (Math.PI * node.radius);
    return part;
  });
};

const writeText = (context: SvgContext, node: Text | ArcText, stroke: Stroke | undefined): string => {
  const paint: Attributes = {
    ...fillColor(node.fill),
    ...strokeAttributes(stroke),
    'paint-order': stroke ? 'stroke' : undefined,
  };
  const boldPaint = (face: Face, size: number): Attributes =>
    face.madeBold && !stroke
      ? strokeAttributes({ color: node.fill, width: face.madeBold * size, join: 'round' })
      : {};
  if (context.textMode === 'outlines') return writeOutlines(context, node, paint, boldPaint);
  return node.kind === 'text'
    ? writeLines(context, node, paint, boldPaint)
    : writeArc(context, node, paint, boldPaint);
};

/** The outline that makes letters of a face without bold ones bold. */
type BoldPaint = (face: Face, size: number) => Attributes;

/** Writes one path, and another for each stretch of letters that are made bold. */
const writeOutlines = (
  context: SvgContext,
  node: Text | ArcText,
  paint: Attributes,
  boldPaint: BoldPaint,
): string => {
  const paths = new Map<number, { readonly attributes: Attributes; readonly data: string[] }>();
  for (const glyph of glyphsOf(context.fonts, node)) {
    const boldness = (glyph.face.madeBold ?? 0) * glyph.size;
    const path = paths.get(boldness) ?? {
      attributes: { ...paint, ...boldPaint(glyph.face, glyph.size) },
      data: [],
    };
    path.data.push(formatPath(placedOutline(context, glyph)));
    paths.set(boldness, path);
  }
  return [...paths.values()]
    .map(({ attributes, data }) => element('path', { d: data.join(''), ...attributes }))
    .join('');
};

/** Every run has a start position. Inside a run the browser advances by the same font, so glyphs need none. */
const writeLines = (context: SvgContext, { runs }: Text, paint: Attributes, boldPaint: BoldPaint): string => {
  const [first] = runs;
  if (!first) return '';
  const boldOf = ({ face, size }: TextRun) => boldPaint(context.fonts.face(face), size);
  if (runs.length === 1) {
    return element(
      'text',
      {
        x: first.x,
        y: first.y,
        ...fontAttributes(context, first),
        ...keepSpace(first),
        ...paint,
        ...boldOf(first),
      },
      writeCharacters(context, first),
    );
  }
  const common = fontAttributes(context, first);
  const spans = runs.map((run) =>
    element(
      'tspan',
      { x: run.x, y: run.y, ...changedAttributes(fontAttributes(context, run), common), ...boldOf(run) },
      writeCharacters(context, run),
    ),
  );
  return element('text', { ...common, ...paint }, spans.join(''));
};

/** Viewers drop a space at the start of an element. */
const keepSpace = ({ text }: TextRun): Attributes => ({
  'xml:space': text.startsWith(' ') ? 'preserve' : undefined,
});

/** The circle starts where the text does and is complete, so that no letter is cut off at its end. */
const writeArc = (context: SvgContext, node: ArcText, paint: Attributes, boldPaint: BoldPaint): string => {
  const { runs, cx, cy, radius, start, direction } = node;
  const [first] = runs;
  if (!first) return '';
  const boldOf = ({ face, size }: TextRun) => boldPaint(context.fonts.face(face), size);
  const angle = (start * Math.PI) / 180;
  const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  const sweep = direction === 'clockwise' ? 1 : 0;
  const ring: PathData = [
    ['M', cx + dx, cy + dy],
    ['A', radius, radius, 0, 0, sweep, cx - dx, cy - dy],
    ['A', radius, radius, 0, 0, sweep, cx + dx, cy + dy],
  ];
  const d = formatPath(ring);
  const id = context.define('a', `arc ${d}`, () => ({ name: 'path', attributes: { d } }));
  const common = fontAttributes(context, first);
  const spans = runs.map((run) =>
    runs.length === 1
      ? writeCharacters(context, run)
      : element(
          'tspan',
          { ...changedAttributes(fontAttributes(context, run), common), ...boldOf(run) },
          writeCharacters(context, run),
        ),
  );
  const bold = runs.length === 1 ? boldOf(first) : {};
  return element(
    'text',
    { ...common, ...(runs.length === 1 ? keepSpace(first) : {}), ...paint, ...bold },
    element('textPath', { href: `#${id}` }, spans.join('')),
  );
};

const writeCharacters = (
  context: SvgContext,
  { text, face }: { readonly text: string; readonly face: string },
): string => {
  context.addCharacters(face, text);
  return escapeXml(text);
};

const fontAttributes = (
  context: SvgContext,
  run: { readonly face: string; readonly size: number; readonly tracking?: number },
): Attributes => {
  const face = context.fonts.face(run.face);
  return {
    'font-family': fontFamily(face),
    'font-weight': face.weight,
    'font-style': face.slant === 'normal' ? undefined : face.slant,
    'font-size': run.size,
    'letter-spacing': run.tracking,
  };
};

/** The typeface by name, and a generic family for viewers that have neither it nor the embedded copy. */
const fontFamily = ({ typeface, family }: Face): string =>
  `'${typeface}', ${family === 'serif' || family === 'display' ? 'serif' : 'sans-serif'}`;

const changedAttributes = (attributes: Attributes, from: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([key, value]) => from[key] !== value));

const placedOutline = (context: SvgContext, { face, id, size, x, y, angle }: PlacedGlyph): PathData => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180) * size, Math.cos((angle * Math.PI) / 180) * size];
  return context.fonts.outline(face, id).map(([letter, ...numbers]): Segment => {
    const moved: number[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const [u, v] = [numbers[i]!, numbers[i + 1]!];
      moved.push(x + cos * u - sin * v, y + sin * u + cos * v);
    }
    return [letter, ...moved] as unknown as Segment;
  });
};

export const fontFaceRule = (face: Face, url: string): string =>
  `@font-face{font-family:${JSON.stringify(face.typeface)};font-weight:${formatNumber(face.weight)};font-style:${face.slant};src:url(${url})}`;
