export interface IconDescription {
  readonly depicts: string;
  /** The part that a recolouring changes; absent for an icon that keeps its colours. */
  readonly main?: string;
}

/** The icons of hexes, terrain, tokens and privates by name (90.9.2). */
export const ICONS: ReadonlyMap<string, IconDescription> = new Map<string, IconDescription>([
  ['1861', { depicts: 'double-headed imperial eagle with a round shield on its breast' }],
  ['1867', { depicts: 'maple leaf' }],
  ['boat', { depicts: 'sailing boat with two triangular sails on a curved hull', main: 'all fills' }],
  ['bridge', { depicts: 'suspension bridge, two towers and a cable' }],
  ['cactus', { depicts: 'saguaro with two arms', main: 'the green stroke' }],
  ['cannon', { depicts: 'field gun on a spoked wheel, muzzle right', main: 'all' }],
  ['charter', { depicts: 'rounded card with a coloured band along the top', main: 'the band' }],
  ['coal', { depicts: 'pickaxe', main: 'all' }],
  ['coalcar', { depicts: 'mine cart heaped with coal' }],
  ['cow-skull', { depicts: 'horned cattle skull, front view' }],
  ['cylinder', { depicts: 'tall round counter seen from the side', main: 'all fills' }],
  ['ferry', { depicts: 'passenger ship with superstructure' }],
  ['fish', { depicts: 'stylised fish of two curves', main: 'fill' }],
  ['home', { depicts: 'house with pitched roof', main: 'fill' }],
  ['lock', { depicts: 'closed padlock', main: 'fill' }],
  ['mail', { depicts: 'envelope', main: 'fill' }],
  ['meat', { depicts: 'pair of cattle horns with a dark boss', main: 'the horns' }],
  ['medium-city', { depicts: 'ring with a solid centre' }],
  ['mining', { depicts: 'crossed shovel and pickaxe' }],
  [
    'mountain',
    { depicts: 'row of three peaks as a zigzag line, the middle one higher', main: 'the tan stroke' },
  ],
  ['noenter', { depicts: 'no-entry sign: disc with a white bar', main: 'the disc' }],
  ['oil-derrick', { depicts: 'derrick with gushing oil' }],
  ['oilbarrel', { depicts: 'ribbed drum' }],
  ['orange', { depicts: 'slice of an orange' }],
  ['port', { depicts: 'anchor', main: 'the blue' }],
  ['refinery', { depicts: 'tanks and a tower with a flame, outline' }],
  ['river', { depicts: 'two wavy lines', main: 'the blue stroke' }],
  ['rocket', { depicts: 'rocket with flame, upright' }],
  ['round3', { depicts: 'circle of three arrows, clockwise from the top' }],
  ['round4', { depicts: 'circle of four arrows, clockwise from the top' }],
  ['round5', { depicts: 'circle of five arrows, clockwise from the top' }],
  ['share', { depicts: 'rounded card with a coloured band at the left', main: 'the band' }],
  ['steamboat', { depicts: 'paddle steamer on waves' }],
  ['steel', { depicts: 'I-beam, cross-section', main: 'all' }],
  ['swamp', { depicts: 'three tufts of reed', main: 'the green stroke' }],
  ['token', { depicts: 'flat round counter seen from the side', main: 'all fills' }],
  ['tracks', { depicts: 'length of railway track: two rails, four sleepers', main: 'all strokes' }],
  ['train', { depicts: 'steam locomotive from the front', main: 'the smokebox' }],
  ['tree', { depicts: 'conifer with trunk' }],
  ['tunnel', { depicts: 'arched portal with dark opening', main: 'the opening' }],
  ['water', { depicts: 'two rows of scalloped waves', main: 'the blue stroke' }],
  ['wheat', { depicts: 'ear of wheat, leaning right' }],
]);

/** Black symbols for tables by name, with what they depict (90.9.3). */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['certificate', 'seal with scalloped edge'],
  ['coins', 'stacks of coins'],
  ['exclamation', 'exclamation mark'],
  ['info', 'letter i'],
  ['minus', 'minus sign'],
  ['money-bill-wave', 'waving banknote'],
  ['percentage', 'per cent sign'],
  ['plus', 'plus sign'],
  ['stop', 'filled square'],
  ['times', 'cross'],
  ['university', 'bank with columns'],
  ['user-friends', 'two people'],
]);
