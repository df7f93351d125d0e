import { type PressOptions, type Subsetter, toPdf, toPng, toSvg } from '@platelayer/press';
import type { ExportFile } from './plan.ts';
import type { Studio } from './studio.ts';

export interface MakeOptions extends PressOptions {
  readonly subsetter: Subsetter;
  /** Of PNG files. */
  readonly dpi: number;
  /** Of SVG files: text in embedded fonts, or outlines for cutters and old programs. */
  readonly lettering: 'embed' | 'outlines';
}

/** Makes one file of an export; nothing where the component turns out to have no pages. */
export const makeFile = async (
  file: ExportFile,
  studio: Studio,
  options: MakeOptions,
): Promise<Uint8Array | undefined> => {
  const { component } = file;
  const { info } = studio.game;
  if (file.kind === 'sheets') {
    const pages = studio.pages(component, file.request, file.settings);
    if (pages.length === 0) return undefined;
    const title = `${info.title} – ${component.title}`;
    return toPdf({ title, author: info.designer, language: 'en', pages }, options);
  }
  const piece = studio.pieces(component).find(({ name }) => name === file.piece);
  if (!piece) return undefined;
  const page = { ...piece, title: piece.title };
  if (file.format === 'png') return toPng(page, { ...options, ground: 'transparent' });
  const lettering = options.lettering === 'embed' ? { embed: options.subsetter } : 'outlines';
  return new TextEncoder().encode(toSvg(page, { fonts: options.fonts, lettering }));
};
