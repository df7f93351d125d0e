/** Decodes part of an address; undefined if it is malformed. */
export const decodePart = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};
