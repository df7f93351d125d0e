import { promisify } from 'node:util';
import { deflateSync, deflate as startDeflate } from 'node:zlib';
import type { Deflate } from '@platelayer/press';

const deflateBeside = promisify(startDeflate);

/** What is smaller is compressed in less time than handing it to another thread takes. */
const MIN_BESIDE_BYTES = 32_768;

/** Node's own compressor. */
export const deflate: Deflate = (bytes) =>
  bytes.length < MIN_BESIDE_BYTES ? deflateSync(bytes) : deflateBeside(bytes);
