import { Buffer } from 'node:buffer';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Document, Node, Page } from '@platelayer/scene';
import { bundledFonts } from '../../../../../scripts/testing/fonts.ts';
import { createSubsetter } from '../../fonts/subset.ts';
import type { PdfOptions } from '../pdf.ts';

const require = createRequire(import.meta.url);

const subsetterWasm = (): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));

export const pdfOptions = async (): Promise<PdfOptions> => ({
  fonts: await bundledFonts(),
  subsetter: await createSubsetter(subsetterWasm()),
});

export const page = (children: readonly Node[], more: Partial<Page> = {}): Page => ({
  width: 400,
  height: 300,
  children,
  ...more,
});

export const documentOf = (...pages: readonly Page[]): Document => ({ title: 'Sheets', pages });

/** Whether a program is installed. Tests that need it are skipped otherwise. */
export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version']).error === undefined;

/** Runs a program on a PDF and returns its output. `@` in the arguments is replaced by the file. */
export const inspect = (pdf: Uint8Array, program: string, ...args: readonly string[]): string =>
  withFile(pdf, (file) =>
    execFileSync(
      program,
      args.map((arg) => (arg === '@' ? file : arg)),
      { encoding: 'utf8' },
    ),
  );

/** The syntax of a file with uncompressed streams. */
export const uncompress = (pdf: Uint8Array): string => {
  const text = Buffer.from(pdf).toString('latin1');
  return text.replace(/(\/FlateDecode\/Length \d+>>\nstream\n)([\s\S]*?)\nendstream/g, (_, start, packed) =>
    [start, inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'), '\nendstream'].join(''),
  );
};

/** The text that a reader extracts, with single spaces between lines and words. */
export const searchText = (pdf: Uint8Array): string =>
  inspect(pdf, 'pdftotext', '@', '-').replace(/\s+/g, ' ').trim();

export interface PixelImage {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue from 0 to 255. */
  at(x: number, y: number): readonly [number, number, number];
}

/** The first page as pixels, by default one per unit. */
export const rasterize = (pdf: Uint8Array, dpi = 100): PixelImage =>
  withFile(pdf, (file) => {
    const out = execFileSync('pdftoppm', ['-r', String(dpi), '-singlefile', file], { maxBuffer: 1e9 });
    const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(out.subarray(0, 40).toString('latin1'))!;
    const [width, height, start] = [Number(header[1]), Number(header[2]), header[0].length];
    return {
      width,
      height,
      at: (x, y) => {
        const i = start + 3 * (y * width + x);
        return [out[i]!, out[i + 1]!, out[i + 2]!];
      },
    };
  });

const withFile = <T>(pdf: Uint8Array, run: (file: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'press-'));
  try {
    const file = join(folder, 'sheets.pdf');
    writeFileSync(file, pdf);
    return run(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
