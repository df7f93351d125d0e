import { barrel, fillPath, INK, knob, patch, plainWheel, strokePath, train, wheel } from './parts.ts';

const BROWN = ['#b67c50', '#84502f', '#60371f'] as const;
const DARK = ['#6a5f5a', '#413937', '#2b2625'] as const;
const RED = '#b3271f';
const GOLD = '#e0b653';
const COPPER = '#c8743a';
const STEEL = '#d3d7da';

/** The cover over the top of a driving wheel, lined in gold. */
const splasher = (x: number): string =>
  fillPath(BROWN[1], `M${x - 124} 412a124 124 0 0 1 248 0Z`) +
  strokePath(`M${x - 104} 404a104 104 0 0 1 208 0`, GOLD, 5);

export const TRAIN_5T = train(
  [1075, 679, 5],
  strokePath('M8 661H1067', '#77716a', 10),
  // Funnel, dome, safety valves.
  fillPath(DARK[1], 'M792 218 798 110H856L862 218Z'),
  patch(DARK[0], 'M808 210 812 116H828L826 210Z'),
  fillPath(COPPER, 'M782 84H872L862 114H792ZM780 206H874V222H780Z'),
  fillPath(BROWN[1], 'M516 220V176Q516 132 562 132T608 176V220Z'),
  patch(BROWN[0], 'M530 214V176Q530 154 548 146V214Z'),
  fillPath(GOLD, 'M506 208H618V222H506Z'),
  fillPath(GOLD, 'M384 208V164H402V208ZM412 208V164H430V208ZM374 204H440V218H374Z'),
  // Boiler with bands; the smokebox ends in a cone.
  barrel([300, 216, 460, 184], BROWN),
  fillPath(GOLD, 'M472 214h10v188h-10ZM642 214h10v188h-10ZM748 214h14v188h-14Z'),
  barrel([762, 212, 112, 192], DARK),
  fillPath(DARK[1], 'M874 224Q936 268 940 306 936 346 874 392Z'),
  patch(DARK[0], 'M878 240Q914 264 926 288L878 272Z'),
  strokePath('M340 252H864', STEEL, 6),
  // Cab.
  fillPath(BROWN[1], 'M86 190H296L312 412H86Z'),
  patch(BROWN[2], 'M89 376H307L309 409H89Z'),
  fillPath('#dfeaec', 'M118 216H186V300H118ZM208 216H268L274 300H208Z'),
  strokePath('M112 322H284L288 388H112Z', GOLD, 5),
  fillPath(DARK[1], 'M52 190Q60 164 130 156 220 148 296 160 330 168 332 190Z'),
  patch(DARK[0], 'M90 180Q130 166 210 164 150 172 130 180Z'),
  strokePath('M62 412V300', GOLD, 6),
  // Running plate, frames, steps, buffer beam.
  splasher(396),
  splasher(646),
  fillPath(BROWN[2], 'M120 424H1006V468H120Z'),
  fillPath(BROWN[1], 'M40 408H1012V428H40Z'),
  strokePath('M44 418H1008', GOLD, 4),
  fillPath(BROWN[2], 'M140 466H216L200 584H156Z'),
  fillPath(BROWN[2], 'M52 428H98V440H72V540H110V554H58Z'),
  fillPath(RED, 'M1004 404H1022V476H1004Z'),
  fillPath(DARK[1], 'M1022 422H1048V452H1022ZM1048 406H1062V468H1048Z'),
  fillPath(DARK[1], 'M958 360H990V406H958Z'),
  knob(974, 384, 11, '#fff3c4'),
  wheel(396, 536, 118, 16, BROWN[0]),
  wheel(646, 536, 118, 16, BROWN[0]),
  wheel(178, 588, 66, 10, BROWN[0]),
  plainWheel(812, 596, 58, BROWN[0]),
  plainWheel(948, 596, 58, BROWN[0]),
  fillPath(DARK[1], 'M800 550H960V566H800Z'),
  // Cylinder, rods.
  strokePath('M404 580H654', INK, 24),
  strokePath('M404 580H654', STEEL, 13),
  strokePath('M820 500H752L658 570', INK, 22),
  strokePath('M820 500H752L658 570', STEEL, 11),
  knob(404, 580, 15, STEEL),
  knob(656, 578, 16, STEEL),
  barrel([812, 456, 136, 92], BROWN),
  fillPath(GOLD, 'M804 450h16v104h-16ZM940 450h16v104h-16Z'),
);
