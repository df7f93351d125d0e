import { asList, asText, type Json } from './json.ts';

/** One text or a list of texts, a line each; an empty line is kept between others, nothing else is. */
export const asLines = (json: Json | undefined): readonly string[] => {
  const lines = asList(json)
    .map((line) => asText(line))
    .filter((line) => line !== undefined);
  return lines.every((line) => line === '') ? [] : lines;
};
