/** Folders of a title with its rules as code, which cannot be printed. */
export const RULE_FOLDERS = ['step', 'round', 'ability'] as const;
