import { choice, flag, number, object, text } from '../field.ts';
import { TRACKER_TYPES } from '../tracker.ts';

const place = {
  x: number('Cells from the left.', { default: 0 }),
  y: number('Cells from the top.', { default: 0 }),
};

/** What else stands on the market sheet (40.2.1). */
export const display = object(
  {
    legend: object(
      {
        ...place,
        align: text('`right` aligns the legend to the right. Default: left.'),
        verticalAlign: text('`bottom` stacks the entries upwards. Default: top.'),
        reverse: flag('Last entry first.', { default: false }),
      },
      'Place of the legend, in cells; in units on 1D and 1Diag markets.',
    ),
    par: object(place, 'Place of the par chart on the market, in cells.'),
    roundTracker: object(
      {
        ...place,
        type: choice(TRACKER_TYPES, 'How the stops are arranged.', { default: 'row' }),
        rotation: number('Turn of a ring in degrees.', { default: 0 }),
      },
      'Place of the round tracker on the market, in cells.',
    ),
    extraTotalWidth: number('Extra width of the sheet in units.', { default: 0 }),
    extraTotalHeight: number('Extra height of the sheet in units.', { default: 0 }),
  },
  'What else stands on the market sheet, and room for it.',
);
