import url from 'harfbuzzjs/dist/harfbuzz.wasm?url';
import { once } from './once.ts';

/** HarfBuzz, compiled while it comes; `plugin-harfbuzz.ts` lets its own code take it from here. */
export const fetchHarfBuzz = once(async () => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  // A host that does not know the type sends another one, which browsers refuse to compile.
  return response.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
});
