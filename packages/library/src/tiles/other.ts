/** Tiles of no single colour: each line states its own. The notation is explained in `notation.ts`. */
export const OTHER_TILES = `
119: color=green/brown | group=individual | rot=3 | T 1 3 4 5 | C 2 | V 30@210:.8
241: color=water | T o3 o4 | V 50@210:.8 | L "Tasmania"@:.05 | icons=[{"type":"port","angle":150,"percent":0.4}]
340: color=green/brown | group=individual | T 1 2 4
341: color=green/brown | group=individual | T 1 4 6
342: color=green/brown | group=individual | T 1 2 3
343: color=green/brown | group=individual | T 1 3 5
399: color=offboard | T o3 | L "A"@210:.8 | offBoardRevenue={"percent":0.15,"reverse":true,"name":{"name":"Salzburg-Österreich"},"revenues":[{"color":"white","cost":" 30","phaseColor":"black","phase":"3H"},{"color":"white","cost":" 60","phaseColor":"black","phase":"2x4"},{"color":"white","cost":" 90","phaseColor":"black","phase":"17H"},{"color":"white","cost":" 120","phaseColor":"black","phase":"30H"}]}
400: color=offboard | T o5 o4 o3.75 | L "CH"@210:.8 | offBoardRevenue={"percent":0.15,"reverse":true,"name":{"name":"Basel-Schweiz"},"revenues":[{"color":"white","cost":" 40","phaseColor":"black","phase":"3H"},{"color":"white","cost":" 70","phaseColor":"black","phase":"2x4"},{"color":"white","cost":" 90","phaseColor":"black","phase":"17H"},{"color":"white","cost":" 100","phaseColor":"black","phase":"30H"}]}
721: color=water | T s1n{"color":"water","borderColor":"water","gaugeColor":"red"}
722: color=water | T g1n{"color":"water","borderColor":"water","gaugeColor":"red"}
723: color=water | T h1n{"color":"water","borderColor":"water","gaugeColor":"red"}
`;
