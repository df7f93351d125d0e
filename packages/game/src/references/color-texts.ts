import { at, type Diagnostic } from '../diagnostic.ts';
import { asObject, asText, isObject, type Json } from '../json.ts';
import { quote } from '../schema/words.ts';

/** Reports what `colors` of a game or a theme define as something that is no colour (90.1.1). */
export const checkColorTexts = (
  colors: Json | undefined,
  pointer: string,
  isCssColor: (text: string) => boolean,
): readonly Diagnostic[] =>
  Object.entries(asObject(colors)).flatMap(([name, value]): readonly Diagnostic[] => {
    const place = at(pointer, name);
    if (isObject(value)) return checkColorTexts(value, place, isCssColor);
    const color = asText(value);
    if (value === null || (color !== undefined && isCssColor(color))) return [];
    return [
      {
        severity: 'warning',
        code: 'theme/color',
        message: `\`${name}\` is ${quote(color ?? value)}, which is no colour, so it is left out.`,
        pointer: place,
        hint: 'Write a colour of CSS, such as "#1e6b4f", "rgb(30, 107, 79)" or "teal".',
      },
    ];
  });
