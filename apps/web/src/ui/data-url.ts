/** Bytes as an address; the page's security policy lets pictures come from `data:`, not from `blob:` (98.16). */
export const dataUrl = (bytes: Uint8Array, type: string): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(binary)}`;
};
