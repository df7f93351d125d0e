export { type Art, type Artwork, noArtwork } from './artwork/artwork.ts';
export { loadArtwork } from './artwork/load.ts';
export type { CardGroup, Component, Piece, Request } from './component.ts';
export { hexPage } from './hex-page.ts';
export { type Look, lookOf } from './look.ts';
export { type MoneyKind, moneyWriter } from './money.ts';
export { components, findComponent } from './registry.ts';
