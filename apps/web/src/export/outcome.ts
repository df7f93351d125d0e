import { type ExportFailure, type ExportRequest, formatWord } from '@platelayer/export';
import { i18next } from '../i18n/index.ts';
import type { Alert } from '../state/store.ts';
import { formatOf, formatText } from './request.ts';
import { sizeText } from './size.ts';

export interface Outcome {
  readonly request: ExportRequest;
  readonly slug: string;
  /** Where the files are: the folder, the zip, or the only file itself. */
  readonly place: string;
  /** Of a folder or zip. */
  readonly several: boolean;
  readonly made: number;
  readonly bytes: number;
  readonly failures: readonly ExportFailure[];
}

const text = (key: string, values: object = {}): string =>
  i18next.t(`export.${key}`, { ns: 'frame', ...values });

/** The last word on an export: the messages of 98.9.2, how much was made, and what failed. */
export const outcomeAlert = ({ request, slug, place, several, made, bytes, failures }: Outcome): Alert => {
  const [format] = request.formats.map(formatOf);
  const size = sizeText(bytes);
  if (failures.length > 0)
    return {
      type: made > 0 ? 'warning' : 'error',
      title: text('incomplete.title'),
      message: text(made > 0 ? 'incomplete.message' : 'incomplete.nothing', {
        place,
        count: failures.length,
        failures: failures.map(({ name }) => name).join(', '),
      }),
      ...(made > 0 ? { detail: text('files', { count: made, size }) } : {}),
    };
  if (!several)
    return {
      type: 'success',
      title: text('created', { file: format && formatText(i18next.t, format, 'file') }),
      message: place,
      detail: size,
    };
  return {
    type: 'success',
    title: text('exported.title'),
    message: text('exported.message', { slug, name: place, format: format && formatWord(format) }),
    detail: text('files', { count: made, size }),
  };
};
