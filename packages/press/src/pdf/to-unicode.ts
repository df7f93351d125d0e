import type { GlyphTexts } from './glyph-runs.ts';
import { hex4, utf16 } from './syntax.ts';

/** PDF allows no more lines in one block. */
const MAX_BLOCK_LINES = 100;

/** The table by which readers turn glyphs back into text. */
export const toUnicode = (texts: GlyphTexts): string => {
  const lines = [...texts]
    .sort(([a], [b]) => a - b)
    .map(([glyph, text]) => `<${hex4(glyph)}><${utf16(text)}>`);
  const blocks: string[] = [];
  for (let i = 0; i < lines.length; i += MAX_BLOCK_LINES) {
    const block = lines.slice(i, i + MAX_BLOCK_LINES);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [
    '/CIDInit/ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000><FFFF>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict/CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
};
