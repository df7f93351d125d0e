/** Letters stand in for a picture: at most this many. */
const MAX_LETTERS = 4;

/** The letters for a logo that cannot be shown: the name in its id, or the initials of a long one. */
export const monogramOf = (id: string): string => {
  const name = id.slice(id.lastIndexOf('/') + 1).trim();
  if ([...name].length <= MAX_LETTERS) return name.toUpperCase();
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? name)].slice(0, 2);
  return letters.slice(0, MAX_LETTERS).join('').toUpperCase();
};
