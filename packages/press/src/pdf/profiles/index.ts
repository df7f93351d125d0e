import { unpackProfile } from '../icc.ts';

/** The profiles that come along; large, so they are loaded when a file needs them. */
export const loadProfiles = async (): Promise<{
  readonly fogra39: Uint8Array;
  readonly srgb: Uint8Array;
}> => {
  const [{ FOGRA39_ICC }, { SRGB_ICC }] = await Promise.all([import('./fogra39.ts'), import('./srgb.ts')]);
  return { fogra39: unpackProfile(FOGRA39_ICC), srgb: unpackProfile(SRGB_ICC) };
};
