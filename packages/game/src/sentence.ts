/** Capitalises the first word of a sentence. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Ends a sentence with a full stop if others follow it. */
export const sentence = (text: string): string => text.replace(/(?<=[\p{L}\p{N}])$/u, '.');
