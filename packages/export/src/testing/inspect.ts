import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';

/** Inspects files with other programs, if the machine has them. */

const run = (program: string, args: readonly string[], input?: Uint8Array) =>
  spawnSync(program, args, { input, encoding: 'latin1', maxBuffer: 1e9 });

const found = new Map<string, boolean>();

/** Whether the machine has a program. The answer is cached. */
export const hasProgram = (program: string): boolean => {
  const known = found.get(program) ?? run(program, ['--version']).error === undefined;
  found.set(program, known);
  return known;
};

/** Returns the errors that `qpdf` finds in a PDF. */
export const pdfFaults = (file: string): string => {
  const { status, stdout, stderr } = run('qpdf', ['--check', file]);
  return status === 0 ? '' : stdout + stderr;
};

export interface PdfFont {
  readonly name: string;
  readonly embedded: boolean;
  readonly subset: boolean;
}

/** The last columns of the table are: embedded, subset, unicode, object, generation. */
export const pdfFonts = (file: string): readonly PdfFont[] =>
  run('pdffonts', [file])
    .stdout.split('\n')
    .slice(2)
    .filter(Boolean)
    .map((line) => {
      const [name = '', ...columns] = line.trim().split(/\s+/);
      return { name, embedded: columns.at(-5) === 'yes', subset: columns.at(-4) === 'yes' };
    });

type Corners = readonly [left: number, bottom: number, right: number, top: number];

export interface PdfPage {
  readonly media: Corners;
  readonly trim: Corners;
  readonly bleed: Corners;
}

/** Returns the boxes of every page in points. */
export const pdfPages = (file: string): readonly PdfPage[] => {
  const text = run('pdfinfo', ['-box', '-f', '1', '-l', '999', file]).stdout;
  const boxes = (name: string): readonly Corners[] =>
    [...text.matchAll(new RegExp(`Page +\\d+ ${name}Box: +(.*)`, 'g'))].map(
      ([, numbers = '']) => numbers.trim().split(/\s+/).map(Number) as unknown as Corners,
    );
  const [trims, bleeds] = [boxes('Trim'), boxes('Bleed')];
  return boxes('Media').map((media, i) => ({ media, trim: trims[i]!, bleed: bleeds[i]! }));
};

/** Returns whether each page is blank, as painted by another program at a low resolution. */
export const blankPages = (pdf: Uint8Array): readonly boolean[] => {
  const pictures = Buffer.from(run('pdftoppm', ['-r', '12', '-gray'], pdf).stdout, 'latin1');
  const blank: boolean[] = [];
  for (let at = 0; at < pictures.length; ) {
    const header = /^P5\s(\d+) (\d+)\s255\s/.exec(pictures.toString('latin1', at, at + 40));
    if (!header) throw new Error('This is no picture.');
    const start = at + header[0].length;
    at = start + Number(header[1]) * Number(header[2]);
    blank.push(pictures.subarray(start, at).every((gray) => gray === 255));
  }
  return blank;
};

/** Returns the errors that `unzip` finds in a zip. */
export const zipFaults = (file: string): string => {
  const { status, stdout, stderr } = run('unzip', ['-tqq', file]);
  return status === 0 ? '' : stdout + stderr;
};

/** Returns width, height and pixels per metre of a PNG. */
export const pngHeader = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  const density = Buffer.from(png).indexOf('pHYs', 0, 'latin1');
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    perMetre: density < 0 ? undefined : view.getUint32(density + 4),
  };
};

const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/gy;

/** Whether a string is one well-formed element, with nested tags, quoted attributes and no unescaped characters. */
export const isWellFormed = (text: string): boolean => {
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    if (!tag) return false;
    const [whole, closes, name = '', , empty] = tag;
    if (closes ? open.pop() !== name : false) return false;
    if (!closes && !empty) open.push(name);
    at += whole.length;
    const next = text.indexOf('<', at);
    const words = text.slice(at, next < 0 ? undefined : next);
    if (/&(?!#?\w+;)/.test(words + whole) || (open.length === 0 && words.trim() !== '')) return false;
    if (next < 0 || open.length === 0) return open.length === 0 && text.slice(at).trim() === '';
    at = next;
  }
  return false;
};
