import { example } from './example.ts';

export const nameExamples = [
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

export const labelExamples = [
  example('One letter', 'Upper left, unless it says otherwise.', { labels: [{ label: 'B' }] }),
  example('Two letters', 'As large as one.', { labels: [{ label: 'QB' }] }),
  example('Pair', 'Two cities.', { labels: [{ label: 'OO' }] }),
  example('Two labels', 'The second one stands at the right.', { labels: [{ label: 'P' }, { label: 'Q' }] }),
  example('Longer words', 'The longer, the smaller.', {
    labels: [
      { label: 'Port', angle: 180, percent: 0.6 },
      { label: 'Lighthouse', color: 'red', angle: 0, percent: 0 },
      {
        label: 'Fishing ground',
        fontWeight: 'normal',
        fontStyle: 'italic',
        angle: 0,
        percent: 0.6,
        fixed: true,
      },
    ],
  }),
];

export const industryExamples = [
  example('Numbers', 'A text in either half.', { industries: [{ top: 1, bottom: 20 }] }),
  example('Letters', 'Any text will do.', {
    industries: [{ top: 'OK', bottom: 10, angle: 90, percent: 0.5 }],
  }),
];

export const companyMarkExamples = [
  example('Mark', 'Home of a private company.', { companies: [{ label: 'A' }] }),
  example('Lengthened', 'Reaches out to either side.', {
    companies: [{ label: 'WdQ', color: 'blue', left: 50, right: 50 }],
  }),
  example('Below', 'Circles below the label, longer to the left.', {
    companies: [{ label: 'C', left: 30, bottom: true }],
  }),
  example('Larger', 'Circles of another size.', {
    companies: [{ label: 'BRW', color: 'orange', radius: 8, bottom: true }],
  }),
  example('Other side', 'The label beyond the arc.', { companies: [{ label: 'TVL', reverse: true }] }),
];

export const offBoardRevenueExamples = [
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
        { color: 'brown', value: 40, textColor: 'white' },
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

export const routeBonusExamples = [
  example('Bonus', 'A lozenge with a text.', { routeBonuses: [{ value: '+40' }] }),
  example('Coloured', 'Colours of its own.', {
    routeBonuses: [
      {
        value: '+$120',
        size: 16,
        fillColor: 'black',
        strokeColor: 'red',
        strokeWidth: 3,
        textColor: 'white',
      },
    ],
  }),
];

export const terrainExamples = [
  example('Empty', 'Nothing to see.', { terrain: [{}] }),
  example('Cost', 'Without a picture.', { terrain: [{ cost: 70, size: 'medium' }] }),
  example('Mountain', 'Peaks above the cost.', { terrain: [{ type: 'mountain', cost: 100 }] }),
  example('Water', 'Waves above the cost.', { terrain: [{ type: 'water', cost: 40 }] }),
  example('River', 'Two wavy lines.', { terrain: [{ type: 'river', cost: 20 }] }),
  example('Cactus', 'Desert.', { terrain: [{ type: 'cactus', cost: 20 }] }),
  example('Skull', 'Taller pictures stand higher.', { terrain: [{ type: 'cow-skull', cost: 10 }] }),
  example('Tree', 'Coloured text gets an outline.', {
    terrain: [{ type: 'tree', cost: 20, color: 'green' }],
  }),
  example('Tiny', 'Three quarters of the size.', { terrain: [{ type: 'river', cost: 10, size: 'tiny' }] }),
  example('Large', 'Twice the size.', { terrain: [{ type: 'swamp', cost: 120, size: 'large' }] }),
  example('Medium', 'Half as large again.', { terrain: [{ type: 'noenter', cost: 120, size: 'medium' }] }),
  example('Older spelling', 'Mountain and water as fields of the hex.', {
    mountain: { cost: 60, angle: 90, percent: 0.5 },
    water: [{ cost: '40+', angle: 270, percent: 0.5, fontSize: 12, fontFamily: 'serif' }],
  }),
  example('By a city', 'Makes room below.', { cities: [{}], terrain: [{ type: 'mountain', cost: 80 }] }),
];
