/** Base64 of bytes, in every host and without a call stack of arguments. */
export const toBase64 = (bytes: Uint8Array): string => {
  const CHUNK = 0x2000;
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
};
