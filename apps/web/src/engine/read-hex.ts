import type { JsonObject } from '@platelayer/game';
import { hexOfNotation } from '@platelayer/import';
import { library } from '@platelayer/library';

/** Converts a hex or tile from the notation of 18xx.games. Colours missing from the themes are written as values. */
export const readHex = (
  text: string,
  color: string,
): { readonly hex: JsonObject; readonly remarks: readonly string[] } => {
  const names = { icons: library.icons, companies: new Set<string>(), privates: new Set<string>() };
  const { hex, colors, issues } = hexOfNotation(text, { color, isTile: true, names });
  const named = JSON.stringify(hex, (_, value: unknown) =>
    typeof value === 'string' ? (colors.get(value) ?? value) : value,
  );
  return { hex: JSON.parse(named), remarks: issues.map(({ message }) => message) };
};
