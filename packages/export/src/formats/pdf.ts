import { type ExportFormat, making } from './format.ts';
import { pdfxOptions, registration } from './options.ts';

export const pdf = {
  id: 'pdf',
  title: 'PDF documents',
  description: 'sheets to print, one document for each component',
  file: 'PDF',
  extension: 'pdf',
  mediaType: 'application/pdf',
  scopes: ['page', 'component', 'game'],
  options: [registration, ...pdfxOptions],
  quick: { several: 'pdf documents', one: 'a pdf document' },
  plan: async (context) =>
    (await context.sheets()).map(({ name, address, component, pages }) => ({
      kind: 'sheets',
      name: context.fileName(name, 'pdf'),
      address,
      component,
      make: async (press) => (await making()).makePrinted(await pages(), context, press, component.title),
    })),
  page: async (page, press) => (await making()).makePagePdf(page, press),
} as const satisfies ExportFormat;
