/** Encodes bytes as a `data:` URL, because the security policy does not allow pictures from `blob:` (98.16). */
export const dataUrl = (bytes: Uint8Array, type: string): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(binary)}`;
};
