import { toSvg } from '@platelayer/press';
import {
  block,
  box,
  compose,
  type Fonts,
  group,
  type Node,
  type Page,
  rect,
  type SymbolDrawing,
  scale,
  symbol,
  translate,
} from '@platelayer/scene';
import type { Change } from './compare.ts';
import type { Picture } from './item.ts';
import { copiesNote, discardLines, fieldText, headline, type Report, sections, WORDS } from './report.ts';

/** Largest size of a picture in a report. */
const FRAME = { width: 260, height: 190 };

/** Scales a picture to its frame. Prefixes symbol ids, because both versions may have different symbols with the same id. */
const fitPicture = (
  { nodes, box: { x, y, width, height } }: Picture,
  frame: typeof FRAME,
  prefix: string,
) => {
  const factor = Math.min(frame.width / Math.max(width, 1), frame.height / Math.max(height, 1), 1.5);
  return {
    width: width * factor,
    height: height * factor,
    node: group(withPrefix(nodes, prefix), {
      transform: compose(scale(factor), translate(-x, -y)),
      clip: rect(x, y, width, height),
    }),
  };
};

const SIDES = ['before', 'after'] as const;

/** Adds a prefix to the symbol ids of nodes. */
const withPrefix = (nodes: readonly Node[], prefix: string): readonly Node[] =>
  prefix === ''
    ? nodes
    : nodes.map((node) => {
        if (node.kind === 'group') return { ...node, children: withPrefix(node.children, prefix) };
        return node.kind === 'use' ? { ...node, symbol: prefixed(node.symbol, prefix) } : node;
      });

const prefixedSymbols = new Map<string, WeakMap<SymbolDrawing, SymbolDrawing>>();

/** Always returns the same object for a symbol, because ids must be unique in a document. */
const prefixed = (drawing: SymbolDrawing, prefix: string): SymbolDrawing => {
  const symbols = prefixedSymbols.get(prefix) ?? new WeakMap<SymbolDrawing, SymbolDrawing>();
  prefixedSymbols.set(prefix, symbols);
  const renamed =
    symbols.get(drawing) ?? symbol(`${prefix}${drawing.id}`, withPrefix(drawing.children, prefix));
  symbols.set(drawing, renamed);
  return renamed;
};

/** Writes the report as a self-contained HTML page without scripts. */
export const reportHtml = (report: Report, fonts: Fonts): string => {
  let count = 0;
  const svg = (picture: Picture | undefined, label: string): string => {
    if (!picture) return '<figure></figure>';
    const { node, width, height } = fitPicture(picture, FRAME, '');
    const page = { width: Math.max(width, 1), height: Math.max(height, 1), children: [node], title: label };
    const drawing = toSvg(page, { fonts, textMode: 'outlines', idPrefix: `p${count++}-` });
    return `<figure>${drawing}<figcaption>${label}</figcaption></figure>`;
  };
  const row = (change: Change) =>
    `<section><h3>${escapeHtml(change.title)}</h3><p>${escapeHtml(`${WORDS[change.kind]}${copiesNote(change)}`)}</p>${svg(change.before?.picture, 'before')}${svg(change.after?.picture, 'after')}</section>`;
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? ''
      : `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  const lists = [
    list('To throw away', discardLines(report.changes).slice(2)),
    list('Settings', report.settings.map(fieldText)),
    list('Fields of the file', report.fields.map(fieldText)),
  ].join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(`${report.title}: what changed`)}</title>
<style>${STYLE}</style></head><body>
<h1>${escapeHtml(report.title)}</h1><p>${escapeHtml(headline(report))}</p>
${sections(report)
  .map(({ title, changes }) => `<h2>${escapeHtml(title)}</h2>${changes.map(row).join('\n')}`)
  .join('\n')}
${report.unrelated ? '' : lists}
</body></html>
`;
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
section{display:grid;grid-template-columns:1fr 1fr;gap:.25rem 1rem;border-top:1px solid #ccc;padding:.75rem 0}
h3,section p{grid-column:1/-1;margin:0}h3{font-size:1rem}section p{color:#555}
figure{margin:0}svg{max-width:100%;height:auto;border:1px solid #ddd}figcaption{color:#555;font-size:.85rem}`;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const PAPER = { width: 850, height: 1100, margin: 50 };
/** Height of a change without its pictures. */
const ROW = 54;
const COLUMN = (PAPER.width - 2 * PAPER.margin - 30) / 2;

/** Draws the report on pages, with the pictures before and after side by side. */
export const reportPages = (report: Report, fonts: Fonts): readonly Page[] => {
  const pages: Node[][] = [[]];
  let top = PAPER.margin;
  const room = PAPER.height - PAPER.margin;
  /** Adds a block. Starts a new page if it does not fit, together with the start of the next block. */
  const put = (height: number, draw: (y: number) => readonly Node[], following = 0) => {
    if (top + height + following > room && top > PAPER.margin) {
      pages.push([]);
      top = PAPER.margin;
    }
    pages.at(-1)!.push(...draw(top));
    top += height;
  };
  const styleOf = (size: number, weight: 'bold' | 'normal') =>
    ({
      family: 'sans-serif',
      size,
      weight,
      lineHeight: 1.3 * size,
      width: PAPER.width - 2 * PAPER.margin,
    }) as const;
  const write = (text: string, size: number, weight: 'bold' | 'normal', gap = 0, following = 0) => {
    const style = styleOf(size, weight);
    const { height } = block(fonts, text, PAPER.margin, 0, style);
    put(height + gap, (y) => [block(fonts, text, PAPER.margin, y + gap, style).node], following);
  };
  write(report.title, 28, 'bold');
  write(headline(report), 14, 'normal', 6);
  for (const { title, changes } of sections(report)) {
    write(title, 20, 'bold', 16, FRAME.height + ROW);
    for (const change of changes) {
      const pictures = [change.before, change.after].map(
        (item, i) =>
          item?.picture && fitPicture(item.picture, { width: COLUMN, height: FRAME.height }, `${SIDES[i]}-`),
      );
      const height = Math.max(...pictures.map((picture) => picture?.height ?? 0));
      const words = `${change.title}: ${WORDS[change.kind]}${copiesNote(change)}`;
      put(height + ROW, (y) => [
        block(fonts, words, PAPER.margin, y + 8, styleOf(13, 'bold')).node,
        ...pictures.flatMap((picture, i) => {
          const x = PAPER.margin + i * (COLUMN + 30);
          return picture
            ? [
                group([picture.node], { transform: translate(x, y + 30) }),
                block(fonts, SIDES[i]!, x, y + 32 + height, styleOf(10, 'normal')).node,
              ]
            : [];
        }),
      ]);
    }
  }
  const last = [
    ...discardLines(report.changes),
    ...(report.settings.length > 0
      ? ['', 'Settings', ...report.settings.map((field) => `  ${fieldText(field)}`)]
      : []),
    ...(report.fields.length > 0
      ? ['', 'Fields of the file', ...report.fields.slice(0, 200).map((field) => `  ${fieldText(field)}`)]
      : []),
  ];
  for (const line of last)
    if (line !== '')
      write(
        line.trim(),
        line.startsWith(' ') ? 12 : 16,
        line.startsWith(' ') ? 'normal' : 'bold',
        line.startsWith(' ') ? 0 : 14,
        line.startsWith(' ') ? 0 : 16,
      );
  return pages.map((children, i) => ({
    width: PAPER.width,
    height: PAPER.height,
    title: `${report.title} - Changes - page ${i + 1} of ${pages.length}`,
    trim: box(0, 0, PAPER.width, PAPER.height),
    children,
  }));
};
