import { use } from 'react';
import { textsOf, translator } from './texts.ts';

/** `translator` for components: one that asks for texts waits until they are there. */
export const useTexts: typeof translator = (namespace, group) => {
  // Also where they are there: what React renders again after a wait has to ask again.
  use(textsOf(namespace));
  return translator(namespace, group);
};
