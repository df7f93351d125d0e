import { type Block, plainText, TONES } from './document.ts';
import { parseInline } from './inline.ts';

/** The Markdown of our help pages: headings, lists, tables, fenced code, quoted call-outs and paragraphs (98.5.10). */
export const parseMarkdown = (text: string): readonly Block[] =>
  parseLines(text.replaceAll('\r', '').split('\n'));

/** What a reader of blocks found at the start of some lines: the block, and how many lines it took. */
type Found = { readonly block: Block; readonly taken: number } | undefined;
type Reader = (lines: readonly string[]) => Found;

const parseLines = (lines: readonly string[]): readonly Block[] => {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at++;
      continue;
    }
    const rest = lines.slice(at);
    const { block, taken } = firstOf(READERS, rest) ?? paragraph(rest);
    blocks.push(block);
    at += taken;
  }
  return blocks;
};

const firstOf = (readers: readonly Reader[], lines: readonly string[]): Found => {
  for (const read of readers) {
    const found = read(lines);
    if (found) return found;
  }
  return undefined;
};

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

const countWhile = (lines: readonly string[], holds: (line: string) => boolean): number => {
  const end = lines.findIndex((line) => !holds(line));
  return end < 0 ? lines.length : end;
};

const heading: Reader = ([line = '']) => {
  const [, marks, text] = /^(#{1,6}) (.+)$/.exec(line) ?? [];
  if (marks === undefined || text === undefined) return undefined;
  const children = parseInline(text.trim());
  return {
    block: { kind: 'heading', level: marks.length, id: idOf(plainText(children)), children },
    taken: 1,
  };
};

/** The part of an address that leads to a heading. */
const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const fence: Reader = ([line = '', ...rest]) => {
  const [, language] = /^```([\w -]*)$/.exec(line) ?? [];
  if (language === undefined) return undefined;
  const length = countWhile(rest, (one) => one !== '```');
  const text = rest.slice(0, length).join('\n');
  return { block: { kind: 'code', language: language.trim(), text }, taken: length + 2 };
};

const ITEM = /^(?:([-*])|\d+\.) +/;

const list: Reader = (lines) => {
  const [mark, bullet] = ITEM.exec(lines[0] ?? '') ?? [];
  if (mark === undefined) return undefined;
  const ordered = bullet === undefined;
  const belongs = (line: string) => {
    const item = ITEM.exec(line);
    return item ? (item[1] === undefined) === ordered : /^ {2,}\S/.test(line);
  };
  const taken = countWhile(lines, belongs);
  const items: string[][] = [];
  for (const line of lines.slice(0, taken)) {
    const start = ITEM.exec(line)?.[0];
    if (start === undefined) items.at(-1)?.push(line.replace(/^ {2,3}/, ''));
    else items.push([line.slice(start.length)]);
  }
  return { block: { kind: 'list', ordered, items: items.map(parseLines) }, taken };
};

const table: Reader = (lines) => {
  if (!lines[0]?.startsWith('|') || !/^\|[\s|:-]+\|$/.test(lines[1] ?? '')) return undefined;
  const taken = countWhile(lines, (line) => line.startsWith('|'));
  const rows = lines.slice(2, taken).map(cellsOf);
  return { block: { kind: 'table', head: cellsOf(lines[0]), rows }, taken };
};

/** A bar in a cell is written `\|`. */
const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => parseInline(cell.trim().replaceAll('\\|', '|')));

const callout: Reader = (lines) => {
  const word = /^> \[!(\w+)\]$/.exec(lines[0] ?? '')?.[1]?.toLowerCase();
  const tone = TONES.find((one) => one === word);
  if (!tone) return undefined;
  const taken = countWhile(lines, (line) => line.startsWith('>'));
  const inner = lines.slice(1, taken).map((line) => line.replace(/^> ?/, ''));
  return { block: { kind: 'callout', tone, children: parseLines(inner) }, taken };
};

const READERS: readonly Reader[] = [heading, fence, callout, table, list];

const paragraph = (lines: readonly string[]) => {
  const length = countWhile(lines, (line) => !isBlank(line));
  // A block of another kind may follow without a blank line.
  const end = lines.slice(1, length).findIndex((_, i) => firstOf(READERS, lines.slice(i + 1)) !== undefined);
  const taken = end < 0 ? length : end + 1;
  const block: Block = { kind: 'paragraph', children: parseInline(lines.slice(0, taken).join(' ')) };
  return { block, taken };
};
