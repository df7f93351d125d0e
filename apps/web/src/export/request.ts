import { formats } from 'virtual:platelayer/formats';
import type { ExportRequest, FormatFacts, OptionValues } from '@platelayer/export';
import type { GameDetails } from '../engine/values.ts';
import type { ShownComponent } from '../frame/frame-state.ts';
import type { Translate } from '../i18n/text-keys.ts';

/** What is exported: what the page is about, or everything. */
export type Scope = 'component' | 'game';

export const formatOf = (id: string): FormatFacts => {
  const format = formats.find((one) => one.id === id);
  if (!format) throw new Error(`There is no format "${id}".`);
  return format;
};

/** What is one press away; everything else is in the dialog (98.4.8). */
export const quickFormats = formats.flatMap((format) =>
  format.quick ? [{ format, quick: format.quick }] : [],
);

/** What people read of a format, which a translation may override. */
export const formatText = (
  t: Translate<'frame'>,
  format: FormatFacts,
  fact: 'title' | 'description' | 'file',
): string => t(`export.formats.${format.id}.${fact}`, { defaultValue: format[fact] });

/** Whether a game has what a format needs, such as a map for a Board18 box. */
export const canExport = (
  { scopes, needs }: FormatFacts,
  scope: Scope,
  { components }: Pick<GameDetails, 'components'>,
  shown: ShownComponent | undefined,
): boolean =>
  (scope === 'game' || shown !== undefined) &&
  scopes.includes(scope) &&
  (needs === undefined || components.includes(needs));

/** Whether what a page shows can be one file of a format: sheets are no picture (98.5.5). */
export const canSavePage = ({ scopes, single }: FormatFacts, shown: ShownComponent | undefined): boolean =>
  shown !== undefined && scopes.includes('page') && (!single || shown.picture);

/** A component is exported as its page shows it or, where that cannot be, piece by piece. */
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
