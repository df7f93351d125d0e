/** Why something failed, in the words of whatever was thrown. Apart, because every page needs it and no export. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
