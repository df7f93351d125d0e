/** Folders of a title that hold its rules as code: nothing of them can be printed. */
export const RULE_FOLDERS = ['step', 'round', 'ability'] as const;
