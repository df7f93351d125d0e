import { createSubsetter } from '@platelayer/press';
import subsetWasm from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';
import { fetchBytes } from './fonts.ts';
import { once } from './once.ts';

/** What presses cut fonts down with, fetched once. */
export const fetchSubsetter = once(async () => createSubsetter(await fetchBytes(subsetWasm)));
