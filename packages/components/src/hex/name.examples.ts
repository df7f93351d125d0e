import { type Example, example } from './example.ts';

export const NAME_EXAMPLES: readonly Example[] = [
  example('Name', 'In the centre.', { names: [{ name: 'Windmere' }] }),
  example('To the right', 'Angle and distance.', { names: [{ name: 'Quarrow', angle: 240, percent: 0.6 }] }),
  example('Turned', 'Along a side.', {
    names: [{ name: 'Quarrow', angle: 120, percent: 0.6, rotation: -60 }],
  }),
  example('Outlined', 'A colour, a face and an outline of its own.', {
    names: [
      {
        name: 'Brackby',
        color: 'yellow',
        fontFamily: 'display',
        fontSize: 20,
        strokeWidth: 1,
        strokeColor: 'black',
      },
    ],
  }),
  example('Italic', 'Style and weight of its own.', {
    names: [
      {
        name: 'Lake Orrin',
        fontFamily: 'Nowhere Script',
        fontSize: 16,
        fontStyle: 'italic',
        fontWeight: 'normal',
      },
    ],
  }),
  example('Along a path', 'Follows any line; the middle at 50 per cent.', {
    color: 'water',
    names: [{ name: 'River Tamble', path: 'M -60 10 C -30 -40 30 40 60 -10', offset: 50 }],
  }),
  example('Forced length', 'Letters spread over a given length.', {
    names: [{ name: 'Fens', textLength: 90, bgColor: 'green', reverse: true }],
  }),
];
