import { fillPath, INK, knob, patch, plainWheel, strokePath, train } from './parts.ts';

const BROWN = ['#9c6238', '#713f21', '#522c17'] as const;
const ROOF = ['#8d8882', '#5f5b57', '#454240'] as const;
const DARK = '#37322f';
const STEEL = '#8b8f92';
const GOLD = '#dfb44f';
const GLASS = '#d9e6e2';
const BLIND = '#f1d98f';

const WINDOWS = [176, 248, 320, 392, 464, 536];

/** An arched window, its blind half drawn. */
const window = (x: number): string =>
  fillPath(GLASS, `M${x - 24} 222v-56q0-16 24-16t24 16v56Z`) +
  patch(BLIND, `M${x - 22} 184v-18q0-14 22-14t22 14v18Z`) +
  strokePath(`M${x - 22} 185h44`, BROWN[2], 2);

const bogie = (x: number): string =>
  plainWheel(x, 342, 25, STEEL) +
  plainWheel(x + 84, 342, 25, STEEL) +
  fillPath(DARK, `M${x - 30} 316h144v14h-34l-12 16h-52l-12-16h-34Z`);

export const PULLMAN = train(
  [612, 382, 3],
  strokePath('M4 370H608', '#77716a', 6),
  // Roof with its clerestory, reaching out over the platform.
  fillPath(ROOF[1], 'M104 84Q104 56 132 54H572Q590 56 592 84Z'),
  patch(ROOF[0], 'M116 68Q122 60 136 59H568L570 66Z'),
  fillPath(GLASS, WINDOWS.map((x) => `M${x - 22} 72h44v11h-44Z`).join('')),
  fillPath(ROOF[1], 'M10 124Q14 100 62 90 90 84 112 84H592Q604 88 606 124Z'),
  patch(ROOF[0], 'M34 108Q58 96 112 92H588L592 98H116Q66 100 34 108Z'),
  // Observation platform.
  fillPath(BROWN[2], 'M110 124H128V300H110Z'),
  strokePath('M26 124V302M100 124V302', GOLD, 5),
  strokePath('M26 220H102', GOLD, 5),
  strokePath('M38 222V292M50 222V292M62 222V292M74 222V292M86 222V292', INK, 3),
  knob(62, 256, 19, BROWN[1]),
  strokePath('M62 246V266M52 256H72', GOLD, 3),
  fillPath('#c22a24', 'M14 196H30V216H14Z'),
  // Body.
  fillPath(BROWN[1], 'M120 124H602V300H120Z'),
  patch(BROWN[0], 'M122 126H600V136H122Z'),
  patch(BROWN[2], 'M122 270H600V298H122Z'),
  strokePath('M128 142H594M128 230H594M128 266H594', GOLD, 2),
  ...WINDOWS.map(window),
  fillPath(BROWN[2], 'M270 236H454V260H270Z'),
  strokePath('M282 248H314M324 248H346M356 248H400M410 248H442', GOLD, 5),
  // Underframe, truss rod, steps.
  fillPath(DARK, 'M16 296H606V318H16Z'),
  strokePath('M250 318 290 338H410L450 318M310 318V338M390 318V338', DARK, 5),
  fillPath(DARK, 'M24 318H72V328H60V350H30V340H24Z'),
  bogie(140),
  bogie(482),
);
