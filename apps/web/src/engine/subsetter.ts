import { createSubsetter } from '@platelayer/press';
import subsetWasm from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import { fetchBytes } from './fonts.ts';
import { loadOnce } from './load-once.ts';

/** The font subsetter of the presses, fetched once. */
export const fetchSubsetter = loadOnce(async () => createSubsetter(await fetchBytes(subsetWasm)));
