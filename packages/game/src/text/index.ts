export { type Collector, collector } from './collector.ts';
export { MAX_DEPTH } from './depth.ts';
export { parse } from './parse.ts';
export type { Parsed, Place } from './parsed.ts';
