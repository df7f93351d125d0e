/** An object of a saved table of Tabletop Simulator (86.3.4, 86.3.5). Missing keys have the defaults of the program. */
export interface TableObject {
  readonly Name: string;
  readonly Transform: Transform;
  readonly Nickname: string;
  readonly GUID: string;
  readonly [key: string]: unknown;
}

export interface Transform {
  readonly posX: number;
  readonly posY: number;
  readonly posZ: number;
  readonly rotX: number;
  readonly rotY: number;
  readonly rotZ: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly scaleZ: number;
}

export interface Place {
  readonly x?: number;
  readonly z?: number;
  /** In degrees; 180 is upright for a player. */
  readonly turn?: number;
  readonly faceDown?: boolean;
  readonly scale?: number;
}

export const transform = ({ x = 0, z = 0, turn = 180, faceDown = false, scale = 1 }: Place): Transform => ({
  posX: round(x),
  posY: 1,
  posZ: round(z),
  rotX: 0,
  rotY: turn,
  rotZ: faceDown ? 180 : 0,
  scaleX: round(scale),
  scaleY: 1,
  scaleZ: round(scale),
});

export const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Makes unique ids of six hexadecimal digits from paths of names, the same for the same game. */
export const guidMaker = (): ((path: string) => string) => {
  const taken = new Set<string>();
  return (path) => {
    for (let attempt = 0; ; attempt++) {
      const guid = hash(`${path} ${attempt}`).toString(16).padStart(8, '0').slice(0, 6);
      if (taken.has(guid)) continue;
      taken.add(guid);
      return guid;
    }
  };
};

/** FNV-1a. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
};

/** Sizes of objects at scale 1, in inches (86.3.6). */
export const CARD_HEIGHT = 3.1;
export const BOX_SHORT_SIDE = 2;
export const HEX_FLAT_TO_FLAT = 1.732;
export const DISC_WIDTH = 2;

export const TILE_SHAPE = { box: 0, hexagon: 1, circle: 2 } as const;

export const THICKNESS = 0.1;

/** Colour of the edges of cardboard. */
export const CARDBOARD = { r: 0.25, g: 0.22, b: 0.18 };

/** Returns the keys of a tile with pictures. */
export const tileImage = (
  front: string,
  back: string,
  shape: (typeof TILE_SHAPE)[keyof typeof TILE_SHAPE],
  stackable = true,
) => ({
  ImageURL: front,
  ImageSecondaryURL: back,
  ImageScalar: 1,
  WidthScale: 0,
  CustomTile: { Type: shape, Thickness: THICKNESS, Stackable: stackable, Stretch: true },
});
