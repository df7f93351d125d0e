/** A game of a few hexes that has a little of everything. Comments are fine in game files. */
export const STARTER_GAME = `{
  // Everything but the title may be left out.
  "info": {
    "title": "My First Line",
    "subtitle": "A game to start from",
    "designer": "Your Name",
    "background": "blue",
    "currency": "$#",
    "orientation": "horizontal",
    // The title stands below the map, in room made for it; 100 are an inch.
    "titleX": 20,
    "titleY": 360,
    "titleSize": 40,
    "extraTotalWidth": 190
  },

  // How many can play, with what in their pockets.
  "players": [
    { "number": 2, "capital": 400, "certLimit": 14 },
    { "number": 3, "capital": 300, "certLimit": 10 }
  ],

  // Shares and station tokens that all companies have.
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

  // Ids of the catalogue ("platelayer tiles" lists them) and how many of each.
  "tiles": { "7": 2, "8": 4, "9": 4, "57": 2, "14": 1 },

  // Letters and numbers as on the map's edge; neighbours under one letter are two numbers apart.
  "map": {
    "hexes": [
      { "color": "plain", "hexes": ["A1", "A3", "B4", "C1", "C5", "D2", "D4"] },
      { "color": "plain", "cities": [{ "name": { "name": "Northgate" } }], "hexes": ["B2"] },
      { "color": "plain", "cities": [{ "name": { "name": "Harbour" } }], "hexes": ["C3"] },
      { "color": "plain", "terrain": [{ "type": "mountain", "cost": 60 }], "hexes": ["A5"] }
    ]
  },

  // Row by row from the top.
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
