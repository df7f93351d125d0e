import { components } from 'virtual:platelayer/components';
import type { ComponentMetadata } from '@platelayer/components';
import type { Translate } from './i18n/text-keys.ts';

export const findComponentFacts = (id: string | undefined): ComponentMetadata | undefined =>
  components.find((component) => component.id === id);

/** The title of a component for people, which a translation may override. */
export const componentTitle = (t: Translate<'frame'>, id: string): string =>
  t(`game.nav.${id}`, { defaultValue: findComponentFacts(id)?.title ?? id });

/** All components with their titles, in the alphabetical order of menus. */
export const componentMenu = (
  t: Translate<'frame'>,
): readonly { readonly id: string; readonly title: string }[] =>
  components
    .map(({ id }) => ({ id, title: componentTitle(t, id) }))
    .sort((one, other) => compareTitles(one.title, other.title));

const PLAIN = /^[ -~]*$/;

/** By the rules of the language, whose loading takes longer than the menu: not for plain letters. */
const compareTitles = (one: string, other: string): number =>
  PLAIN.test(one + other) ? Number(one > other) - Number(one < other) : one.localeCompare(other);
