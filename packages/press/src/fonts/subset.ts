export interface SubsetRequest {
  readonly glyphs?: Iterable<number>;
  /** The subset has glyphs for every character of this text. */
  readonly text?: string;
  /** Keeps the glyph numbers, so that they match text shaped with the whole font. */
  readonly retainGlyphIds?: boolean;
  /** Whether the subset keeps its layout tables. A page needs them to kern and ligate; PDF places glyphs itself. */
  readonly layout: boolean;
}

export interface Subsetter {
  subset(font: Uint8Array, request: SubsetRequest): Uint8Array;
}

/** The parts of HarfBuzz's C interface that we use. Pointers and handles are plain numbers. */
interface HarfBuzz {
  readonly memory: { readonly buffer: ArrayBuffer };
  _initialize(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

/** Every host has WebAssembly, but the ECMAScript library does not declare it. */
// biome-ignore lint/style/useNamingConvention: the name that hosts give it.
declare const WebAssembly: {
  instantiate(wasm: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
};

const FLAGS = {
  noHinting: 0x1,
  retainGlyphIds: 0x2,
  notdefOutline: 0x40,
  noLayoutClosure: 0x200,
} as const;

const MEMORY_MODE_READONLY = 1;
const DROPPED_TABLES = 3;

/** Tables that only a shaper reads. */
const LAYOUT_TABLES = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'STAT'];

/** Creates a subsetter from the bytes of `harfbuzz-subset.wasm`, which the host fetches. */
export const createSubsetter = async (wasm: Uint8Array): Promise<Subsetter> => {
  const { instance } = await WebAssembly.instantiate(wasm);
  const hb = instance.exports as HarfBuzz;
  hb._initialize();
  return { subset: (font, request) => subset(hb, font, request) };
};

const subset = (hb: HarfBuzz, font: Uint8Array, request: SubsetRequest): Uint8Array => {
  const releases: (() => void)[] = [];
  /** Keeps a HarfBuzz object until the end of the call. HarfBuzz returns 0 if it failed. */
  const hold = (handle: number, release: (handle: number) => void): number => {
    if (handle === 0) throw new Error('HarfBuzz could not make a font subset.');
    releases.push(() => release(handle));
    return handle;
  };
  try {
    const data = hold(hb.malloc(font.length), hb.free);
    new Uint8Array(hb.memory.buffer).set(font, data);
    const blob = hold(hb.hb_blob_create(data, font.length, MEMORY_MODE_READONLY, 0, 0), hb.hb_blob_destroy);
    const face = hold(hb.hb_face_create(blob, 0), hb.hb_face_destroy);
    const input = hold(hb.hb_subset_input_create_or_fail(), hb.hb_subset_input_destroy);
    describe(hb, input, request);
    const part = hb.hb_subset_or_fail(face, input);
    // A user's font with damaged outlines cannot be subset, so the file contains all of it.
    if (part === 0 && isFont(font)) return font;
    const reduced = hold(part, hb.hb_face_destroy);
    const result = hold(hb.hb_face_reference_blob(reduced), hb.hb_blob_destroy);
    const start = hb.hb_blob_get_data(result, 0);
    const length = hb.hb_blob_get_length(result);
    if (length === 0) throw new Error('HarfBuzz could not read the font.');
    return new Uint8Array(hb.memory.buffer).slice(start, start + length);
  } finally {
    for (const release of releases.reverse()) release();
  }
};

/** The first bytes of files with TrueType and PostScript outlines. */
const isFont = (bytes: Uint8Array): boolean =>
  ['\0\x01\0\0', 'true', 'OTTO'].includes(String.fromCharCode(...bytes.subarray(0, 4)));

const describe = (
  hb: HarfBuzz,
  input: number,
  { glyphs = [], text = '', retainGlyphIds = false, layout }: SubsetRequest,
): void => {
  hb.hb_subset_input_set_flags(
    input,
    FLAGS.noHinting |
      FLAGS.notdefOutline |
      (retainGlyphIds ? FLAGS.retainGlyphIds : 0) |
      (layout ? 0 : FLAGS.noLayoutClosure),
  );
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(glyphSet, glyph);
  const characterSet = hb.hb_subset_input_unicode_set(input);
  for (const character of text) hb.hb_set_add(characterSet, character.codePointAt(0)!);
  if (layout) return;
  const dropped = hb.hb_subset_input_set(input, DROPPED_TABLES);
  for (const table of LAYOUT_TABLES) hb.hb_set_add(dropped, tagOf(table));
};

/** An OpenType tag is four letters, read as one number. */
const tagOf = (letters: string): number =>
  [...letters].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0);
