import { common, createLowlight } from 'lowlight';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { readTable } from './plugin-facts.ts';
import { type Block, type Inline, plainText, TONES } from './src/screens/docs/document.ts';
import { withTables } from './src/screens/docs/tables.ts';
import type { CodeKind, CodePiece } from './src/ui/code-piece.ts';

/** Compiles help pages to data, so that the browser needs neither a Markdown parser nor a highlighter. */
export const docs = (): Plugin => ({
  name: 'platelayer-docs',
  transform: {
    filter: { id: /\/pages\/.*\.md$/ },
    async handler(text) {
      const [components, formats] = [await readTable('components'), await readTable('formats')];
      for (const file of [...components.files, ...formats.files]) this.addWatchFile(file);
      const whole = withTables(text, { components: components.entries, formats: formats.entries });
      return { code: `export default ${JSON.stringify(compilePage(whole))};`, map: null, moduleType: 'js' };
    },
  },
});

/** A help page as data: headings, lists, tables, code, callouts and paragraphs (98.5.10). */
export const compilePage = (markdown: string): readonly Block[] => blocksOf(lexer(markdown));

const blocksOf = (tokens: readonly Token[]): readonly Block[] =>
  (tokens as readonly MarkedToken[]).flatMap((token): readonly Block[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading': {
        const children = inlinesOf(token.tokens);
        return [{ kind: 'heading', level: token.depth, id: idOf(plainText(children)), children }];
      }
      // Items of a tight list contain `text` instead of paragraphs.
      case 'paragraph':
      case 'text':
        return [{ kind: 'paragraph', children: inlinesOf(token.tokens ?? [token]) }];
      case 'list':
        return [
          { kind: 'list', ordered: token.ordered, items: token.items.map((item) => blocksOf(item.tokens)) },
        ];
      case 'table':
        return [{ kind: 'table', head: cellsOf(token.header), rows: token.rows.map(cellsOf) }];
      case 'code':
        return [codeOf(token)];
      case 'blockquote':
        return [calloutOf(token)];
      default:
        throw new Error(`A help page cannot show this yet (${token.type}): ${token.raw}`);
    }
  });

/** An example marked `part` adds to a file. Its `info` exists only so that it can be drawn. */
const codeOf = ({ text, lang: language = '' }: Tokens.Code): Block => {
  const code = { kind: 'code', language, pieces: highlight(text, language) } as const;
  if (!language.endsWith(' part')) return code;
  const lines = text.split('\n').slice(1, -1);
  const added = lines.filter((line) => !line.startsWith('  "info": '));
  if (added.length !== lines.length - 1) throw new Error(`An added part has its "info" on one line: ${text}`);
  return { ...code, part: highlight(added.join('\n'), language) };
};

const cellsOf = (cells: readonly Tokens.TableCell[]) => cells.map((cell) => inlinesOf(cell.tokens));

/** Fragment id of a heading. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** A quote that starts with its tone, such as `> [!TIP]`. */
const calloutOf = ({ text, raw }: Tokens.Blockquote): Block => {
  const [, word = '', body = ''] = /^\[!(\w+)\]\n([\s\S]*)$/.exec(text) ?? [];
  const tone = TONES.find((one) => one === word.toLowerCase());
  if (!tone) throw new Error(`A quote of a help page begins with one of [!${TONES.join('], [!')}]: ${raw}`);
  return { kind: 'callout', tone, children: compilePage(body) };
};

const inlinesOf = (tokens: readonly Token[]): readonly Inline[] =>
  joinTexts(
    (tokens as readonly MarkedToken[]).map((token): Inline => {
      switch (token.type) {
        case 'text':
        case 'escape':
        case 'html':
          return { kind: 'text', text: token.text.replaceAll('\n', ' ') };
        case 'codespan':
          return { kind: 'code', text: token.text };
        case 'strong':
          return { kind: 'strong', children: inlinesOf(token.tokens) };
        case 'em':
          return { kind: 'emphasis', children: inlinesOf(token.tokens) };
        case 'link':
          return { kind: 'link', to: token.href, children: inlinesOf(token.tokens) };
        case 'image':
          return { kind: 'image', source: token.href, alt: token.text };
        default:
          throw new Error(`A help page cannot show this yet (${token.type}): ${token.raw}`);
      }
    }),
  );

const joinTexts = (inlines: readonly Inline[]): readonly Inline[] => {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (last?.kind === 'text' && inline.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + inline.text };
    else joined.push(inline);
  }
  return joined;
};

const lowlight = createLowlight({
  ...common,
  // The bash grammar does not know our command or options, so add them.
  bash: (hljs) => {
    const bash = common.bash!(hljs);
    const ours = [
      { scope: 'title', match: /^(?:npx )?platelayer [\w-]+/m },
      { scope: 'keyword', match: /(?<=\s)--?[\w-]+/ },
    ];
    return { ...bash, contains: [...ours, ...bash.contains] };
  },
});

/** Our kinds for classes of highlight.js. All others are plain. */
const KINDS: Readonly<Record<string, CodeKind>> = {
  'hljs-attr': 'key',
  'hljs-title': 'key',
  'hljs-name': 'key',
  'hljs-section': 'key',
  'hljs-string': 'text',
  'hljs-code': 'text',
  'hljs-number': 'number',
  'hljs-keyword': 'word',
  'hljs-literal': 'word',
  'hljs-strong': 'word',
  'hljs-comment': 'comment',
};

/** Hexes are highlighted as JSON. Words after the language only control the drawing. */
const highlight = (text: string, info: string): readonly CodePiece[] => {
  const [word = ''] = info.split(' ');
  const language = word === 'hex' ? 'json' : word;
  return lowlight.registered(language) ? joinPlain(piecesOf(lowlight.highlight(language, text))) : [text];
};

type Root = ReturnType<typeof lowlight.highlight>;

const piecesOf = (node: Root | Root['children'][number], kind?: CodeKind): readonly CodePiece[] => {
  if (node.type === 'text') return [kind ? [kind, node.value] : node.value];
  if (!('children' in node)) return [];
  const [name] = 'properties' in node ? (node.properties.className as readonly string[]) : [];
  return node.children.flatMap((child) => piecesOf(child, KINDS[name ?? ''] ?? kind));
};

const joinPlain = (pieces: readonly CodePiece[]): readonly CodePiece[] => {
  const joined: CodePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof last === 'string' && typeof piece === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
};
