import { mediaTypeOf } from './formats/index.ts';

/** File ready to be saved. */
export interface MadeFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export const madeFile = (name: string, bytes: Uint8Array): MadeFile => ({
  name,
  mediaType: mediaTypeOf(name),
  bytes: bytes as MadeFile['bytes'],
});
