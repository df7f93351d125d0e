import { type Fonts, type Node, text } from '@platelayer/scene';

const DEFAULTS = { y: 12.5, size: 25, fill: '#000' };

/** The line in the title band of a market, a par chart or a revenue track (40.3.1): the game's name and what this is. */
export const drawTitle = (fonts: Fonts, words: readonly string[], family = 'display'): readonly Node[] => {
  const content = words.filter((word) => word !== '').join(' ');
  const { y, size, fill } = DEFAULTS;
  return content === '' ? [] : [text(fonts, content, 0, y, { family, size, fill, baseline: 'hanging' })];
};
