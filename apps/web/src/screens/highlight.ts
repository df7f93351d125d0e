export type TokenKind = 'key' | 'text' | 'number' | 'word' | 'comment' | 'plain';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

type Rule = readonly [TokenKind, RegExp];

const STRING = '"(?:[^"\\\\\\n]|\\\\.)*"';

/** What to look for in each language, first match first (98.5.10). */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  json: [
    ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
    ['key', new RegExp(`${STRING}(?=\\s*:)`, 'y')],
    ['text', new RegExp(STRING, 'y')],
    ['number', /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
    ['word', /\b(?:true|false|null)\b/y],
  ],
  javascript: [
    ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//y],
    ['text', /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/y],
    [
      'word',
      /\b(?:await|async|const|let|export|import|from|function|return|if|else|for|of|new|true|false|null)\b/y,
    ],
    ['number', /\b\d+(?:\.\d+)?\b/y],
    ['plain', /\w+/y],
  ],
  bash: [
    ['comment', /#[^\n]*/y],
    ['text', /"[^"\n]*"|'[^'\n]*'/y],
    ['key', /(?<=^|\n)(?:npx )?\w+/y],
    ['word', /(?<=\s)--?[\w-]+/y],
    ['plain', /[\w./*-]+/y],
  ],
  markdown: [
    ['key', /(?<=^|\n)#+ [^\n]*/y],
    ['text', /`[^`\n]+`/y],
    ['word', /\*\*[^*\n]+\*\*/y],
  ],
};

/** A text in pieces of one kind each; of an unknown language it is one plain piece. Joined they are the text again. */
export const highlight = (text: string, language = ''): readonly Token[] => {
  const rules = RULES[language];
  if (!rules || !Object.hasOwn(RULES, language)) return [{ kind: 'plain', text }];
  const tokens: Token[] = [];
  const add = (kind: TokenKind, piece: string) => {
    const last = tokens.at(-1);
    if (last?.kind === kind && kind === 'plain')
      tokens[tokens.length - 1] = { kind, text: last.text + piece };
    else tokens.push({ kind, text: piece });
  };
  let at = 0;
  while (at < text.length) {
    const found = firstMatch(rules, text, at);
    add(found?.kind ?? 'plain', found?.text ?? text.charAt(at));
    at += found?.text.length ?? 1;
  }
  return tokens;
};

const firstMatch = (rules: readonly Rule[], text: string, at: number): Token | undefined => {
  for (const [kind, pattern] of rules) {
    pattern.lastIndex = at;
    const [piece] = pattern.exec(text) ?? [];
    if (piece) return { kind, text: piece };
  }
  return undefined;
};
