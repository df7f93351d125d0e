import { type Amount, asAmount, asAmounts } from '../amount.ts';
import { asFontStyle, asFontWeight, type FontStyle, type FontWeight } from '../font.ts';
import type { Hex } from '../hex/hex.ts';
import { asList, asText, get, isObject, type Json, truthy } from '../json.ts';
import { asLines } from '../lines.ts';
import type { PlayerRange } from '../players.ts';
import { asPositive } from '../positive.ts';
import type { Tile } from '../tiles/tiles.ts';
import { resolveTokenFace, type TokenFace } from '../tokens/token.ts';
import type { Shown } from './shown.ts';

/** A private company's card (10.9, 50.3.1). */
export interface Private {
  readonly name: string;
  readonly id?: string;
  readonly note: readonly string[];
  readonly description: readonly string[];
  readonly price?: Amount;
  /** Absent for 0. */
  readonly bid?: Amount;
  /** Joined by `/`; empty for none. */
  readonly revenue: readonly Amount[];
  /** Who plays with it, where that differs from the game's own range (50.3.6). */
  readonly players?: PlayerRange;
  readonly variant?: string;
  /** In the order they are drawn. */
  readonly pictures: readonly PrivatePicture[];

  readonly backgroundColor: string;
  readonly idBackgroundColor: string;
  readonly revenueBackgroundColor?: string;
  /** Size of all texts in pixels, for which line heights stay as they are (50.3.2). */
  readonly fontSize?: number;
  readonly text: Readonly<Record<PrivatePart, PrivateText>>;
}

export type PrivatePicture =
  /** `hex` and `tile` are absent where the name leads nowhere; their place on the card is kept. */
  | { readonly kind: 'hex'; readonly name: string; readonly hex?: Hex }
  | { readonly kind: 'tile'; readonly id: string; readonly tile?: Tile }
  /** The company is named by its key (`findCompany`). */
  | { readonly kind: 'company'; readonly company: string }
  | { readonly kind: 'token'; readonly face: TokenFace }
  | { readonly kind: 'icon'; readonly icon: string; readonly color?: string };

const parts = ['name', 'id', 'note', 'desc', 'price', 'revenue', 'bid', 'variant', 'players'] as const;
export type PrivatePart = (typeof parts)[number];

/** How a part of the card is written; what is absent follows the style of private cards. */
export interface PrivateText {
  readonly color: string;
  readonly family?: string;
  readonly weight?: FontWeight;
  readonly style?: FontStyle;
  /** In points. */
  readonly size?: number;
}

export const resolvePrivates = (
  json: Json | undefined,
  range: PlayerRange | undefined,
  shown: Shown,
): readonly Private[] =>
  asList(json)
    .filter((entry) => isObject(entry))
    .map((entry) => {
      const text = (key: string) => truthy(asText(get(entry, key)));
      return {
        name: text('name') ?? '',
        id: text('id'),
        note: asLines(get(entry, 'note')),
        description: asLines(get(entry, 'description')),
        price: asAmount(get(entry, 'price')),
        bid: truthy(asAmount(get(entry, 'bid'))),
        revenue: asAmounts(get(entry, 'revenue')),
        players: playerNote(entry, range),
        variant: text('variant'),
        pictures: resolvePictures(entry, shown),

        backgroundColor: text('backgroundColor') ?? 'white',
        idBackgroundColor: text('idBackgroundColor') ?? 'white',
        revenueBackgroundColor: text('revenueBackgroundColor'),
        fontSize: asPositive(get(entry, 'fontSize')),
        text: Object.fromEntries(parts.map((part) => [part, resolveText(entry, part)])) as Private['text'],
      };
    });

const playerNote = (json: Json, game: PlayerRange | undefined): PlayerRange | undefined => {
  if (game === undefined) return undefined;
  const min = asPositive(get(json, 'minPlayers')) ?? game.min;
  const max = asPositive(get(json, 'maxPlayers')) ?? game.max;
  return min === game.min && max === game.max ? undefined : { min, max };
};

const resolvePictures = (json: Json, shown: Shown): readonly PrivatePicture[] => {
  const text = (key: string) => truthy(asText(get(json, key)));
  const pictures: PrivatePicture[] = [];
  const [hex, tile, company, token, icon] = [
    text('hex'),
    text('tile'),
    text('company'),
    get(json, 'token'),
    text('icon'),
  ];
  if (hex !== undefined) pictures.push({ kind: 'hex', name: hex, hex: shown.hex(hex) });
  else if (tile !== undefined) pictures.push({ kind: 'tile', id: tile, tile: shown.tile(tile) });
  if (company !== undefined) pictures.push({ kind: 'company', company });
  if (isObject(token)) pictures.push({ kind: 'token', face: resolveTokenFace(token) });
  if (icon !== undefined) pictures.push({ kind: 'icon', icon, color: text('iconColor') });
  return pictures;
};

/** The entry-wide family, weight and style win over the part's own (50.3.2). */
const resolveText = (json: Json, part: PrivatePart): PrivateText => {
  const text = (key: string) => truthy(asText(get(json, key)));
  return {
    color: text(`${part}Color`) ?? text('fontColor') ?? 'black',
    family: text('fontFamily') ?? text(`${part}FontFamily`),
    weight: asFontWeight(get(json, 'fontWeight')) ?? asFontWeight(get(json, `${part}FontWeight`)),
    style: asFontStyle(get(json, 'fontStyle')) ?? asFontStyle(get(json, `${part}FontStyle`)),
    size: asPositive(get(json, `${part}FontSize`)),
  };
};
