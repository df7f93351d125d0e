import { promisify } from 'node:util';
import { deflateSync, deflate as startDeflate } from 'node:zlib';
import type { Deflate } from '@platelayer/press';

const deflateInThread = promisify(startDeflate);

/** Smaller data takes longer to pass to another thread than to compress. */
const MIN_THREAD_BYTES = 32_768;

/** Compresses with Node's own zlib. */
export const deflate: Deflate = (bytes) =>
  bytes.length < MIN_THREAD_BYTES ? deflateSync(bytes) : deflateInThread(bytes);
