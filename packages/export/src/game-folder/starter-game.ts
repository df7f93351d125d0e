/** A game of a few hexes that has a little of everything, in strict JSON, so that every editor and program takes it. */
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
