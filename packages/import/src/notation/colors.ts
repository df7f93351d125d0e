import { table } from '../table.ts';
/** Colours that a hex needs in addition to the theme: names in `colors` and CSS values. */
export type ExtraColors = Map<string, string>;

/** Words of the notation with a counterpart in every theme (85.8.1, 85.8.5). */
const NAMES = table({
  white: 'plain',
  yellow: 'yellow',
  green: 'green',
  brown: 'brown',
  gray: 'gray',
  grey: 'gray',
  orange: 'orange',
  red: 'offboard',
  blue: 'water',
  black: 'black',
});

/** Words that only the site has, in colours on which text is legible. */
const VALUES = table({
  purple: '#b7a4d6',
  salmon: '#fa9a8c',
  sepia: '#c9b18a',
  gray40: '#666666',
  gray50: '#7f7f7f',
  gray60: '#999999',
});

/** Our name for a colour of the notation. A colour that themes lack is added to the game's own. */
export const colorName = (word: string, extra: ExtraColors): string => {
  const lower = word.trim().toLowerCase();
  const known = NAMES.get(lower);
  if (known !== undefined) return known;
  const name = `x-${lower.replace(/[^a-z0-9-]/g, '')}`;
  extra.set(name, VALUES.get(lower) ?? lower);
  return name;
};

/** Colours of boxes and lines, where white is white and red is red. */
export const inkName = (word: string, extra: ExtraColors): string =>
  word === 'white' || word === 'red' ? word : colorName(word, extra);
