import type { FaceFile } from './face.ts';
import { readFontFile } from './font-file.ts';

/** Endings of file names that tell the members of a family apart: `Name-Bold.ttf`, `Name-BoldItalic.otf`. */
const STYLES = /-(thin|light|regular|book|medium|semibold|demi|bold|heavy|black)?(italic|oblique)?$/i;
const HEAVY = /semibold|demi|bold|heavy|black/i;

/** A font that a user brings along, as a face: the family is the name of its file. Or why it cannot be used. */
export const customFace = (fileName: string, bytes: Uint8Array): FaceFile | { readonly fault: string } => {
  const font = readFontFile(bytes);
  if ('fault' in font) return font;
  const name = fileName.slice(fileName.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const [ending = '', weight = '', slant] = STYLES.exec(name) ?? [];
  // `Name-` alone is no style but part of the name.
  const family = ending.length > 1 ? name.slice(0, -ending.length) : name;
  return {
    id: `own ${name}`,
    family,
    weight: HEAVY.test(weight) ? 700 : 400,
    slant: slant === undefined ? 'normal' : 'italic',
    // Never that of a bundled face, and fit for style sheets whatever the file is called.
    typeface: `Own ${family.replace(/[^\p{L}\p{N}_.-]+/gu, ' ').trim()}`,
    ...font,
  };
};
