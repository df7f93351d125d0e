import { at, type Diagnostic, type Json } from '@platelayer/game';
import type { Fallback } from '@platelayer/scene';

/**
 * What to say of letters that the faces of their texts lack: those that nothing can write, and those in a font of this
 * machine. Each remark names the texts of the file that have them.
 */
export const fallbackRemarks = (
  found: ReadonlyMap<string, Fallback>,
  file: () => Json | undefined,
): readonly Diagnostic[] => {
  const told = [...found].flatMap(([letter, fallback]) => {
    const remark = remarkOn(fallback);
    return remark ? [{ letter, remark }] : [];
  });
  if (told.length === 0) return [];
  const texts = textsOf(file());
  const placed = new Map<
    string,
    { readonly remark: Remark; readonly pointer: string; readonly letters: string[] }
  >();
  for (const { letter, remark } of told) {
    const pointers = texts.filter(({ text }) => text.includes(letter)).map(({ pointer }) => pointer);
    // A setting, or a text that the program has made itself.
    for (const pointer of pointers.length > 0 ? new Set(pointers) : ['']) {
      const key = `${pointer} ${remark.code} ${remark.hint}`;
      const entry = placed.get(key) ?? { remark, pointer, letters: [] };
      entry.letters.push(letter);
      placed.set(key, entry);
    }
  }
  return [...placed.values()].map(({ remark: { code, message, hint }, pointer, letters }) => ({
    severity: 'warning',
    code,
    message: message(letters.map(nameOf).join(', ')),
    pointer,
    hint,
  }));
};

interface Remark {
  readonly code: string;
  readonly message: (letters: string) => string;
  readonly hint: string;
}

/** Nothing where a letter is set in a face that everybody has. */
const remarkOn = ({ face, reason }: Fallback): Remark | undefined => {
  if (!face)
    return {
      code: 'text/no-glyph',
      message: (letters) => `No font can write ${letters}: an empty box is printed instead.`,
      hint:
        reason ?? 'Put a font that has it into the folder fonts/ beside the game, or write something else.',
    };
  if (face.source?.from !== 'machine') return undefined;
  const { file } = face.source;
  return {
    code: 'text/machine-font',
    message: (letters) =>
      `${letters} is set in a font of this machine, ${file}: elsewhere it may look different.`,
    hint: reason ?? 'Copy a font that has it into the folder fonts/ beside the game.',
  };
};

/** A letter, its marks and their code points: `"ℳ" (U+2133)`. */
const nameOf = (letter: string): string => {
  const points = [...letter].map((one) => one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0'));
  return `"${letter}" (${points.map((point) => `U+${point}`).join(' ')})`;
};

interface PlacedText {
  readonly text: string;
  readonly pointer: string;
}

/** All texts of a file: values, and keys, since some are names. */
const textsOf = (json: Json | undefined, pointer = ''): readonly PlacedText[] => {
  if (typeof json === 'string') return [{ text: json, pointer }];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    const place = at(pointer, key);
    return [
      ...(Array.isArray(json) ? [] : [{ text: key, pointer: place }]),
      ...textsOf(value as Json, place),
    ];
  });
};
