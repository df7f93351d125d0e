import type { JsonObject } from '@platelayer/game';

/** One token for every mode, named by what must appear (70.2.8); decorations have their examples beside them. */
export const tokenGallery: Readonly<Record<string, JsonObject>> = {
  plain: { label: 'AA', color: 'orange' },
  'square token': { label: 'Q', color: 'red', tokenShape: 'square' },
  reverse: { label: 'R', color: 'red', inverse: true },
  reserved: { label: 'R', color: 'red', reserved: true },
  destination: { label: 'D', color: 'red', destination: true },
  outline: { label: 'O', color: 'red', outline: 'blue', outlineWidth: 3 },
  'label with line': {
    label: 'L',
    color: 'red',
    labelColor: 'yellow',
    labelStrokeColor: 'black',
    labelY: 0,
    fontSize: 20,
  },
  turned: { label: 'T', color: 'red', rotation: 90 },
  bleed: { label: 'BL', color: 'green', stripe: 'white', bleed: true },
};
