import { barrel, fillPath, INK, knob, patch, strokePath, train, wheel } from './parts.ts';

const YELLOW = ['#fae58f', '#e6bb3a', '#b58b1e'] as const;
const BRONZE = '#7c5d17';
const CREAM = '#fdf3c9';

export const YELLOW_TRAIN = train(
  [240, 108, 1.2],
  strokePath('M4 104.5H236', BRONZE, 2),
  // Tender: a water cask on a wagon.
  fillPath(BRONZE, 'M64 70V54L70 48 78 50 84 56V70Z'),
  barrel([18, 40, 44, 30], YELLOW),
  fillPath(BRONZE, 'M23 39h3v32h-3ZM38 39h3v32h-3ZM53 39h3v32h-3ZM34 40v-5h10v5Z'),
  fillPath(YELLOW[1], 'M12 70H88V77H12Z'),
  wheel(32, 90, 12.5, 8, YELLOW[1]),
  wheel(70, 90, 12.5, 8, YELLOW[1]),
  strokePath('M88 74H104', INK, 2.4),
  // Tall funnel in front, firebox behind.
  fillPath(BRONZE, 'M192 66 193 14H203L204 66Z'),
  patch(YELLOW[2], 'M195 64V16H197V64Z'),
  fillPath(YELLOW[1], 'M188 5H208L204 14H192Z'),
  barrel([118, 36, 76, 30], YELLOW),
  strokePath('M138 36V66M156 36V66M174 36V66', BRONZE, 2),
  fillPath(YELLOW[1], 'M150 36V30Q150 25 155 25T160 30V36Z'),
  fillPath(BRONZE, 'M104 78V40Q104 32 113 32T122 40V78Z'),
  patch(YELLOW[2], 'M107 74V42Q107 37 110 36V74Z'),
  strokePath('M98 70V46M94 46H104', INK, 1.6),
  fillPath(YELLOW[1], 'M94 70H214V77H94Z'),
  patch(YELLOW[0], 'M96 71.5H212V73H96Z'),
  fillPath(BRONZE, 'M214 68H218V79H214ZM218 71H226V76H218ZM226 69H229V78H226Z'),
  wheel(122, 90, 12.5, 8, YELLOW[1]),
  wheel(178, 80, 22.5, 12, YELLOW[1]),
  // Slanting cylinder and its rod.
  fillPath(CREAM, 'M108 46 114 37 136 51 130 60Z'),
  strokePath('M133 55.5 182 88', INK, 3.4),
  strokePath('M133 55.5 182 88', CREAM, 1.6),
  knob(182, 88, 2.4, CREAM),
);
