import { use } from 'react';
import { textsOf, translator } from './texts.ts';

/** `translator` for components, which suspend until the strings are loaded. */
export const useTexts: typeof translator = (namespace, group) => {
  // Call `use` even if they are loaded, because React replays the component after suspending.
  use(textsOf(namespace));
  return translator(namespace, group);
};
