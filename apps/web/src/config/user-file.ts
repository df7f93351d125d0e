import { baseConfig, fileLayer, type Json } from '@platelayer/game';

/** An optional `config.json` beside `index.html`, taken in when the product is built or served (95.2.1). */
const files: Record<string, Json> = import.meta.glob('../../config.json', {
  eager: true,
  import: 'default',
});

/** The layer of that file. */
export const userLayer = fileLayer(Object.values(files)[0]).part;

/** What a reset goes back to. */
export const baseOfUser = baseConfig(userLayer);
