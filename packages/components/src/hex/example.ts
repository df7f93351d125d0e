import type { JsonObject } from '@platelayer/game';

/** A hex definition in the file format, shown as it is written. */
export interface Example {
  readonly name: string;
  /** What to look at. */
  readonly caption: string;
  readonly hex: JsonObject;
}

/** Examples of one kind of element (20.11). */
export interface ExampleGroup {
  /** As it stands in addresses. */
  readonly id: string;
  readonly name: string;
  readonly examples: readonly Example[];
}

export const example = (name: string, caption: string, hex: JsonObject): Example => ({ name, caption, hex });
