import { type ExportFormat, making } from './format.ts';
import { pdfxOptions, registration } from './options.ts';

/** All components in one PDF, with a section of the outline for each. */
export const book = {
  id: 'book',
  title: 'One PDF book',
  description: 'all sheets in one document, with an outline',
  file: 'Book',
  extension: 'pdf',
  mediaType: 'application/pdf',
  scopes: ['game'],
  options: [registration, ...pdfxOptions],
  plan: async (context) =>
    context.components.length === 0
      ? []
      : [
          {
            kind: 'book',
            name: context.fileName('book', 'pdf'),
            make: async (press) => {
              const { bookPages, makePrinted } = await making();
              return makePrinted(await bookPages(context), context, press);
            },
          },
        ],
} as const satisfies ExportFormat;
