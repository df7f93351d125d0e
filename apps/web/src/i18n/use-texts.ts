import { use } from 'react';
import { hasTexts, loadTexts, translator } from './texts.ts';

/** `translator` for components: one that asks for texts waits until they are there. */
export const useTexts: typeof translator = (namespace, group) => {
  if (!hasTexts(namespace)) use(loadTexts(namespace));
  return translator(namespace, group);
};
