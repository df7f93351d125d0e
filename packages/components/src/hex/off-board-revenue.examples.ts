import { type Example, example } from './example.ts';

export const OFF_BOARD_REVENUE_EXAMPLES: readonly Example[] = [
  example('Two phases', 'A name and two boxes.', {
    offBoardRevenue: {
      name: { name: 'Eastmark' },
      revenues: [
        { color: 'yellow', value: 30 },
        { color: 'brown', value: 60 },
      ],
    },
  }),
  example('Reversed', 'The name below, phases above.', {
    color: 'offboard',
    offBoardRevenue: {
      reverse: true,
      name: { name: 'The Far Isles' },
      revenues: [
        { color: 'yellow', revenue: 20, phase: 2 },
        { color: 'brown', cost: 50, phase: 5, phaseColor: 'white' },
      ],
    },
  }),
  example('Two rows', 'Rows grow upwards when reversed.', {
    offBoardRevenue: {
      reverse: true,
      rows: 2,
      name: { name: 'Southgate' },
      revenues: [
        { color: 'yellow', value: 20 },
        { color: 'green', value: 30 },
        { color: 'red', value: 40, textColor: 'white' },
        { color: 'gray', value: 60 },
      ],
    },
  }),
  example('Rows with phases', 'Phases of all rows stand outside the block.', {
    color: 'offboard',
    offBoardRevenue: {
      rows: 2,
      size: 12,
      fontFamily: 'sans-serif',
      ...{ angle: 180, percent: 0.2 },
      revenues: [
        { color: 'yellow', value: 20, phase: 2 },
        { color: 'green', value: 30, phase: 3 },
        { color: 'brown', value: 40, phase: 5 },
        { color: 'gray', value: 'Ferry' },
      ],
    },
  }),
];
