/** Decodes UTF-8, or returns undefined if the bytes are not valid UTF-8. */
export const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
