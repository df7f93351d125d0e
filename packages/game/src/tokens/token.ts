import { asFlag, asNumber, asText, get, type Json, truthy } from '../json.ts';
import { asPositive } from '../positive.ts';

/**
 * The picture of a token (70.2.1) as far as one place in the file states it. Token faces lie over one
 * another — what a place asks for, the company, the company's own `token` (70.5) — so a field is
 * present only where it was stated, and `{ ...below, ...above }` is the face of both. Each decoration
 * is settled in itself, so nothing of it is mixed. Lengths marked σ are for a radius of 25 (70.1.1).
 */
export interface TokenFace {
  /** The radius; without one 15 for a destination, else what the place gives, else 25. */
  readonly width?: number;
  readonly destination?: boolean;
  readonly shape?: 'round' | 'square';
  readonly color?: string;
  readonly reserved?: boolean;
  /** The reverse side. */
  readonly inverse?: boolean;
  readonly inverseLabelColor?: string;
  readonly bleed?: boolean;
  /** A CSS colour, or else a colour name (70.14, 20). Without one `black`. */
  readonly outline?: string;
  readonly outlineWidth?: number;
  readonly rotation?: number;
  /** The token does not turn with its surroundings. */
  readonly fixed?: boolean;
  /** Turns most decorations, in degrees. */
  readonly shapeAngle?: number;

  /** Empty text takes a company's label away. */
  readonly label?: string;
  readonly labelColor?: string;
  readonly labelStrokeColor?: string;
  readonly labelStrokeWidth?: number;
  /** Baseline; automatic when absent. */
  readonly labelY?: number;
  /** σ; automatic when absent. */
  readonly fontSize?: number;
  readonly fontFamily?: string;

  readonly icon?: string;
  /** A colour name, or `map-` and the name of a map colour. */
  readonly iconColor?: string;
  /** σ; without it an icon that stands alone has the size of `logoWidth` (70.14, 16). */
  readonly iconWidth?: number;
  /** Upper edge; automatic when absent. */
  readonly iconY?: number;
  /** Logo id; empty text takes a company's logo away. */
  readonly logo?: string;
  /** σ. */
  readonly logoWidth?: number;

  readonly square?: string;
  /** Upper left, upper right, lower left, lower right. */
  readonly quarters?: readonly [string, string, string, string];
  /** Upper, lower. */
  readonly halves?: readonly [string, string];
  /** Lower half, upper half, rays. */
  readonly sunrise?: readonly [string, string, string];
  readonly sexies?: readonly [string, string];
  /** The triangle that points up, the one that points down. */
  readonly hexagram?: readonly [string, string];
  readonly spiral?: TokenBand;
  readonly curvedStripes?: TokenBand;
  readonly stripes?: TokenBand;
  readonly stripe?: { readonly color: string; readonly width: number };
  readonly target?: string;
  readonly bar?: { readonly color?: string; readonly height: number; readonly borderColor: string };
  readonly circle?: { readonly color?: string; readonly radius: number; readonly borderColor: string };

  readonly shield?: { readonly color?: string; readonly top?: string };
  readonly shield3?: {
    readonly color?: string;
    readonly topLeft: string;
    readonly topCenter?: string;
    readonly topRight: string;
  };
  readonly kiteshield?: { readonly color?: string };
  readonly star5?: { readonly color?: string };
}

/** Repeated lines of one colour; width and distance in σ. */
export interface TokenBand {
  readonly color: string;
  readonly width: number;
  readonly distance: number;
}

/** Reads the fields of a token; a bare text or number is its label. */
export const resolveTokenFace = (json: Json | undefined): TokenFace => {
  const label = asText(json);
  if (label !== undefined) return { label };

  const field = (key: string) => get(json, key);
  const flag = (key: string) => asFlag(field(key));
  const name = (key: string) => truthy(asText(field(key)));
  const number = (key: string) => truthy(asNumber(field(key)));
  const length = (key: string) => asPositive(field(key));

  /** `true` stands for the decoration's own colour, which the picture knows (white, or red for a star). */
  const emblem = (key: string): { color?: string } | undefined => {
    const on = flag(key);
    if (on !== undefined) return on ? {} : undefined;
    const color = name(key);
    return color === undefined ? undefined : { color };
  };
  const band = (key: string, width: number, distance: number): TokenBand | undefined => {
    const color = name(key);
    return color === undefined
      ? undefined
      : { color, width: length(`${key}Width`) ?? width, distance: length(`${key}Distance`) ?? distance };
  };
  /** A list that is too short to fill the shape is no decoration. */
  const colors = (key: string, count: number): readonly string[] | undefined => {
    const value = field(key);
    const names = Array.isArray(value) ? value.slice(0, count).map((item: Json) => asText(item) ?? '') : [];
    return names.length === count ? names : undefined;
  };

  const shape = name('tokenShape');
  const stripe = name('stripe');
  const bar = emblem('bar');
  const circle = emblem('circle');
  const shield = emblem('shield');
  const shield3 = emblem('shield3');

  return stated({
    width: length('width'),
    destination: flag('destination'),
    shape: shape === undefined ? undefined : shape === 'square' ? 'square' : 'round',
    color: name('color'),
    reserved: flag('reserved'),
    inverse: flag('inverse'),
    inverseLabelColor: name('inverseLabelColor'),
    bleed: flag('bleed'),
    outline: name('outline'),
    outlineWidth: length('outlineWidth'),
    rotation: number('rotation'),
    fixed: flag('fixed'),
    shapeAngle: number('shapeAngle'),

    label: field('label') === null ? '' : asText(field('label')),
    labelColor: name('labelColor'),
    labelStrokeColor: name('labelStrokeColor'),
    labelStrokeWidth: length('labelStrokeWidth'),
    labelY: number('labelY'),
    fontSize: length('fontSize'),
    fontFamily: name('fontFamily'),

    icon: name('icon'),
    iconColor: name('iconColor'),
    iconWidth: length('iconWidth'),
    iconY: number('iconY'),
    logo: field('logo') === null || flag('logo') === false ? '' : asText(field('logo')),
    logoWidth: length('logoWidth'),

    square: name('square'),
    quarters: colors('quarters', 4) as TokenFace['quarters'],
    halves: colors('halves', 2) as TokenFace['halves'],
    sunrise: colors('sunrise', 3) as TokenFace['sunrise'],
    sexies: colors('sexies', 2) as TokenFace['sexies'],
    hexagram: colors('hexagram', 2) as TokenFace['hexagram'],
    spiral: band('spiral', 3.125, 8.25),
    curvedStripes: band('curvedStripes', 6.25, 16.5),
    stripes: band('stripes', 6.25, 12.5),
    stripe: stripe === undefined ? undefined : { color: stripe, width: length('stripeWidth') ?? 12.5 },
    target: name('target'),
    bar: bar && {
      ...bar,
      height: length('barHeight') ?? 18.75,
      borderColor: name('barBorderColor') ?? 'black',
    },
    circle: circle && {
      ...circle,
      radius: length('circleRadius') ?? 15,
      borderColor: name('circleBorderColor') ?? 'black',
    },

    shield: shield && { ...shield, top: name('shieldTop') },
    shield3: shield3 && {
      ...shield3,
      topLeft: name('shield3TopLeft') ?? 'red',
      topCenter: name('shield3TopCenter'),
      topRight: name('shield3TopRight') ?? 'blue',
    },
    kiteshield: emblem('kiteshield'),
    star5: emblem('star5'),
  });
};

/** Without the fields nobody stated, so that laying faces over one another cannot erase a field. */
const stated = (face: TokenFace): TokenFace =>
  Object.fromEntries(Object.entries(face).filter(([, value]) => value !== undefined));
