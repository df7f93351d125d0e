import {
  type ArcText,
  type Face,
  formatNumber,
  formatPath,
  type PathData,
  type PlacedGlyph,
  type Segment,
  type Text,
} from '@platelayer/scene';
import { glyphsOf } from '../glyphs.ts';
import type { Drawing } from './drawing.ts';
import { fillColor, strokeAttributes } from './paint.ts';
import { type Attributes, element, escapeXml } from './write.ts';

export const writeText = (drawing: Drawing, node: Text | ArcText): string => {
  const paint: Attributes = {
    ...fillColor(node.fill),
    ...strokeAttributes(node.stroke),
    'paint-order': node.stroke ? 'stroke' : undefined,
  };
  if (drawing.lettering === 'outlines') {
    const data = glyphsOf(drawing.fonts, node).map((glyph) => formatPath(outlineInPlace(drawing, glyph)));
    return data.length === 0 ? '' : element('path', { d: data.join(''), ...paint });
  }
  return node.kind === 'text' ? writeLines(drawing, node, paint) : writeArc(drawing, node, paint);
};

/** Every run states where it starts; inside a run the browser advances by the same font, so no glyph is pinned. */
const writeLines = (drawing: Drawing, { runs }: Text, paint: Attributes): string => {
  const [first] = runs;
  if (!first) return '';
  if (runs.length === 1) {
    return element(
      'text',
      { x: first.x, y: first.y, ...lettering(drawing, first), ...paint },
      written(drawing, first),
    );
  }
  const common = lettering(drawing, first);
  const spans = runs.map((run) =>
    element(
      'tspan',
      { x: run.x, y: run.y, ...differing(lettering(drawing, run), common) },
      written(drawing, run),
    ),
  );
  return element('text', { ...common, ...paint }, spans.join(''));
};

/** The circle starts where the text does and runs all the way round, so that no letter falls off its end. */
const writeArc = (drawing: Drawing, node: ArcText, paint: Attributes): string => {
  const { runs, cx, cy, radius, start, direction } = node;
  const [first] = runs;
  if (!first) return '';
  const angle = (start * Math.PI) / 180;
  const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  const sweep = direction === 'clockwise' ? 1 : 0;
  const ring: PathData = [
    ['M', cx + dx, cy + dy],
    ['A', radius, radius, 0, 0, sweep, cx - dx, cy - dy],
    ['A', radius, radius, 0, 0, sweep, cx + dx, cy + dy],
  ];
  const d = formatPath(ring);
  const id = drawing.define('a', `arc ${d}`, () => ({ name: 'path', attributes: { d } }));
  const common = lettering(drawing, first);
  const spans = runs.map((run) =>
    runs.length === 1
      ? written(drawing, run)
      : element('tspan', differing(lettering(drawing, run), common), written(drawing, run)),
  );
  return element('text', { ...common, ...paint }, element('textPath', { href: `#${id}` }, spans.join('')));
};

const written = (
  drawing: Drawing,
  { text, face }: { readonly text: string; readonly face: string },
): string => {
  drawing.writes(face, text);
  return escapeXml(text);
};

const lettering = (
  drawing: Drawing,
  run: { readonly face: string; readonly size: number; readonly tracking?: number },
): Attributes => {
  const face = drawing.fonts.face(run.face);
  return {
    'font-family': fontFamily(face),
    'font-weight': face.weight,
    'font-style': face.slant === 'normal' ? undefined : face.slant,
    'font-size': run.size,
    'letter-spacing': run.tracking,
  };
};

/** The typeface by name, and a generic one for viewers that have neither it nor the embedded copy. */
const fontFamily = ({ typeface, family }: Face): string =>
  `'${typeface}', ${family === 'serif' || family === 'display' ? 'serif' : 'sans-serif'}`;

const differing = (attributes: Attributes, from: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([key, value]) => from[key] !== value));

const outlineInPlace = (drawing: Drawing, { face, id, size, x, y, angle }: PlacedGlyph): PathData => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180) * size, Math.cos((angle * Math.PI) / 180) * size];
  return drawing.fonts.outline(face, id).map(([letter, ...numbers]): Segment => {
    const moved: number[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const [u, v] = [numbers[i]!, numbers[i + 1]!];
      moved.push(x + cos * u - sin * v, y + sin * u + cos * v);
    }
    return [letter, ...moved] as unknown as Segment;
  });
};

export const fontFaceRule = (face: Face, base64: string): string =>
  `@font-face{font-family:${JSON.stringify(face.typeface)};font-weight:${formatNumber(face.weight)};font-style:${face.slant};src:url(data:font/ttf;base64,${base64})}`;
