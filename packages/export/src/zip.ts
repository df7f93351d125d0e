import { type Zippable, zipSync } from 'fflate';

export interface ZipOptions {
  /** 0 stores, 9 is the smallest; pictures and zips, which are compressed already, are stored where it is absent. */
  readonly level?: 0 | 6 | 9;
}

/** The earliest time a zip can state: the same files always give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Files by their path in the zip. */
export const zipFiles = (files: ReadonlyMap<string, Uint8Array>, { level }: ZipOptions = {}): Uint8Array => {
  const entries = [...files].map(
    ([path, bytes]) =>
      [path, [bytes, { level: level ?? (/\.(?:png|zip)$/.test(path) ? 0 : 6), mtime: NO_TIME }]] as const,
  );
  return zipSync(Object.fromEntries(entries) as unknown as Zippable);
};
