/** A part of an address in plain letters; nothing where it is malformed. */
export const decodePart = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};
