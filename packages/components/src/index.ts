export { type Art, type Artwork, noArtwork, type OwnBack } from './artwork/artwork.ts';
export { joinMissingLogos } from './artwork/missing-logos.ts';
export { type OwnPictures, openArtwork } from './artwork/open.ts';
export {
  type FileContent,
  type OwnPicture,
  openedPicture,
  openPicture,
  readPicture,
} from './artwork/own-picture.ts';
export { parseArt } from './artwork/parse-svg.ts';
export { type Board18Release, board18Box } from './board18/box.ts';
export { board18Map } from './board18/map.ts';
export { board18Market } from './board18/market.ts';
export { board18TileSheet, board18TokenSheet } from './board18/sheets.ts';
export { type TileTray, tileTrays } from './board18/tile-tray.ts';
export { drawPieceBack } from './cards/back.ts';
export type {
  CardGroup,
  Component,
  ComponentFacts,
  Drawings,
  Piece,
  PieceAddress,
  PieceOptions,
  Request,
} from './component.ts';
export { type DesignCheck, designChecks, ruleChecks } from './design/checks.ts';
export { fileWord } from './file-word.ts';
export { type Example, type ExampleGroup, GALLERY_GAME, HEX_GALLERY } from './hex/gallery.ts';
export { hexPage } from './hex-page.ts';
export { type Look, type LookParts, lookOf, withLook } from './look.ts';
export { marketCode } from './map/market-code.ts';
export { PLAYERS_TABLE_SYMBOLS } from './map/players-table.ts';
export { type MoneyKind, moneyWriter } from './money.ts';
export {
  type DrawSide,
  distinctNames,
  nameWord,
  type PhysicalPiece,
  type SideOptions,
  type Spot,
} from './physical-piece.ts';
export { components, findComponent } from './registry.ts';
export { catalogueTiles } from './tiles/catalogue.ts';
export { drawTile } from './tiles/tile-symbol.ts';
export { tokenPage } from './tokens/token-page.ts';
export { upgradeRule } from './upgrades/component.ts';
