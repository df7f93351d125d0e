/** A text that others follow ends with a full stop. */
export const sentence = (text: string): string => text.replace(/(?<=[\p{L}\p{N}])$/u, '.');
