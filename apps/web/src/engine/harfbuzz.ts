import url from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { loadOnce } from './load-once.ts';

/** Compiles HarfBuzz while it downloads; `plugin-harfbuzz.ts` makes its own code use this. */
export const fetchHarfBuzz = loadOnce(async () => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  // Browsers refuse to compile a stream with another type, which some hosts send.
  return response.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
});
