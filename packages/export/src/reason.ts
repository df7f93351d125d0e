/** Returns the message of an error. In its own module, because every page of the application needs it, without exports. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
