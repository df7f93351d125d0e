import type { Json } from '@platelayer/game';

const files: Record<string, Json> = import.meta.glob('../../config.json', {
  eager: true,
  import: 'default',
});

/** An optional `config.json` next to `index.html`, included when the application is built or served (95.2.1). */
export const userFile: Json | undefined = Object.values(files)[0];

/** Local storage keys: the stored settings, the text of damaged ones, and the settings before the last reset, import or link. */
export const STORED_KEY = 'config';
export const DAMAGED_KEY = 'config.damaged';
export const UNDO_KEY = 'config.undo';
