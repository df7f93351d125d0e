import type { Trait } from '../packs/vassal/piece-text.ts';

/** Parses the text of a piece into its traits (86.4). */
export const readPieceText = (text: string): readonly Trait[] => {
  const [, types = '', states = ''] =
    /^\+\/null\/((?:[^/]|(?<=\\)\/)*)\/((?:[^/]|(?<=\\)\/)*)$/s.exec(text) ?? [];
  const split = (list: string): readonly string[] => {
    const parts: string[] = [];
    let rest = list.replaceAll('\\/', '/');
    for (let depth = 0; ; depth++) {
      const mark = `${'\\'.repeat(depth)}\t`;
      const end = rest.indexOf(mark);
      if (end < 0) return [...parts, rest];
      parts.push(rest.slice(0, end));
      rest = rest.slice(end + mark.length);
    }
  };
  const read = split(states);
  return split(types).map((type, i) => ({ type, state: read[i] ?? '' }));
};
