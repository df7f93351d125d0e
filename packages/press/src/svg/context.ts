import type { Fonts, ImageSource, SymbolDrawing } from '@platelayer/scene';
import { type Attributes, element } from './xml.ts';

/** How text is written: as text in fonts that the page provides, or as glyph outlines. */
export type TextMode = 'text' | 'outlines';

/** State of an SVG file while its nodes are written. */
export class SvgContext {
  readonly fonts: Fonts;
  readonly textMode: TextMode;
  /** Characters used from each face, for embedding. */
  readonly characters = new Map<string, Set<string>>();
  readonly #idPrefix: string;
  readonly #definitions: string[] = [];
  readonly #ids = new Map<string | SymbolDrawing | ImageSource, string>();

  constructor(fonts: Fonts, textMode: TextMode, idPrefix: string) {
    this.fonts = fonts;
    this.textMode = textMode;
    this.#idPrefix = idPrefix;
  }

  get defs(): string {
    return this.#definitions.join('');
  }

  /** Returns the id of a shared definition. `write` is called only once for equal keys. */
  define(
    letter: string,
    key: string | SymbolDrawing | ImageSource,
    write: () => { name: string; attributes?: Attributes; content?: string },
  ): string {
    const existing = this.#ids.get(key);
    if (existing) return existing;
    const id = `${this.#idPrefix}${letter}${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    const { name, attributes, content } = write();
    this.#definitions.push(element(name, { id, ...attributes }, content));
    return id;
  }

  /** Records the characters that a face is used for. */
  addCharacters(face: string, text: string): void {
    const characters = this.characters.get(face) ?? new Set();
    this.characters.set(face, characters);
    for (const character of text) characters.add(character);
  }
}
