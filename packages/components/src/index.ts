export { type Art, type Artwork, noArtwork } from './artwork/artwork.ts';
export { openArtwork } from './artwork/open.ts';
export type { OwnPictures } from './artwork/own-pictures.ts';
export { parseArt } from './artwork/parse-svg.ts';
export type {
  CardGroup,
  Component,
  ComponentFacts,
  Drawings,
  Piece,
  PieceAddress,
  Request,
} from './component.ts';
export { type DesignCheck, designChecks } from './design.ts';
export { fileWord } from './file-word.ts';
export { type Example, type ExampleGroup, gallery, galleryGame } from './hex/gallery.ts';
export { hexPage } from './hex-page.ts';
export { type Look, lookOf, withLook } from './look.ts';
export { board18Grid, board18Map } from './map/board18.ts';
export { type Board18Release, board18Box } from './map/board18-box.ts';
export { board18Market } from './market/board18.ts';
export { type MoneyKind, moneyWriter } from './money.ts';
export { components, findComponent } from './registry.ts';
export { board18TileSheet } from './tiles/board18-sheet.ts';
export { describeTileTray, type TileTray, tileTrays } from './tiles/board18-tray.ts';
export { catalogueTiles } from './tiles/gallery.ts';
export { drawTile } from './tiles/tile-symbol.ts';
export { board18TokenSheet } from './tokens/board18.ts';
export { tokenPage } from './tokens/token-page.ts';
