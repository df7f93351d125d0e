/**
 * The data model of a game. `load` reads one from text; the rest are the parts of a `Game` and functions that
 * answer questions about it.
 */

export type { Amount } from './amount.ts';
export type { NumberCard } from './cards/number-card.ts';
export type { Private, PrivatePart, PrivatePicture, PrivateText } from './cards/private.ts';
export * from './cards/share-card.ts';
export {
  type Length,
  type PlainBack,
  type Train,
  type TrainBack,
  type TrainEnd,
  type TrainTag,
  trainMeantBy,
} from './cards/train.ts';
export type { TrainEvent } from './cards/train-event.ts';
export { type Company, findCompany, overrideCompanies } from './companies/company.ts';
export type { CompanyGroup } from './companies/group.ts';
export type { Share } from './companies/share.ts';
export type { Station } from './companies/station.ts';
export * from './config/index.ts';
export type { Quantity } from './copies.ts';
export { at, type Diagnostic, type Report, type Severity } from './diagnostic.ts';
export type { FontStyle, FontWeight } from './font.ts';
export type { Game } from './game.ts';
export type { Boomtown } from './hex/boomtown.ts';
export type { HexBorder } from './hex/border.ts';
export type { CenterTown } from './hex/center-town.ts';
export type { City, CitySize, Slot } from './hex/city.ts';
export type { CompanyMark } from './hex/company-mark.ts';
export type { Course, CoursePart } from './hex/course.ts';
export type { Crossing } from './hex/crossing.ts';
export type { Divide } from './hex/divide.ts';
export { characters, type Font } from './hex/font.ts';
export {
  ALL_SIDES,
  CURVES,
  EDGE_RATIO,
  type Half,
  INNER_RADIUS,
  OTHER_HALF,
  OUTER_RADIUS,
  type Side,
} from './hex/geometry.ts';
export type { Good } from './hex/good.ts';
export { colorParts, type Ground } from './hex/ground.ts';
export { type Entry, type Hex, resolveHex } from './hex/hex.ts';
export type { HexIcon, IconDisc } from './hex/icon.ts';
export type { Industry } from './hex/industry.ts';
export type { Label } from './hex/label.ts';
export type { MediumCity } from './hex/medium-city.ts';
export type { HexName, NameText, StraightName } from './hex/name.ts';
export type { OffBoardRevenue, OffBoardValue } from './hex/off-board-revenue.ts';
export type { Placed, Position } from './hex/position.ts';
export type { RouteBonus } from './hex/route-bonus.ts';
export type { BasicShape, HexShape, ShapeType } from './hex/shape.ts';
export type { StopName } from './hex/stop.ts';
export type { Terrain, TerrainSize } from './hex/terrain.ts';
export type { HexToken, TokenReference } from './hex/token.ts';
export type { Town } from './hex/town.ts';
export type { CrossLevel, Gauge, Track } from './hex/track.ts';
export type { TunnelEntrance } from './hex/tunnel-entrance.ts';
export type { Value } from './hex/value.ts';
export { type Info, resolveInfo } from './info.ts';
export { get, isObject, type Json, type JsonObject } from './json.ts';
export * from './library.ts';
export type { Links } from './links.ts';
export * from './load.ts';
export type { MapBorder } from './map/border.ts';
export type { BorderText, BorderTextDisc } from './map/border-text.ts';
export type { Dash } from './map/cased-line.ts';
export {
  type Coordinate,
  coordinateKey,
  coordinateName,
  numberToLetters,
  printedCoordinate,
} from './map/coordinate.ts';
export type { GridExtent } from './map/grid.ts';
export type { GameMap, MarketPlace } from './map/map.ts';
export type { PlacedHex } from './map/placing.ts';
export type { PlayersTable } from './map/players-table.ts';
export type { MapPoint } from './map/point.ts';
export { countedTowards } from './map/trimmed-hexes.ts';
export type { Arrow, Cell, CompanyBar, MarketToken } from './market/cell.ts';
export type { CellFace } from './market/cell-face.ts';
export type { GridPoint, Ledge } from './market/ledge.ts';
export type { Legend, LegendEntry, LegendPlace } from './market/legend.ts';
export type { Market, MarketType } from './market/market.ts';
export type { ParCell, ParChart } from './market/par.ts';
export { type Revenue, revenueColor } from './market/revenue.ts';
export type { Stock } from './market/stock.ts';
export { nearest } from './nearest.ts';
export type { Phase, RemovedTrain } from './phases.ts';
export * from './placed.ts';
export type { PlayerCount, PlayerRange, Players } from './players.ts';
export * from './reading.ts';
export * from './references/config-names.ts';
export { namesIn, type Reference } from './references/find.ts';
export { colorNames, logoNames } from './references/names.ts';
export * from './resolve.ts';
export { resolveGame } from './resolve-game.ts';
export type { Round, RoundTracker, RoundTrackerType } from './round-tracker.ts';
export { diagnose } from './schema/check.ts';
export { checkCompanySet, checkPublishers, checkTheme, errorAt } from './schema/check-file.ts';
export { fileJsonSchema, SCHEMA_NAMES } from './schema/json-schema.ts';
export * from './schema/kind-at.ts';
export * from './schema/recognise.ts';
export * from './schema/tile-library.ts';
export * from './sentence.ts';
export * from './text/other-format.ts';
export * from './text/parse.ts';
export * from './text/parsed.ts';
export * from './tiles/filter.ts';
export * from './tiles/id.ts';
export * from './tiles/order.ts';
export { resolveLibraryTile, type Tile, type TileCount, type TileSource } from './tiles/tiles.ts';
export * from './tokens/company.ts';
export { type TokenDecoration, tokenDecorations } from './tokens/decorations/decorations.ts';
export type { GeneralToken } from './tokens/general.ts';
export { layFaces, resolveTokenFace, type TokenFace, tokenDefaults, tokenFields } from './tokens/token.ts';
export type { Turn } from './turns.ts';
export * from './upgrade/rewrite.ts';
export * from './upgrade/upgrade.ts';
