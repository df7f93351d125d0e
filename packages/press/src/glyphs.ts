import { type ArcText, type Fonts, type PlacedGlyph, placeGlyphsOnArc, type Text } from '@platelayer/scene';

/** Every glyph of a text with its position, for output that paints outlines. */
export const glyphsOf = (fonts: Fonts, node: Text | ArcText): readonly PlacedGlyph[] => {
  if (node.kind === 'arcText') return placeGlyphsOnArc(fonts, node);
  return node.runs.flatMap(({ text, face: id, size, tracking = 0, x, y }) => {
    const face = fonts.face(id);
    let pen = x;
    return fonts.shape(text, face).glyphs.map((glyph): PlacedGlyph => {
      const placed = { face, id: glyph.id, size, x: pen + glyph.dx * size, y: y + glyph.dy * size, angle: 0 };
      pen += glyph.advance * size + tracking;
      return placed;
    });
  });
};
