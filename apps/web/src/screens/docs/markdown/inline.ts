import type { Inline } from './document.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly make: (match: RegExpExecArray) => Inline;
}

/** Marks within a line; of several that match, the leftmost counts. */
const RULES: readonly Rule[] = [
  { pattern: /`([^`]+)`/, make: ([, text = '']) => ({ kind: 'code', text }) },
  {
    pattern: /!\[([^\]]*)\]\(([^)\s]+)\)/,
    make: ([, alt = '', source = '']) => ({ kind: 'image', source, alt }),
  },
  {
    pattern: /\[([^\]]+)\]\(([^)\s]+)\)/,
    make: ([, text = '', to = '']) => ({ kind: 'link', to, children: parseInline(text) }),
  },
  { pattern: /\*\*(.+?)\*\*/, make: ([, text = '']) => ({ kind: 'strong', children: parseInline(text) }) },
  {
    pattern: /\*([^*\s][^*]*)\*/,
    make: ([, text = '']) => ({ kind: 'emphasis', children: parseInline(text) }),
  },
  {
    // Underscores inside words are part of them.
    pattern: /(?<!\w)_([^_\s][^_]*)_(?!\w)/,
    make: ([, text = '']) => ({ kind: 'emphasis', children: parseInline(text) }),
  },
];

/** The marks of a text: code, strong, emphasis, links and images. */
export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  while (rest !== '') {
    const [first] = RULES.flatMap(({ pattern, make }) => {
      const match = pattern.exec(rest);
      return match ? [{ match, make }] : [];
    }).sort((one, other) => one.match.index - other.match.index);
    if (!first) return [...parts, { kind: 'text', text: rest }];
    const { match, make } = first;
    if (match.index > 0) parts.push({ kind: 'text', text: rest.slice(0, match.index) });
    parts.push(make(match));
    rest = rest.slice(match.index + match[0].length);
  }
  return parts;
}
