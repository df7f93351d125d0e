import { formats } from 'virtual:platelayer/formats';
import type { ExportRequest, FormatFacts, OptionValues } from '@platelayer/export';
import type { GameDetails } from '../engine/values.ts';
import type { ShownComponent } from '../frame/frame-state.ts';
import type { Translate } from '../i18n/text-keys.ts';

/** The component of the page, or the whole game. */
export type Scope = 'component' | 'game';

export const formatOf = (id: string): FormatFacts => {
  const format = formats.find((one) => one.id === id);
  if (!format) throw new Error(`There is no format "${id}".`);
  return format;
};

/** Formats in the export menu. The dialog has all of them (98.4.8). */
export const quickFormats = formats.flatMap((format) =>
  format.quick ? [{ format, quick: format.quick }] : [],
);

/** Title or description of a format, which a translation may override. */
export const formatText = (
  t: Translate<'frame'>,
  format: FormatFacts,
  fact: 'title' | 'description' | 'file',
): string => t(`export.formats.${format.id}.${fact}`, { defaultValue: format[fact] });

/** Whether a format is possible, for example a Board18 box, which needs a map. */
export const canExport = (
  { scopes, needs }: FormatFacts,
  scope: Scope,
  { components }: Pick<GameDetails, 'components'>,
  shown: ShownComponent | undefined,
): boolean =>
  (scope === 'game' || shown !== undefined) &&
  scopes.includes(scope) &&
  (needs === undefined || components.includes(needs));

/** Whether the page can be saved as one file of a format; sheets cannot be one picture (98.5.5). */
export const canSavePage = ({ scopes, single }: FormatFacts, shown: ShownComponent | undefined): boolean =>
  shown !== undefined && scopes.includes('page') && (!single || shown.picture);

/** Exports a component as its page shows it, or else piece by piece. */
export const requestFor = (
  format: FormatFacts,
  scope: Scope,
  shown: ShownComponent | undefined,
  options: OptionValues = {},
): ExportRequest => {
  const wanted = { formats: [format.id], options };
  if (scope === 'game' || !shown) return { ...wanted, scope: { kind: 'game' } };
  return canSavePage(format, shown)
    ? pageRequest(format, shown, options)
    : { ...wanted, scope: { kind: 'component', ids: [shown.component] } };
};

export const pageRequest = (
  { id }: FormatFacts,
  { picture: _, ...page }: ShownComponent,
  options: OptionValues = {},
): ExportRequest => ({ formats: [id], options, scope: { kind: 'page', ...page } });
