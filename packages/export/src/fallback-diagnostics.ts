import { at, type Diagnostic, type Json } from '@platelayer/game';
import type { Fallback } from '@platelayer/scene';

/**
 * Reports letters that no font has, or only a font of this machine. Each diagnostic is at a string of the file with such
 * letters.
 */
export const fallbackDiagnostics = (
  fallbacks: ReadonlyMap<string, Fallback>,
  file: () => Json | undefined,
): readonly Diagnostic[] => {
  const problems = [...fallbacks].flatMap(([letter, fallback]) => {
    const problem = describeFallback(fallback);
    return problem ? [{ letter, problem }] : [];
  });
  if (problems.length === 0) return [];
  const strings = stringsIn(file());
  const placed = new Map<
    string,
    { readonly problem: LetterProblem; readonly pointer: string; readonly letters: string[] }
  >();
  for (const { letter, problem } of problems) {
    const pointers = strings.filter(({ text }) => text.includes(letter)).map(({ pointer }) => pointer);
    // A letter that is not in the file comes from a setting or from the program itself.
    for (const pointer of pointers.length > 0 ? new Set(pointers) : ['']) {
      const key = `${pointer} ${problem.code} ${problem.hint}`;
      const entry = placed.get(key) ?? { problem, pointer, letters: [] };
      entry.letters.push(letter);
      placed.set(key, entry);
    }
  }
  return [...placed.values()].map(({ problem: { code, message, hint }, pointer, letters }) => ({
    severity: 'warning',
    code,
    message: message(letters.map(quoteWithCodePoints).join(', ')),
    pointer,
    hint,
  }));
};

interface LetterProblem {
  readonly code: string;
  readonly message: (letters: string) => string;
  readonly hint: string;
}

/** Returns undefined unless no font has the letter, or only a font on this machine. */
const describeFallback = ({ face, reason }: Fallback): LetterProblem | undefined => {
  if (!face)
    return {
      code: 'text/no-glyph',
      message: (letters) => `No font has ${letters}, so an empty box is printed instead.`,
      hint:
        reason ?? 'Add a font that has it to the fonts/ folder next to the game, or use another character.',
    };
  if (face.source?.from !== 'machine') return undefined;
  const { file } = face.source;
  return {
    code: 'text/machine-font',
    message: (letters) =>
      `${letters} is printed in a font of this machine, ${file}, and may look different elsewhere.`,
    hint: reason ?? 'Copy a font that has it to the fonts/ folder next to the game.',
  };
};

/** Formats a letter and its marks as `"ℳ" (U+2133)`. */
const quoteWithCodePoints = (letter: string): string => {
  const points = [...letter].map((char) => char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0'));
  return `"${letter}" (${points.map((point) => `U+${point}`).join(' ')})`;
};

interface FileString {
  readonly text: string;
  readonly pointer: string;
}

/** Returns all strings of a file, including keys, because some keys are printed as names. */
const stringsIn = (json: Json | undefined, pointer = ''): readonly FileString[] => {
  if (typeof json === 'string') return [{ text: json, pointer }];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    const inner = at(pointer, key);
    return [
      ...(Array.isArray(json) ? [] : [{ text: key, pointer: inner }]),
      ...stringsIn(value as Json, inner),
    ];
  });
};
