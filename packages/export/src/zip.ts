import { type Zippable, zipSync } from 'fflate';

export interface ZipOptions {
  /** 0 stores, 9 compresses best. Default: stores pictures and zips, which are compressed already, and compresses the rest. */
  readonly level?: 0 | 6 | 9;
}

/** Earliest time in a zip, so that the same files always give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Packs files by their paths. */
export const zipFiles = (files: ReadonlyMap<string, Uint8Array>, { level }: ZipOptions = {}): Uint8Array => {
  const entries = [...files].map(
    ([path, bytes]) =>
      [path, [bytes, { level: level ?? (/\.(?:png|zip)$/.test(path) ? 0 : 6), mtime: NO_TIME }]] as const,
  );
  return zipSync(Object.fromEntries(entries) as unknown as Zippable);
};
