import { barrel, fillPath, INK, knob, patch, plainWheel, strokePath, train, wheel } from './parts.ts';

const BROWN = ['#d2a579', '#a06a3e', '#774a28'] as const;
const DEEP = '#48291a';
const PALE = '#f4e6d2';

export const BROWN_TRAIN = train(
  [200, 93, 1],
  strokePath('M4 89.5H196', DEEP, 2),
  // Funnel, domes.
  fillPath(DEEP, 'M150 32 151 12H161L162 32ZM148 8H164V13H148Z'),
  fillPath(BROWN[1], 'M104 32V26Q104 19 111 19T118 26V32ZM128 32V27Q128 22 133 22T138 27V32Z'),
  patch(BROWN[0], 'M106 31V26Q106 22 109 21V31Z'),
  strokePath('M88 31V23M85.5 23H90.5', DEEP, 1.8),
  // Boiler over the side tanks.
  barrel([70, 31, 76, 28], BROWN),
  barrel([145, 29, 24, 32], [BROWN[2], DEEP, DEEP]),
  fillPath(DEEP, 'M169 33Q173 45 169 57Z'),
  fillPath(BROWN[1], 'M70 42H136V66H70Z'),
  patch(BROWN[0], 'M71 43H135V46H71Z'),
  patch(BROWN[2], 'M71 60H135V65H71Z'),
  strokePath('M75 48H131V58H75Z', PALE, 1),
  // Cab and bunker.
  fillPath(DEEP, 'M14 44 18 36 28 34 36 44Z'),
  fillPath(BROWN[1], 'M12 42H40V24H72V66H12Z'),
  patch(BROWN[2], 'M13 60H71V65H13Z'),
  strokePath('M17 47H36V57H17Z', PALE, 1),
  fillPath(PALE, 'M45 29H55V41H45ZM59 29H68V41H59Z'),
  fillPath(DEEP, 'M34 24Q36 19 46 18 64 17 78 20V24Z'),
  // Running plate, cylinder, buffers.
  fillPath(DEEP, 'M8 65H182V70H8ZM20 70H172V75H20Z'),
  fillPath('#a53f2c', 'M5 62H9V74H5ZM181 62H185V74H181Z'),
  fillPath(DEEP, 'M185 66H191V71H185ZM191 63H194V74H191Z'),
  wheel(62, 74, 14, 10, BROWN[1]),
  wheel(94, 74, 14, 10, BROWN[1]),
  wheel(126, 74, 14, 10, BROWN[1]),
  plainWheel(32, 79.5, 8.5, BROWN[1]),
  plainWheel(162, 79.5, 8.5, BROWN[1]),
  strokePath('M62 79H126', INK, 3),
  strokePath('M62 79H126', PALE, 1.6),
  strokePath('M150 72 96 79', INK, 2.6),
  strokePath('M150 72 96 79', PALE, 1.2),
  knob(62, 79, 1.8, PALE),
  knob(126, 79, 1.8, PALE),
  barrel([146, 65, 24, 13], BROWN),
);
