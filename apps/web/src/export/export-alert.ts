import { type ExportFailure, type ExportRequest, formatWord } from '@platelayer/export';
import { translator } from '../i18n/texts.ts';
import type { Alert } from '../state/store.ts';
import { formatOf, formatText } from './request.ts';
import { sizeText } from './size.ts';

export interface ExportReport {
  readonly request: ExportRequest;
  /** Title of the game. */
  readonly title: string;
  /** Name of the folder, the zip or the only file. */
  readonly place: string;
  /** Whether `place` is a folder or zip. */
  readonly several: boolean;
  readonly made: number;
  readonly bytes: number;
  readonly failures: readonly ExportFailure[];
}

const t = translator('frame', 'export');

/** The final alert of an export (98.9.2), with size and failures. */
export const exportAlert = ({
  request,
  title,
  place,
  several,
  made,
  bytes,
  failures,
}: ExportReport): Alert => {
  const [format] = request.formats.map(formatOf);
  const size = sizeText(bytes);
  if (failures.length > 0)
    return {
      type: made > 0 ? 'warning' : 'error',
      title: t('incomplete.title'),
      message: t(made > 0 ? 'incomplete.message' : 'incomplete.nothing', {
        place,
        count: failures.length,
        failures: failures.map(({ name }) => name).join(', '),
      }),
      ...(made > 0 ? { detail: t('files', { count: made, size }) } : {}),
    };
  if (!several)
    return {
      type: 'success',
      title: t('created', { file: format ? formatText(translator('frame'), format, 'file') : '' }),
      message: place,
      detail: size,
    };
  return {
    type: 'success',
    title: t('exported.title'),
    message: t('exported.message', { title, name: place, format: format ? formatWord(format) : '' }),
    detail: t('files', { count: made, size }),
  };
};
