import { fillPath, INK, knob, patch, plainWheel, strokePath, train } from './parts.ts';

const ORANGE = ['#f79a55', '#e2702a', '#b9521a'] as const;
const GREY = ['#c3c8cc', '#8c9298', '#5d6268'] as const;
const DARK = '#3a3d42';
const GLASS = '#cfe3ea';

/** A slatted opening for the cooling air. */
const grille = (x: number, y: number, width: number, height: number): string => {
  const slats = Array.from(
    { length: Math.floor(height / 14) - 1 },
    (_, row) => `M${x + 8} ${y + 14 * (row + 1)}h${width - 16}`,
  );
  return fillPath(GREY[1], `M${x} ${y}h${width}v${height}h${-width}Z`) + strokePath(slats.join(''), DARK);
};

const bogie = (x: number): string =>
  plainWheel(x, 648, 60, GREY[1]) +
  plainWheel(x + 206, 648, 60, GREY[1]) +
  fillPath(GREY[2], `M${x - 72} 566h350v34h-60l-26 40h-178l-26-40h-60Z`) +
  fillPath(DARK, `M${x - 24} 622h48v48h-48ZM${x + 182} 622h48v48h-48ZM${x + 66} 590h74v44h-74Z`) +
  strokePath(`M${x + 80} 590v44M${x + 94} 590v44M${x + 112} 590v44M${x + 126} 590v44`, GREY[0], 4);

/** Fans and exhaust on the roof of the long hood. */
const ROOF = 'M150 214V190H250V214ZM280 214V190H380V214ZM520 214V178H560V214ZM650 214V196H720V214Z';

export const DIESEL = train(
  [1260, 734, 5],
  strokePath('M8 716H1252', '#77716a', 10),
  fillPath(GREY[2], ROOF),
  // Long hood with doors.
  fillPath(ORANGE[1], 'M92 232Q92 212 112 212H800V488H92Z'),
  patch(ORANGE[0], 'M98 234Q98 218 114 218H798V240H98Z'),
  patch(ORANGE[2], 'M95 428H797V485H95Z'),
  fillPath(GREY[0], 'M92 330H800V388H92Z'),
  grille(116, 252, 150, 66),
  grille(290, 252, 150, 66),
  strokePath(
    'M470 262V480M540 262V480M610 262V480M680 262V480M750 262V480M116 404V480M266 404V480M400 404V480',
    ORANGE[2],
    4,
  ),
  // Short hood and cab.
  fillPath(ORANGE[1], 'M996 322H1120Q1148 324 1150 352V488H996Z'),
  patch(ORANGE[0], 'M998 328H1118Q1136 330 1142 346H998Z'),
  patch(ORANGE[2], 'M998 428H1147V485H998Z'),
  fillPath(GREY[0], 'M1000 374H1150V418H1000Z'),
  fillPath(ORANGE[1], 'M796 172H1004V488H796Z'),
  patch(ORANGE[2], 'M799 428H1001V485H799Z'),
  fillPath(GREY[0], 'M796 330H1004V388H796Z'),
  fillPath(GLASS, 'M816 206H892V304H816ZM908 206H984V304H908Z'),
  patch('#fff', 'M824 296 862 212H878L840 296ZM916 296 954 212H970L932 296Z'),
  fillPath(GREY[2], 'M780 174Q782 148 816 146H984Q1020 148 1022 174Z'),
  patch(GREY[0], 'M800 164Q806 156 826 155H960L952 164Z'),
  fillPath(DARK, 'M1004 190H1034V226H1004Z'),
  knob(1034, 208, 11, '#fff3c4'),
  fillPath(GREY[1], 'M880 146V126H956V136H900V146Z'),
  // Deck, tank, steps at both ends.
  fillPath(DARK, 'M500 530H760V640Q630 668 500 640Z'),
  patch(GREY[2], 'M512 540H748V556H512Z'),
  fillPath(GREY[2], 'M120 520H1140V570H120Z'),
  fillPath(ORANGE[1], 'M40 484H1222V528H40Z'),
  patch(ORANGE[0], 'M46 490H1216V500H46Z'),
  fillPath(DARK, 'M44 528H112V548H86V660H44ZM1218 528H1150V548H1176V660H1218Z'),
  strokePath('M50 570H82M50 610H82M1180 570H1212M1180 610H1212', GREY[0], 6),
  fillPath(GREY[2], 'M14 540H44V566H14ZM1218 540H1248V566H1218Z'),
  // Handrails.
  strokePath('M54 484V400H90M1206 484V400H1152', INK, 9),
  strokePath('M120 484V416H780V484M1020 484V432H1130V484M290 484V416M450 484V416M620 484V416', '#f3f1ea', 6),
  bogie(172),
  bogie(882),
);
