import { barrel, fillPath, INK, knob, patch, plainWheel, strokePath, train, wheel } from './parts.ts';

const BLACK = ['#666b72', '#35383d', '#222428'] as const;
const SMOKE = ['#878b90', '#55595e', '#3a3d41'] as const;
const SPOKES = '#8f959b';
const GOLD = '#d9ae4a';
const STEEL = '#d3d7da';

const dome = (x: number, width: number): string =>
  fillPath(BLACK[1], `M${x} 204v-26q0-30 ${width / 2}-30t${width / 2} 30v26Z`) +
  patch(BLACK[0], `M${x + 10} 200v-22q0-14 10-20v42Z`);

const bogie = (x: number): string =>
  plainWheel(x, 486, 34, SPOKES) +
  plainWheel(x + 84, 486, 34, SPOKES) +
  fillPath(BLACK[1], `M${x - 24} 462H${x + 108}L${x + 90} 486H${x - 6}Z`);

export const TRAIN_4T = train(
  [1049, 544, 4],
  strokePath('M6 527H1043', '#77716a', 8),
  // Tender heaped with coal.
  fillPath(BLACK[2], 'M70 226 92 186 132 176 158 192 196 168 240 180 270 170 304 196 322 226Z'),
  strokePath('M108 206 128 198M184 196 204 188M252 204 270 196', BLACK[0], 5),
  fillPath(BLACK[1], 'M26 222H344V414H26Z'),
  patch(BLACK[0], 'M30 228H340V244H30Z'),
  patch(BLACK[2], 'M28 372H342V412H28Z'),
  strokePath('M48 266H322V356H48Z', GOLD, 4),
  fillPath(BLACK[2], 'M16 414H372V438H16Z'),
  bogie(72),
  bogie(222),
  strokePath('M344 424H388', INK, 12),
  // Funnel, domes, whistle.
  fillPath(BLACK[2], 'M908 204 914 116H958L964 204Z'),
  patch(BLACK[0], 'M922 196 926 124H936V196Z'),
  fillPath(BLACK[2], 'M904 104H968V120H904ZM898 196H974V208H898Z'),
  dome(600, 76),
  dome(772, 64),
  strokePath('M536 204V166M526 166H546', GOLD, 6),
  // Boiler, firebox and smokebox.
  barrel([486, 200, 402, 142], BLACK),
  fillPath(BLACK[1], 'M480 186H570L600 200V342H480Z'),
  patch(BLACK[0], 'M484 204H572L598 218V240H484Z'),
  strokePath('M652 200V342M742 200V342M832 200V342', SMOKE[0], 4),
  barrel([884, 196, 102, 150], SMOKE),
  fillPath(SMOKE[1], 'M986 208Q1002 270 986 334Z'),
  knob(994, 270, 7, GOLD),
  strokePath('M500 250H880', STEEL, 4),
  // Head lamp.
  fillPath(BLACK[1], 'M984 156H1018V198H984Z'),
  fillPath('#fff3c4', 'M1018 160H1030V194H1018Z'),
  strokePath('M986 206 1006 198', INK, 8),
  // Cab.
  fillPath(BLACK[1], 'M386 152H502V416H386Z'),
  patch(BLACK[2], 'M388 366H500V414H388Z'),
  fillPath('#dfeaec', 'M404 182H442V258H404ZM450 182H488V258H450Z'),
  strokePath('M404 288H486V350H404Z', GOLD, 4),
  fillPath(BLACK[2], 'M366 152Q368 132 400 128 450 122 492 128 520 132 520 152Z'),
  // Running board, frame, pilot.
  fillPath(BLACK[2], 'M386 410H520V348H1000V360H890V440H386Z'),
  fillPath(BLACK[1], 'M986 360H1004V420H1034L1044 512H1000L986 440Z'),
  strokePath('M1008 438 1010 506M1020 438 1026 506', SPOKES, 4),
  wheel(484, 452, 68, 12, SPOKES),
  wheel(632, 452, 68, 12, SPOKES),
  wheel(780, 452, 68, 12, SPOKES),
  plainWheel(892, 486, 34, SPOKES),
  plainWheel(972, 486, 34, SPOKES),
  // Cylinder, rods.
  strokePath('M488 474H784', INK, 15),
  strokePath('M488 474H784', STEEL, 8),
  strokePath('M890 414H826L636 470', INK, 13),
  strokePath('M890 414H826L636 470', STEEL, 7),
  knob(636, 472, 10, STEEL),
  barrel([880, 384, 100, 62], BLACK),
);
