import { type Box, type Fonts, fitBlock, type Node } from '@platelayer/scene';

/** Room for the header above the tiles (80.14, 28). */
export const HEADER_HEIGHT = 20;

const DEFAULTS = { family: 'sans-serif', weight: 'bold', size: 15, lineHeight: 15, minSize: 6 } as const;

/** The share of the width that is clear of pins. */
const CLEAR = 0.7;

/** The line at the top of a sheet: what it is and which of how many (80.7). The halo keeps it clear of cut lines. */
export const drawHeader = (fonts: Fonts, title: string, area: Box): Node => {
  const width = CLEAR * area.width;
  return fitBlock(fonts, title, area.x + (area.width - width) / 2, area.y, {
    ...DEFAULTS,
    width,
    height: DEFAULTS.lineHeight,
    align: 'center',
    stroke: { color: '#ffffff', width: 6, join: 'round' },
  }).node;
};
