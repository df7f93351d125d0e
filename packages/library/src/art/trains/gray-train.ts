import { barrel, fillPath, INK, knob, patch, plainWheel, strokePath, train, wheel } from './parts.ts';

const GREY = ['#b9bfc4', '#7d858c', '#5a6168'] as const;
const DEEP = '#33383d';
const PALE = '#e8ecee';

const DRIVERS = [94, 116, 138, 160];

export const GRAY_TRAIN = train(
  [200, 87, 1],
  strokePath('M3 84.5H197', DEEP, 2),
  // Tender.
  fillPath(DEEP, 'M10 34 15 27 25 25 33 28 42 24 50 34Z'),
  fillPath(GREY[1], 'M5 34H57V64H5Z'),
  patch(GREY[0], 'M6 35H56V38H6Z'),
  patch(GREY[2], 'M6 57H56V63H6Z'),
  strokePath('M10 42H52V54H10Z', PALE, 1),
  fillPath(DEEP, 'M3 63H64V68H3Z'),
  ...[11, 25, 38, 52].map((x) => plainWheel(x, 77, 6.5, GREY[1])),
  fillPath(DEEP, 'M8 68H28V73H8ZM35 68H55V73H35Z'),
  // Short funnel and flat domes on a fat boiler.
  fillPath(DEEP, 'M160 24V13H170V24ZM158 10H172V14H158Z'),
  fillPath(
    GREY[1],
    'M104 24V20Q104 14 112 14H116Q124 14 124 20V24ZM136 24V21Q136 16 141 16H145Q150 16 150 21V24Z',
  ),
  patch(GREY[0], 'M107 23V20Q107 17 111 16V23Z'),
  barrel([84, 22, 72, 34], GREY),
  strokePath('M104 22V56M121 22V56M138 22V56', GREY[2], 1.4),
  strokePath('M90 32H156', PALE, 1.2),
  barrel([155, 21, 24, 36], [GREY[2], DEEP, DEEP]),
  fillPath(GREY[2], 'M179 25Q183 39 179 53Z'),
  knob(182, 31, 2.8, '#fff6d2'),
  // Cab.
  fillPath(GREY[1], 'M66 22H88V66H66Z'),
  patch(GREY[2], 'M67 57H87V65H67Z'),
  fillPath(PALE, 'M70 27H76V38H70ZM79 27H85V38H79Z'),
  fillPath(DEEP, 'M61 22Q63 18 70 17H90Q93 19 93 22Z'),
  // Frame, running board, pilot.
  fillPath(DEEP, 'M66 64H86V57H186V61H178V72H66Z'),
  strokePath('M88 56.5H184', PALE, 1.4),
  fillPath(GREY[1], 'M180 61H188L196 81H180Z'),
  strokePath('M184 65V79M187.5 66 190 79', DEEP, 1.4),
  ...DRIVERS.map((x) => wheel(x, 72, 11.5, 8, GREY[1])),
  plainWheel(176, 76, 7.5, GREY[1]),
  strokePath('M94 76H160', INK, 3),
  strokePath('M94 76H160', PALE, 1.6),
  strokePath('M166 67 139 76', INK, 2.6),
  strokePath('M166 67 139 76', PALE, 1.2),
  ...DRIVERS.map((x) => knob(x, 76, 1.6, PALE)),
  barrel([162, 60, 20, 12], GREY),
);
