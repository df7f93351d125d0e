export { type Art, type ArtShape, type Artwork, noArtwork } from './artwork/artwork.ts';
export type { CardGroup, Component, Piece, Request } from './component.ts';
export { type Look, lookOf } from './look.ts';
export { type MoneyKind, moneyWriter } from './money.ts';
