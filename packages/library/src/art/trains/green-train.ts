import { barrel, fillPath, INK, knob, patch, plainWheel, strokePath, train, wheel } from './parts.ts';

const GREEN = ['#a5cf9b', '#5c9a5c', '#3b7243'] as const;
const DEEP = '#234b2d';
const PALE = '#e3f1dc';

export const GREEN_TRAIN = train(
  [230, 107, 1.2],
  strokePath('M4 103.5H226', DEEP, 2),
  // Tender.
  fillPath(DEEP, 'M18 48 24 40 36 38 46 42 58 38 68 48Z'),
  fillPath(GREEN[1], 'M10 48H76V80H10Z'),
  patch(GREEN[2], 'M10.6 72H75.4V79.4H10.6Z'),
  strokePath('M16 54H70V68H16Z', PALE, 1.2),
  fillPath(DEEP, 'M8 79H84V84H8Z'),
  wheel(26, 92, 10.5, 8, GREEN[1]),
  wheel(60, 92, 10.5, 8, GREEN[1]),
  // Funnel, dome, safety valve.
  fillPath(DEEP, 'M183 42 184 18H195L196 42ZM181 14H198V19H181Z'),
  fillPath(GREEN[1], 'M143 44V36Q143 28 150 28T157 36V44Z'),
  patch(GREEN[0], 'M145.5 43V36Q145.5 32 148 31V43Z'),
  strokePath('M128 42V34M125.5 34H130.5', DEEP, 2),
  barrel([110, 42, 68, 30], GREEN),
  strokePath('M134 42V72M166 42V72M118 50H178', PALE, 1.4),
  barrel([177, 40, 24, 34], [GREEN[2], DEEP, DEEP]),
  fillPath(DEEP, 'M201 44Q205 57 201 70Z'),
  // Cab with a spectacle plate and a short roof.
  fillPath(GREEN[1], 'M88 36H114V80H88Z'),
  patch(GREEN[2], 'M88.6 70H113.4V79H88.6Z'),
  knob(103, 48, 5.5, PALE),
  fillPath(DEEP, 'M82 36Q84 31 94 30 110 29 120 32V36Z'),
  // Splashers over the drivers, frame, buffers.
  fillPath(GREEN[1], 'M98 76A19 19 0 0 1 136 76ZM136 76A19 19 0 0 1 174 76Z'),
  fillPath(DEEP, 'M84 75H208V81H84Z'),
  fillPath(DEEP, 'M182 81H198L194 93H186Z'),
  fillPath('#b4483a', 'M207 70H211V84H207Z'),
  fillPath(DEEP, 'M211 74H219V79H211ZM219 71H222V82H219Z'),
  wheel(117, 86, 16.5, 12, GREEN[1]),
  wheel(155, 86, 16.5, 12, GREEN[1]),
  plainWheel(190, 93, 9.5, GREEN[1]),
  strokePath('M117 92H155', INK, 3.4),
  strokePath('M117 92H155', PALE, 1.8),
  knob(117, 92, 2, PALE),
  knob(155, 92, 2, PALE),
);
