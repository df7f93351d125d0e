import type { Fonts, ImageSource, SymbolDrawing } from '@platelayer/scene';
import { type Attributes, element } from './xml.ts';

/** How texts are written: as text in fonts that the page provides, or as outlines of their glyphs. */
export type TextMode = 'text' | 'outlines';

/** What one SVG file gathers while its nodes are written. */
export class SvgContext {
  readonly fonts: Fonts;
  readonly textMode: TextMode;
  /** Characters used of each face, for embedding. */
  readonly characters = new Map<string, Set<string>>();
  readonly #idPrefix: string;
  readonly #definitions: string[] = [];
  readonly #known = new Map<string | SymbolDrawing | ImageSource, string>();

  constructor(fonts: Fonts, textMode: TextMode, idPrefix: string) {
    this.fonts = fonts;
    this.textMode = textMode;
    this.#idPrefix = idPrefix;
  }

  get defs(): string {
    return this.#definitions.join('');
  }

  /** Id of a shared definition; `write` is called only for the first of equal keys. */
  define(
    letter: string,
    key: string | SymbolDrawing | ImageSource,
    write: () => { name: string; attributes?: Attributes; content?: string },
  ): string {
    const found = this.#known.get(key);
    if (found) return found;
    const id = `${this.#idPrefix}${letter}${this.#known.size + 1}`;
    this.#known.set(key, id);
    const { name, attributes, content } = write();
    this.#definitions.push(element(name, { id, ...attributes }, content));
    return id;
  }

  /** Notes which characters a face is used for. */
  addCharacters(face: string, text: string): void {
    const characters = this.characters.get(face) ?? new Set();
    this.characters.set(face, characters);
    for (const character of text) characters.add(character);
  }
}
