import { components } from 'virtual:platelayer/components';
import type { ComponentMetadata } from '@platelayer/components';
import type { Translate } from './i18n/text-keys.ts';

export const findComponentFacts = (id: string | undefined): ComponentMetadata | undefined =>
  components.find((component) => component.id === id);

/** Display title of a component, which a translation may override. */
export const componentTitle = (t: Translate<'frame'>, id: string): string =>
  t(`game.nav.${id}`, { defaultValue: findComponentFacts(id)?.title ?? id });

/** All components with titles, in alphabetical order. */
export const componentMenu = (
  t: Translate<'frame'>,
): readonly { readonly id: string; readonly title: string }[] =>
  components
    .map(({ id }) => ({ id, title: componentTitle(t, id) }))
    .sort((a, b) => compareTitles(a.title, b.title));

const PLAIN = /^[ -~]*$/;

/** Uses the rules of the language, except for plain ASCII, because loading them takes longer than the whole menu. */
const compareTitles = (a: string, b: string): number =>
  PLAIN.test(a + b) ? Number(a > b) - Number(a < b) : a.localeCompare(b);
