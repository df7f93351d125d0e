import { STARTER_GAME } from './starter-game.ts';

const LOGO = `<!-- The logo "northern": a square picture. Parts of class color-main take the company's colour. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <circle class="color-main" cx="50" cy="50" r="50" fill="#31537a"/>
  <path d="M50 14 80 80H20Z" fill="#fff"/>
</svg>
`;

const ICON = `<!-- The icon "crane", for icons and terrain of hexes, for tokens and privates. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <path d="M30 90V20H80V30H42V90Z" fill="#333"/>
  <path d="M70 30V60" fill="none" stroke="#333" stroke-width="4"/>
</svg>
`;

/** The files beside the game: an example of each kind, with comments that say what it is for. */
const BESIDE: Readonly<Record<string, string>> = {
  'tiles/mine.json': `{
  // A tile of your own. The game takes it as it takes standard ones: "tiles": { "X1": 1 }.
  "X1": {
    "color": "yellow",
    "towns": [{ "angle": 0, "percent": 0 }],
    "track": [{ "side": 1 }, { "side": 3 }]
  },
  // Looks like tile 57, under another number.
  "X57": { "tile": "57" }
}
`,
  'themes/mine.json': `{
  // Colours of maps and tiles. What is missing here is that of the theme "gmt".
  "name": "Mine",
  "colors": {
    "plain": "#e4ead2",
    "water": "#8fb8cc",
    // Other values on tiles than on the map:
    "tile": { "yellow": "#f7dd63" }
  }
}
`,
  'themes/companies/mine.json': `{
  // Colours of companies, by the names that the game uses. What is missing here is that of the theme "rob".
  "name": "My companies",
  "colors": { "slate": "#31537a", "brick": "#a8442f" }
}
`,
  'companies/others.json': `{
  // Companies to play any game with: the setting "Override Companies", or "overrideCompanies": "others" in config.json.
  "name": "Other companies",
  "abbrev": "others",
  "companies": [
    { "name": "Eastern Railway", "abbrev": "ER", "color": "brick" },
    { "name": "Western Railway", "abbrev": "WR", "color": "slate", "logo": "northern" }
  ]
}
`,
  'publishers/mine.json': `{
  // The game names it: "info": { "publisher": "mine" }.
  "mine": { "name": "My Own Press" }
}
`,
  'config.json': `{
  // Settings that this game wants. Whoever opens it may choose others; what nobody should change
  // stands under "config" in game.json.
  "theme": "mine",
  "companiesTheme": "mine"
}
`,
  'logos/northern.svg': LOGO,
  'icons/crane.svg': ICON,
  'fonts/README.txt': `Put fonts here, as .ttf or .otf files: Name.ttf, Name-Bold.ttf.
The game uses them by that name: "fontFamily": "Name".
`,
};

/** A folder to start from: a game that uses something of each kind, and the files beside it. */
export const starterFolder = (title: string): ReadonlyMap<string, string> =>
  new Map([['game.json', gameOf(title)], ...Object.entries(BESIDE)]);

const gameOf = (title: string): string =>
  STARTER_GAME.replace('"My First Line"', () => JSON.stringify(title))
    .replace('"background": "blue",', '"background": "slate",\n    "publisher": "mine",')
    .replace('"color": "blue" }', '"color": "slate", "logo": "northern" }')
    .replace('"abbrev": "H&H", "color": "red" }', '"abbrev": "H&H", "color": "brick" }')
    .replace('"14": 1 }', '"14": 1, "X1": 1, "X57": 1 }')
    .replace('  "tiles":', '  "tokens": [{ "icon": "crane", "color": "white" }],\n\n  "tiles":');
