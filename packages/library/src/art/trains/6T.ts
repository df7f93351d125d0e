import { barrel, fillPath, INK, knob, patch, plainWheel, strokePath, train, wheel } from './parts.ts';

const BLUE = ['#66788f', '#323e50', '#202a38'] as const;
const SMOKE = ['#868d96', '#545b64', '#3a4047'] as const;
const SPOKES = '#9aa3ad';
const STEEL = '#dde1e4';

const bogie = (x: number): string =>
  plainWheel(x, 406, 25, SPOKES) +
  plainWheel(x + 56, 406, 25, SPOKES) +
  plainWheel(x + 112, 406, 25, SPOKES) +
  fillPath(BLUE[2], `M${x - 18} 384h148l-14 22h-120Z`);

const DRIVERS = [648, 762, 876, 990];

export const TRAIN_6T = train(
  [1259, 449, 4],
  strokePath('M6 436H1253', '#77716a', 7),
  // Tender: a round water tank behind a square bunker.
  fillPath(BLUE[2], 'M282 158 306 132 346 124 380 136 410 122 436 158Z'),
  barrel([44, 196, 240, 150], BLUE),
  fillPath(BLUE[1], 'M44 200Q16 212 16 271T44 342Z'),
  strokePath('M104 196V346M164 196V346M224 196V346', BLUE[2], 3),
  fillPath(BLUE[1], 'M60 196V180H104V196Z'),
  fillPath(BLUE[1], 'M264 196 280 156H440V348H264Z'),
  patch(BLUE[0], 'M272 196 284 162H436V178L300 180 290 196Z'),
  fillPath(BLUE[2], 'M20 346H452V372H20Z'),
  strokePath('M24 356H448', STEEL, 3),
  bogie(70),
  bogie(292),
  strokePath('M452 362H480', INK, 10),
  // Long casing with funnel and domes.
  fillPath(BLUE[2], 'M1096 136V98H1146V136ZM1088 88H1154V102H1088Z'),
  fillPath(BLUE[1], 'M704 136Q708 104 736 104H930Q958 104 962 136Z'),
  patch(BLUE[0], 'M722 124Q728 112 742 112H924Q938 112 942 124Z'),
  strokePath('M1022 132V110M1014 108H1030', '#d9ae4a', 6),
  // Boiler, firebox, smokebox.
  barrel([566, 134, 504, 160], BLUE),
  strokePath('M704 134V294M796 134V294M888 134V294M980 134V294', BLUE[2], 3),
  barrel([1066, 132, 112, 164], SMOKE),
  fillPath(SMOKE[1], 'M1178 146Q1196 214 1178 284Z'),
  knob(1194, 206, 14, '#fff3c4'),
  strokePath('M590 186H1060', STEEL, 3),
  // Cab.
  fillPath(BLUE[1], 'M468 130H584V370H468Z'),
  patch(BLUE[2], 'M470 320H582V368H470Z'),
  fillPath('#dfeaec', 'M486 156H520V214H486ZM530 156H566V214H530Z'),
  fillPath(BLUE[2], 'M446 130Q448 114 476 112H590Q602 118 602 130Z'),
  // Frame and running board.
  fillPath(BLUE[2], 'M480 352H584V306H1196V320H1074V392H480Z'),
  fillPath(STEEL, 'M584 298H1200V308H584Z'),
  fillPath(BLUE[1], 'M1178 308H1216L1250 420H1176Z'),
  strokePath('M1192 330 1194 412M1206 330 1214 412M1218 342 1232 412', SPOKES, 4),
  plainWheel(500, 400, 31, SPOKES),
  plainWheel(568, 400, 31, SPOKES),
  ...DRIVERS.map((x) => wheel(x, 377, 54, 8, SPOKES)),
  plainWheel(1082, 402, 29, SPOKES),
  plainWheel(1150, 402, 29, SPOKES),
  // Cylinder, rods.
  strokePath('M652 396H994', INK, 13),
  strokePath('M652 396H994', STEEL, 7),
  strokePath('M1076 350H1030L880 394', INK, 12),
  strokePath('M1076 350H1030L880 394', STEEL, 6),
  knob(880, 395, 9, STEEL),
  barrel([1068, 322, 92, 56], BLUE),
);
