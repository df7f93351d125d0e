import type { TokenFrame } from '../frame.ts';
import type { PatternLook } from './look.ts';
import { band, panelColor, stroked } from './parts.ts';

const heightOf = ({ height }: { readonly height: number }, { unit }: TokenFrame): number => height * unit;

export const bar: PatternLook<'bar'> = {
  role: 'pattern',
  turns: false,
  draw: (bar, frame) => {
    const height = heightOf(bar, frame);
    const stroke = stroked(frame.look.color(bar.borderColor), 1);
    return [band(-height / 2, height, frame, panelColor(bar, frame), stroke)];
  },
  labelGround: panelColor,
  labelBand: heightOf,
  examples: [
    { name: 'Bar', caption: 'The label on a bar.', token: { label: 'QR', bar: true, color: 'orange' } },
    {
      name: 'High bar',
      caption: 'A bar of another height.',
      token: { label: 'QR', bar: true, color: 'orange', barHeight: 30 },
    },
    {
      name: 'Coloured bar',
      caption: 'A bar in a colour.',
      token: { label: 'QR', color: 'orange', bar: 'blue', barBorderColor: 'white' },
    },
  ],
};
