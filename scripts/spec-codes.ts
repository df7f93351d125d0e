import { readdirSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';
import { DESIGN_RULES } from '../packages/components/src/design/rules.ts';
import { CONFIG_ERROR_CODES } from '../packages/game/src/config/error.ts';
import { LISTS, REFERENCE_KINDS } from '../packages/game/src/references/check.ts';
import { CONFIG_NAMES } from '../packages/game/src/references/config-names.ts';
import { TYPE_LISTS } from '../packages/game/src/references/consistency.ts';
import { SCHEMA_CODES } from '../packages/game/src/schema/check.ts';
import { rules } from '../packages/game/src/upgrade/rules.ts';

/** Codes that share a severity and a message in the source. */
export interface DiagnosticEntry {
  readonly codes: readonly string[];
  readonly severity?: string;
  readonly message?: string;
}

const dashed = (name: string): string => name.replaceAll(' ', '-');

/** Codes that the source composes, by the template: the names that fill it. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'config/…': CONFIG_ERROR_CODES,
  'design/…': DESIGN_RULES.map(({ name }) => name),
  'duplicate/…': LISTS.map(({ noun }) => dashed(noun)),
  'reference/…': [
    ...REFERENCE_KINDS,
    ...CONFIG_NAMES.map(({ noun }) => noun),
    ...TYPE_LISTS.map(({ noun }) => noun),
  ].map(dashed),
  'schema/…': SCHEMA_CODES,
  'upgrade/…': rules.map(({ name }) => name),
};

const CODE = /^[a-z][a-z\d]*\/[a-z…][a-z…-]*$/;

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nodesOf = (tree: unknown, nodes: ESTree.Node[] = []): readonly ESTree.Node[] => {
  if (Array.isArray(tree)) for (const part of tree) nodesOf(part, nodes);
  else if (isNode(tree)) {
    nodes.push(tree);
    for (const part of Object.values(tree)) nodesOf(part, nodes);
  }
  return nodes;
};

/** Strings that an expression may result in, with `…` for what is filled in. */
const stringsOf = (node: ESTree.Node | undefined): readonly string[] => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node?.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.cooked).join('…')];
  if (node?.type === 'ConditionalExpression')
    return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
  return [];
};

/** Reads the diagnostic from an object with a `code`. */
const objectEntry = (node: ESTree.ObjectExpression): DiagnosticEntry => {
  const stringsAt = (name: string) =>
    node.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name
        ? stringsOf(property.value)
        : [],
    );
  return {
    codes: stringsAt('code').filter((text) => CODE.test(text)),
    severity: stringsAt('severity')[0],
    message: stringsAt('message')[0] ?? stringsAt('text')[0],
  };
};

/** Reads the diagnostic from a call with a code among its arguments. */
const callEntry = ({ arguments: values }: ESTree.CallExpression): DiagnosticEntry => {
  const texts = values.flatMap(stringsOf);
  return {
    codes: texts.filter((text) => CODE.test(text) && !text.includes('…')),
    severity: texts.find((text) => SEVERITIES.includes(text)),
    message: texts.find((text) => text.includes(' ')),
  };
};

const SEVERITIES: readonly string[] = ['error', 'warning', 'info'];

const composed = (code: string): readonly string[] => {
  if (!code.includes('…')) return [code];
  const names = COMPOSED[code];
  if (!names) throw new Error(`Name what fills ${code} in COMPOSED of scripts/spec-codes.ts.`);
  return [...new Set(names)].map((name) => code.replace('…', name));
};

/** The part of the code before the slash. */
export const areaOf = ({ codes: [code = ''] }: DiagnosticEntry): string => code.split('/', 1)[0]!;

/** Every diagnostic code that the packages can emit, read from their source. */
export const diagnosticCodes = (root: string): readonly DiagnosticEntry[] => {
  const nodes = readdirSync(`${root}/packages`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^\w+\/src\/.*(?<!\.test)\.ts$/.test(file) && !file.includes('/testing/'))
    .sort()
    .flatMap((file) => nodesOf(parseSync(file, readFileSync(`${root}/packages/${file}`, 'utf8')).program));
  const objects = nodes.flatMap((node) => (node.type === 'ObjectExpression' ? [objectEntry(node)] : []));
  const areas = new Set(objects.map(areaOf));
  const calls = nodes.flatMap((node) => (node.type === 'CallExpression' ? [callEntry(node)] : []));
  return [...objects, ...calls.filter((entry) => areas.has(areaOf(entry)))]
    .filter(({ codes }) => codes.length > 0)
    .map((entry) => ({ ...entry, codes: entry.codes.flatMap(composed) }));
};
