/** A game of a few hexes with a little of everything, in strict JSON, so that every editor and program can read it. */
export const STARTER_GAME = `{
  "info": {
    "title": "My First Line",
    "subtitle": "A game to start from",
    "designer": "Your Name",
    "background": "blue",
    "currency": "$#",
    "orientation": "horizontal",
    "titleX": 20,
    "titleY": 360,
    "titleFontSize": 40,
    "extraTotalWidth": 190
  },

  "players": [
    { "number": 2, "capital": 400, "certLimit": 14 },
    { "number": 3, "capital": 300, "certLimit": 10 }
  ],

  "shareTypes": {
    "default": [
      { "quantity": 1, "label": "President", "percent": 20, "shares": 2 },
      { "quantity": 8, "percent": 10, "shares": 1 }
    ]
  },
  "tokenTypes": { "default": ["Free", 40, 100] },
  "companies": [
    { "name": "Northern Railway", "abbrev": "NR", "color": "blue" },
    { "name": "Harbour & Hills", "abbrev": "H&H", "color": "red" }
  ],

  "trains": [
    { "name": "2", "quantity": 4, "price": 100, "color": "yellow" },
    { "name": "3", "quantity": 3, "price": 200, "color": "green" }
  ],
  "phases": [
    { "name": "2", "limit": 4, "train": "2", "tiles": "yellow" },
    { "name": "3", "limit": 3, "train": "3", "tiles": "green" }
  ],

  "tiles": { "7": 2, "8": 4, "9": 4, "57": 2, "14": 1 },

  "map": {
    "hexes": [
      { "color": "plain", "hexes": ["A1", "A3", "B4", "C1", "C5", "D2", "D4"] },
      { "color": "plain", "cities": [{ "name": { "name": "Northgate" } }], "hexes": ["B2"] },
      { "color": "plain", "cities": [{ "name": { "name": "Harbour" } }], "hexes": ["C3"] },
      { "color": "plain", "terrain": [{ "type": "mountain", "cost": 60 }], "hexes": ["A5"] }
    ]
  },

  "stock": {
    "type": "2D",
    "market": [
      [60, 70, 80, 90, 100],
      [50, 60, 70, 80, 90],
      [40, 50, 60, 70, 80]
    ]
  }
}
`;

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

/** An example of each kind of asset, with a comment that explains it. */
const ASSETS: Readonly<Record<string, string>> = {
  'tiles/mine.json': `{
  // Your own tile. The game uses it like a standard one: "tiles": { "X1": 1 }.
  "X1": {
    "color": "yellow",
    "towns": [{ "angle": 0, "percent": 0 }],
    "track": [{ "side": 1 }, { "side": 3 }]
  },
  // Looks like tile 57, with another number.
  "X57": { "tile": "57" }
}
`,
  'themes/mine.json': `{
  // Colours of maps and tiles. Missing colours come from the theme "gmt".
  "name": "Mine",
  "colors": {
    "plain": "#e4ead2",
    "water": "#8fb8cc",
    // Colours on tiles that differ from those on the map:
    "tile": { "yellow": "#f7dd63" }
  }
}
`,
  'themes/companies/mine.json': `{
  // Colours of companies, by the names that the game uses. Missing colours come from the theme "rob".
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
  // Default settings of this game, which anyone can override. To fix a setting for everyone,
  // put it under "config" in game.json.
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

/** Returns the files of a folder to start from: a game that uses an example of each kind of asset. */
export const starterFolder = (title: string): ReadonlyMap<string, string> =>
  new Map([['game.json', starterGameWithAssets(title)], ...Object.entries(ASSETS)]);

const starterGameWithAssets = (title: string): string =>
  STARTER_GAME.replace('"My First Line"', () => JSON.stringify(title))
    .replace('"background": "blue",', '"background": "slate",\n    "publisher": "mine",')
    .replace('"color": "blue" }', '"color": "slate", "logo": "northern" }')
    .replace('"abbrev": "H&H", "color": "red" }', '"abbrev": "H&H", "color": "brick" }')
    .replace('"14": 1 }', '"14": 1, "X1": 1, "X57": 1 }')
    .replace('  "tiles":', '  "tokens": [{ "icon": "crane", "color": "white" }],\n\n  "tiles":');
