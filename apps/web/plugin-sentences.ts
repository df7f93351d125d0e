import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, type Plugin, parseSync } from 'vite';

/** Where fields and settings are defined. */
const GAME = fileURLToPath(new URL('../../packages/game/src/', import.meta.url)).replaceAll('\\', '/');
const SETTINGS = `${GAME}config/groups/`;
const FORMS = /schema\/(field|values)\.ts$/;

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The nodes of a syntax tree, from the outside in, added to a list. */
const nodesOf = (tree: unknown, nodes: ESTree.Node[] = []): readonly ESTree.Node[] => {
  if (Array.isArray(tree)) for (const part of tree) nodesOf(part, nodes);
  else if (isNode(tree)) {
    nodes.push(tree);
    for (const part of Object.values(tree)) nodesOf(part, nodes);
  }
  return nodes;
};

const parse = (file: string, code: string) => nodesOf(parseSync(file, code).program);

/** The sentences about fields: what a form is called with that ends as sentences do. */
const fieldSentences = (file: string, code: string): readonly Sentence[] => {
  const nodes = parse(file, code);
  const forms = new Set(
    nodes.flatMap((node) =>
      node.type === 'ImportDeclaration' && FORMS.test(node.source.value)
        ? node.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
  return nodes
    .flatMap((node) =>
      node.type === 'CallExpression' && node.callee.type === 'Identifier' && forms.has(node.callee.name)
        ? node.arguments
        : [],
    )
    .flatMap((value) =>
      value.type === 'Literal' && typeof value.value === 'string' && / .*\.$/s.test(value.value)
        ? [{ start: value.start, end: value.end, text: value.value }]
        : [],
    );
};

/** Titles and descriptions of settings. */
const settingTexts = (file: string, code: string): readonly Sentence[] =>
  parse(file, code).flatMap((node) =>
    node.type === 'Property' &&
    node.key.type === 'Identifier' &&
    (node.key.name === 'title' || node.key.name === 'description') &&
    (node.value.type === 'Literal' || node.value.type === 'TemplateLiteral')
      ? [{ start: node.value.start, end: node.value.end, text: '' }]
      : [],
  );

/** From the last to the first, so that the places of those before still hold. */
const replaceAll = (code: string, found: readonly Sentence[], by: (text: string) => string): string =>
  [...found]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + by(text) + rest.slice(end), code);

const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts');

/** All sentences about fields, each once, with its number. */
const numberSentences = (): ReadonlyMap<string, number> => {
  const files = readdirSync(GAME, { recursive: true, encoding: 'utf8' }).filter(isSource).sort();
  const texts = files.flatMap((file) =>
    fieldSentences(file, readFileSync(GAME + file, 'utf8')).map(({ text }) => text),
  );
  return new Map([...new Set(texts)].map((text, index) => [text, index]));
};

const ID = '\0virtual:platelayer/sentences';

/**
 * Every field of a game file has a sentence about it, and every setting a title and a description. The worker shows the
 * sentence of a field with a fault of a file only, and those of settings never. So its code, which every visit loads, has
 * numbers instead of the first and nothing instead of the second; `engine/load.ts` brings the sentences with the checker.
 * For the page, which needs none of this, `sentences()` is an empty list.
 */
export const sentences = (of: 'page' | 'worker'): Plugin => {
  let numbers: ReadonlyMap<string, number> = new Map();
  return {
    name: 'platelayer-sentences',
    enforce: 'pre',
    buildStart() {
      if (of === 'worker') numbers = numberSentences();
    },
    resolveId: (id) => (id === ID.slice(1) ? ID : undefined),
    load: (id) =>
      id === ID ? `export const SENTENCES = ${JSON.stringify([...numbers.keys()])};` : undefined,
    transform(code, id) {
      if (of === 'page' || !id.startsWith(GAME) || !isSource(id)) return undefined;
      return id.startsWith(SETTINGS)
        ? replaceAll(code, settingTexts(id, code), () => "''")
        : replaceAll(code, fieldSentences(id, code), (text) => `'¶${numbers.get(text)}¶'`);
    },
  };
};
