import type { Json } from '@platelayer/game';

const files: Record<string, Json> = import.meta.glob('../../config.json', {
  eager: true,
  import: 'default',
});

/** An optional `config.json` beside `index.html`, taken in when the product is built or served (95.2.1). */
export const userFile: Json | undefined = Object.values(files)[0];
