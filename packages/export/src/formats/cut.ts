import { type ExportFile, type ExportFormat, making } from './format.ts';
import { outlines } from './options.ts';

/** Outlines for a cutting machine: a PDF of all sheets, and an SVG of each. */
export const cut = {
  id: 'cut',
  title: 'Cut files',
  description: 'outlines for a cutter, true to size, as SVG and PDF',
  file: 'Cut File',
  extension: 'svg',
  mediaType: 'image/svg+xml',
  scopes: ['component', 'game'],
  options: [],
  plan: async (context) => {
    const { cutSheets } = await making();
    const files: ExportFile[] = [];
    // The sheets must be drawn now, because only their outlines show which components have pieces to cut.
    for (const { name, component, pages } of await context.sheets()) {
      const sheets = cutSheets(await pages());
      if (sheets.length === 0) continue;
      const file = { kind: 'cut', component };
      const all = sheets.map(({ page }) => page);
      files.push({
        ...file,
        name: context.fileName(`${name}-cut`, 'pdf'),
        make: async (press) =>
          (await making()).makeDocument(all, context, press, `${component.title}, cut lines`),
      });
      for (const { number, page } of sheets)
        files.push({
          ...file,
          name: context.fileName(`${name}-cut-${number}`, 'svg'),
          make: async (press) => (await making()).makeSvg(page, press, { [outlines.id]: true }),
        });
    }
    return files;
  },
} as const satisfies ExportFormat;
