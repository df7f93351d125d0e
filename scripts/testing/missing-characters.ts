import { type Fonts, layOutLine } from '@platelayer/scene';

/** Characters that no face has; they are drawn as the face's empty box. */
export const missingCharacters = (fonts: Fonts, content: string): readonly string[] => {
  const missing = new Set<string>();
  const onFallback: Fonts['onFallback'] = (text, { face }) => {
    if (!face) missing.add(text);
  };
  layOutLine({ ...fonts, onFallback }, content, { size: 1 });
  return [...missing];
};
