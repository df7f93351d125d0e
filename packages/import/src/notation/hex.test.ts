import type { JsonObject } from '@platelayer/game';
import { expect, it } from 'vitest';
import type { Layout } from './geometry.ts';
import { type HexOptions, hexOfNotation } from './hex.ts';

const hex = (text: string, options: HexOptions = {}) => hexOfNotation(text, options).hex;
const issueLines = (text: string) =>
  hexOfNotation(text).issues.map(({ kind, message }) => `${kind}: ${message}`);
const track = (text: string, options: HexOptions = {}) => hex(text, options).track;

it('reads the example of 85.8.7', () => {
  const text = 'city=revenue:20,slots:2;path=a:1,b:_0;path=a:4,b:_0;label=Z;upgrade=cost:40,terrain:water';
  expect(hex(text, { layout: 'pointy' })).toEqual({
    color: 'plain',
    cities: [{ size: 2 }],
    track: [{ side: 1 }, { side: 4 }],
    values: [{ value: 20 }],
    labels: [{ label: 'Z' }],
    terrain: [{ type: 'water', cost: 40 }],
  });
});

it.each([
  ['white', 'plain'],
  ['yellow', 'yellow'],
  ['green', 'green'],
  ['brown', 'brown'],
  ['gray', 'gray'],
  ['orange', 'orange'],
  ['red', 'offboard'],
  ['blue', 'water'],
  ['purple', 'x-purple'],
  ['gray50', 'x-gray50'],
])('%s is the colour %s', (color, name) => {
  expect(hex('', { color }).color).toBe(name);
  expect(hexOfNotation('', { color }).colors.has(name)).toBe(name.startsWith('x-'));
});

it('has two colours if it has stripes', () => {
  expect(hex('stripes=color:brown', { color: 'green' }).color).toBe('green/brown');
});

it('joins edges by a straight, gentle or sharp piece, starting at the edge from which it turns clockwise', () => {
  expect(track('path=a:0,b:3')).toEqual([{ type: 'straight', side: 1 }]);
  expect(track('path=a:0,b:2')).toEqual([{ type: 'gentle', side: 1 }]);
  expect(track('path=a:2,b:0')).toEqual([{ type: 'gentle', side: 1 }]);
  expect(track('path=a:0,b:4')).toEqual([{ type: 'gentle', side: 5 }]);
  expect(track('path=a:5,b:0')).toEqual([{ type: 'sharp', side: 6 }]);
  expect(track('path=a:0,b:5')).toEqual([{ type: 'sharp', side: 6 }]);
  expect(track('path=a:0,b:3', { layout: 'pointy' })).toEqual([{ type: 'straight', side: 6 }]);
});

it('draws the kinds of track', () => {
  expect(track('path=a:0,b:3,track:narrow')).toEqual([{ type: 'straight', side: 1, gauge: 'narrow' }]);
  expect(track('path=a:0,b:3,track:dual')).toEqual([{ type: 'straight', side: 1, gauge: 'dual' }]);
  expect(track('path=a:0,b:3,track:thin')).toEqual([{ type: 'straight', side: 1, gauge: 'line' }]);
  expect(track('path=a:0,b:3,track:future')).toEqual([
    { type: 'straight', side: 1, gauge: 'line', color: 'gray', borderColor: 'match' },
  ]);
  expect(track('path=a:0,b:3,track:broad,ignore:1')).toEqual([{ type: 'straight', side: 1 }]);
});

it('ends track at a terminal, an off-board area, a stub and a junction', () => {
  expect(track('junction;path=a:0,b:_0,terminal:1')).toEqual([{ type: 'offboard', side: 1 }]);
  expect(track('path=a:0,b:3,terminal:2')).toEqual([{ type: 'offboard', side: 1 }]);
  expect(track('offboard=revenue:20;path=a:2,b:_0')).toEqual([{ type: 'offboard', side: 3 }]);
  expect(track('stub=edge:4')).toEqual([{ type: 'straight', side: 5, end: 0.125 }]);
  expect(track('junction;path=a:1,b:_0')).toEqual([{ side: 2 }]);
});

it('draws lanes side by side', () => {
  expect(track('path=a:0,b:3,lanes:2')).toEqual([
    { type: 'straight', side: 1, trackOffset: -8 },
    { type: 'straight', side: 1, trackOffset: 8 },
  ]);
  expect(track('path=a:0,b:3,a_lane:2.0,b_lane:2.1')).toEqual([
    { type: 'straight', side: 1, trackOffset: -8 },
  ]);
  const [shifted] = track('path=a:0,b:3,a_lane:2.0') as readonly Record<string, unknown>[];
  expect(shifted).toMatchObject({ type: 'custom', sides: [1, 4] });
  expect(shifted?.path).toMatch(/^M -8 85 C .* 0 -85$/);
  expect(track('city=revenue:20;path=a:0,b:_0,a_lane:2.1')).toEqual([
    { type: 'custom', path: 'M 8 85 L 0 0', sides: [1] },
  ]);
});

it('draws the piece with the lower side on top where two cross', () => {
  expect(track('path=a:1,b:4;path=a:0,b:3')).toEqual([
    { type: 'straight', side: 2, cross: 'under' },
    { type: 'straight', side: 1, cross: 'over' },
  ]);
  expect(track('path=a:0,b:1;path=a:3,b:4')).toEqual([
    { type: 'sharp', side: 1 },
    { type: 'sharp', side: 4 },
  ]);
});

it('leaves out a path with an unknown end', () => {
  expect(issueLines('path=a:0,b:_0')).toEqual(['dropped: a path from "0" to "_0" has an unknown end']);
  expect(track('path=a:0,b:_0;city=revenue:20')).toBeUndefined();
});

it('puts two cities without track opposite each other', () => {
  expect(hex('city=revenue:0;city=revenue:0').cities).toEqual([
    { angle: 0, percent: 0.575 },
    { angle: 180, percent: 0.575 },
  ]);
  expect(hex('city=revenue:0;city=revenue:0;city=revenue:0', { layout: 'pointy' }).cities).toEqual([
    { angle: 30, percent: 0.575 },
    { angle: 150, percent: 0.575 },
    { angle: 270, percent: 0.575 },
  ]);
  expect(hex('city=revenue:0;town=revenue:0;city=revenue:0;town=revenue:0')).toMatchObject({
    cities: [{ angle: 0 }, { angle: 180 }],
    centerTowns: [{ angle: 0 }, { angle: 180 }],
  });
});

it('puts a city at its "loc", and turns it along the side if it has several slots', () => {
  expect(hex('city=revenue:20,loc:3').cities).toEqual([{ angle: 180, percent: 0.575 }]);
  expect(hex('city=revenue:20,loc:center;city=revenue:20,loc:9').cities).toEqual([
    {},
    { angle: 180, percent: 0.575 },
  ]);
  expect(hex('city=revenue:20,loc:0.5,slots:2').cities).toEqual([
    { size: 2, angle: 30, percent: 0.48, rotation: 30 },
  ]);
  expect(hex('city=revenue:20,loc:0;border=edge:0,type:water').cities).toEqual([{ angle: 0, percent: 0.4 }]);
});

it('puts each stop at the exit with the fewest stops', () => {
  const two = 'city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_1;path=a:5,b:_1';
  expect(hex(two).cities).toEqual([
    { angle: 120, percent: 0.575 },
    { angle: 300, percent: 0.575 },
  ]);
  expect(track(two)).toEqual([
    { type: 'gentle', side: 1 },
    { type: 'gentle', side: 4 },
  ]);
});

it('puts a stop without track opposite one with track', () => {
  expect(hex('city=revenue:20;city=revenue:20;path=a:1,b:_0').cities).toEqual([
    { angle: 60, percent: 0.575 },
    { angle: 240, percent: 0.575 },
  ]);
});

it('ends track at a stop that is at another edge', () => {
  expect(track('city=revenue:20,loc:0;path=a:0,b:_0')).toEqual([{ type: 'straight', side: 1, end: 0.25 }]);
  expect(track('city=revenue:20,loc:0;path=a:2,b:_0')).toEqual([{ type: 'gentle', side: 1, start: 0.25 }]);
  expect(track('city=revenue:20,loc:0;path=a:4,b:_0')).toEqual([{ type: 'gentle', side: 5, end: 0.75 }]);
  expect(track('city=revenue:20,loc:0.5;path=a:0,b:_0')).toEqual([
    { type: 'custom', path: 'M 0 85 L -21.562 37.347', sides: [1] },
  ]);
});

it('joins stops by track', () => {
  expect(track('city=revenue:20,loc:1;junction;path=a:_0,b:_1')).toEqual([
    { type: 'straight', side: 2, start: 0.21, end: 0.5 },
  ]);
  expect(track('city=revenue:20,loc:0;city=revenue:20,loc:3;path=a:_0,b:_1')).toEqual([
    { type: 'custom', path: 'M 0 43.125 L 0 -43.125' },
  ]);
});

it('draws slots, boomtowns, passes and groups', () => {
  expect(hex('city=revenue:20,slots:3,groups:A|B').cities).toEqual([{ size: 3, groups: ['A', 'B'] }]);
  expect(hex('city=revenue:20,boom:1').boomtowns).toEqual([{ city: true }]);
  expect(hex('town=revenue:20,boom:1,to_city:1').boomtowns).toEqual([{}]);
  expect(hex('pass=revenue:20,slots:2,color:gray,size:1').cities).toEqual([{ size: 2, pass: true }]);
  expect(hex('city=revenue:20,slots:7').cities).toEqual([{ size: 6 }]);
  expect(issueLines('city=revenue:20,slots:7')).toEqual(['changed: a city with 7 slots is drawn with 6']);
  expect(hex('city=revenue:20,slots:2,boom:1').boomtowns).toEqual([{ size: 2, city: true }]);
  expect(issueLines('city=revenue:20,slots:3,boom:1')).toEqual([
    'changed: a boom city with 3 slots is drawn with 2',
  ]);
  expect(issueLines('city=revenue:20,slots:0')).toEqual(['changed: a city without slots is drawn with one']);
});

it('draws a town as a bar if it has one or two paths, otherwise as a dot', () => {
  expect(hex('town=revenue:10')).toMatchObject({ centerTowns: [{}] });
  expect(hex('town=revenue:10;path=a:1,b:_0')).toMatchObject({ towns: [{ rotation: -120 }] });
  expect(hex('town=revenue:10;path=a:0,b:_0;path=a:3,b:_0')).toMatchObject({ towns: [{}] });
  expect(hex('town=revenue:10;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:_0')).toMatchObject({
    centerTowns: [{}],
    track: [{ side: 1 }, { side: 4 }, { side: 2 }],
  });
  expect(hex('town=revenue:10,style:dot;path=a:0,b:_0;path=a:3,b:_0')).toMatchObject({ centerTowns: [{}] });
  expect(hex('town=revenue:10,style:rect')).toMatchObject({ towns: [{}] });
  expect(hex('town=revenue:10,style:hidden')).not.toHaveProperty('centerTowns');
});

it('puts the bar of a town on its curve, with the numbers of 85.8.3', () => {
  const [gentle] = hex('town=revenue:10;path=a:0,b:_0;path=a:2,b:_0').towns as readonly object[];
  expect(gentle).toEqual({ angle: 60, percent: 0.268, rotation: -30 });
  const [sharp] = hex('town=revenue:10;path=a:0,b:_0;path=a:1,b:_0').towns as readonly object[];
  expect(sharp).toEqual({ angle: 30, percent: 0.577, rotation: -60 });
  const [turned] = hex('town=revenue:10;path=a:1,b:_0;path=a:3,b:_0', { layout: 'pointy' })
    .towns as readonly object[];
  expect(turned).toEqual({ angle: 150, percent: 0.268, rotation: -120 });
});

it('draws track to a town at the centre of the hex', () => {
  expect(hex('town=revenue:10,loc:center,style:dot;path=a:0,b:_0;path=a:2,b:_0')).toMatchObject({
    centerTowns: [{}],
    track: [{ side: 1 }, { side: 3 }],
  });
  expect(hex('town=revenue:10,boom:1,loc:center;path=a:0,b:_0;path=a:1,b:_0').boomtowns).toEqual([{}]);
  expect(hex('town=revenue:10,loc:center;path=a:1,b:_0;path=a:3,b:_0').towns).toEqual([{ rotation: -120 }]);
});

it('spreads towns without track', () => {
  expect(hex('town=revenue:0;town=revenue:0').centerTowns).toEqual([
    { x: -34.6, y: 17.3 },
    { x: 34.6, y: -17.3 },
  ]);
});

it('draws a halt as a grey dot with its symbol', () => {
  expect(hex('halt=symbol:£,revenue:10')).toMatchObject({
    centerTowns: [{ color: 'halt' }],
    labels: [{ label: '£', fontSize: 12 }],
  });
});

it('draws one number if all stops pay the same, otherwise one for each', () => {
  expect(hex('city=revenue:40;city=revenue:40').values).toEqual([{ value: 40 }]);
  expect(hex('city=revenue:0')).not.toHaveProperty('values');
  expect(hex('city=revenue:40,hide:1')).not.toHaveProperty('values');
  const two = hex('town=revenue:10;town=revenue:20;path=a:0,b:_0;path=a:_0,b:2;path=a:3,b:_1;path=a:_1,b:4');
  expect(two.values).toEqual([
    { value: 10, angle: 60, percent: 0.7 },
    { value: 20, angle: 300, percent: 0.7 },
  ]);
});

it('never draws a number on a stop', () => {
  const angles = (text: string) =>
    (hex(text).values as unknown as { angle: number; value: number }[]).map(({ angle }) => angle);
  const three =
    'city=revenue:20;city=revenue:30,loc:3.5;city=revenue:40;path=a:0,b:_0;path=a:4,b:_1;path=a:5,b:_2';
  for (const angle of angles(three)) expect(Math.abs(angle - 210)).toBeGreaterThan(40);
  const silent =
    'city=revenue:20,loc:0;city=revenue:30,loc:3;town=revenue:0,loc:1;path=a:0,b:_0;path=a:3,b:_1';
  for (const angle of angles(silent)) expect(Math.abs(angle - 60)).toBeGreaterThan(40);
});

it('draws revenues by phase in boxes', () => {
  const { hex: area, colors } = hexOfNotation(
    'offboard=revenue:yellow_20|white_30|black_40|blue_50|#123456_60|diesel_90,rows:2,groups:N,format:+%d',
  );
  expect(area.offBoardRevenue).toEqual([
    {
      revenues: [
        { color: 'yellow', value: '+20' },
        { color: 'white', value: '+30' },
        { color: 'black', value: '+40', textColor: 'white' },
        { color: 'water', value: '+50' },
        { color: 'x-123456', value: '+60' },
        { color: 'gray', value: 'D90' },
      ],
      rows: 2,
      groups: ['N'],
    },
  ]);
  expect(colors.get('x-123456')).toBe('#123456');
  expect(hex('offboard=revenue:yellow_20,hide:1')).not.toHaveProperty('offBoardRevenue');
  expect(hex('offboard=revenue:50,visit_cost:0,route:optional').values).toEqual([{ value: 50 }]);
  expect(hex('city=revenue:yellow_20|brown_40')).toMatchObject({
    cities: [{}],
    offBoardRevenue: [{ revenues: [{ value: 20 }, { value: 40 }], angle: 180, percent: 0.75 }],
  });
});

it('draws number and cost at the centre if there is a stop at every side', () => {
  const cities = 'city=revenue:20;'.repeat(6);
  const paths = [0, 1, 2, 3, 4, 5].map((edge) => `path=a:${edge},b:_${edge}`).join(';');
  expect(hex(`${cities}${paths};upgrade=cost:20`)).toMatchObject({
    values: [{ value: 20, x: 0, y: -7 }],
    terrain: [{ cost: 20, x: 0, y: 11 }],
  });
  expect(hex(`${cities}${paths}`).values).toEqual([{ value: 20, x: 0, y: 0 }]);
  expect(hex('city=revenue:20;path=a:0,b:_0;upgrade=cost:20').values).toEqual([{ value: 20 }]);
});

it('keeps a long row of boxes away from the corners of a hex', () => {
  const boxes = (text: string, options: HexOptions) => hex(text, options).offBoardRevenue;
  const long = 'city=revenue:yellow_20|green_30|brown_40|gray_50';
  expect(boxes(long, { layout: 'pointy' })).toMatchObject([{ angle: 180, percent: 0.65 }]);
  expect(boxes(long, {})).toMatchObject([{ percent: 0.75 }]);
  expect(boxes('city=revenue:yellow_20|brown_40', { layout: 'pointy' })).toMatchObject([{ percent: 0.75 }]);
});

it('draws the phases of every stop, clear of the stops', () => {
  const boxes = (text: string) =>
    (hex(text).offBoardRevenue as unknown as JsonObject[]).map(({ revenues, ...place }) => place);
  const two = (first: string, second: string) =>
    boxes(`city=revenue:${first};city=revenue:${second};path=a:0,b:_0;path=a:3,b:_1`);
  expect(two('yellow_20|brown_30', 'yellow_20|brown_30')).toEqual([{ angle: 120, percent: 0.75 }]);
  expect(two('yellow_20|green_30', 'yellow_20|green_30|brown_50')).toEqual([
    { rows: 2, angle: 300, percent: 0.6 },
    { rows: 2, angle: 120, percent: 0.6 },
  ]);
});

it.each([
  ['mountain', { type: 'mountain', cost: 20 }],
  ['hill', { type: 'mountain', size: 'tiny', cost: 20 }],
  ['water', { type: 'water', cost: 20 }],
  ['lake', { type: 'water', cost: 20 }],
  ['river', { type: 'river', cost: 20 }],
  ['swamp', { type: 'swamp', cost: 20 }],
  ['desert', { type: 'cactus', cost: 20 }],
  ['cow_skull', { type: 'cow-skull', cost: 20 }],
  ['forest', { type: 'tree', cost: 20 }],
  ['mine', { type: 'mining', cost: 20 }],
])('shows the terrain %s', (word, terrain) => {
  expect(hex(`upgrade=cost:20,terrain:${word}`).terrain).toEqual([terrain]);
});

it('shows two terrains, a cost alone, a position, and a word without a picture', () => {
  expect(hex('upgrade=cost:20,terrain:mountain|water').terrain).toEqual([
    { type: 'mountain', cost: 20 },
    { type: 'water' },
  ]);
  expect(hex('upgrade=cost:20').terrain).toEqual([{ cost: 20 }]);
  expect(hex('upgrade=cost:20,terrain:water,loc:1.5,size:40').terrain).toEqual([
    { type: 'water', cost: 20, angle: 90, percent: 0.85 },
  ]);
  expect(hex('upgrade=cost:20,terrain:wall')).toMatchObject({
    terrain: [{ cost: 20 }],
    names: [{ name: 'wall' }],
  });
});

it('shows labels, future labels and frames', () => {
  expect(hex('label=OO;label=K').labels).toEqual([{ label: 'OO' }, { label: 'K' }]);
  expect(hex('future_label=label:B,color:brown').shapes).toMatchObject([
    { type: 'hexagon', color: 'brown', text: 'B' },
  ]);
  const framed = hex('frame=color:#ff0000,color2:white').borders as readonly object[];
  expect(framed).toHaveLength(12);
  expect(framed[0]).toEqual({ side: 1, color: 'x-ff0000' });
  expect(framed[6]).toEqual({ side: 1, color: 'white', dashed: true });
});

it('omits the outline if a border has no type', () => {
  expect(hex('border=edge:0;border=edge:4').removeBorders).toEqual([1, 5]);
});

it('returns typed borders and partitions for the map, but keeps borders on a tile', () => {
  const text =
    'border=edge:2,type:water,cost:40;border=edge:3,type:impassable,color:blue;partition=a:0+,b:3,type:water,length:0.5';
  const { hex: plain, borders, partitions } = hexOfNotation(text);
  expect(plain).not.toHaveProperty('borders');
  expect(borders).toMatchObject([
    { edge: 2, type: 'water', cost: 40 },
    { edge: 3, type: 'impassable', color: 'blue' },
  ]);
  expect(partitions).toEqual([{ a: '0+', b: '3', type: 'water', length: 0.5 }]);
  expect(hex('border=edge:2,type:impassable', { isTile: true }).borders).toEqual([{ side: 3, color: 'red' }]);
  expect(issueLines('partition=a:0,b:3,type:water,restrict:inner')).toEqual([
    'changed: a bent line across the hex is drawn straight',
  ]);
});

it('shows our icons, numbers, winds, colours and companies, and letters for anything else', () => {
  const names = {
    icons: new Set(['port', 'mining']),
    companies: new Set(['MZ']),
    privates: new Set(['P3']),
  };
  const shown = (image: string) => {
    const { hex: made, issues } = hexOfNotation(`icon=image:${image},sticky:1,name:x,blocks_lay:1`, {
      names,
    });
    const { color: _, ...signs } = made;
    return { ...signs, ...(issues.length > 0 ? { reportLines: issues[0]?.message } : {}) };
  };
  expect(shown('port')).toEqual({ icons: [{ type: 'port' }] });
  expect(shown('18_vale/mine')).toEqual({ icons: [{ type: 'mining' }] });
  expect(shown('18_vale/plus_20')).toMatchObject({ shapes: [{ type: 'circle', text: '+20' }] });
  expect(shown('30')).toMatchObject({ shapes: [{ text: '30' }] });
  expect(shown('minus_10')).toMatchObject({ shapes: [{ text: '−10' }] });
  expect(shown('18_vale/-10')).toMatchObject({ shapes: [{ text: '−10' }] });
  expect(shown('+30')).toMatchObject({ shapes: [{ text: '+30' }] });
  expect(shown('north')).toMatchObject({ tokens: [{ label: 'N', width: 12 }] });
  expect(shown('green_hex')).toMatchObject({ shapes: [{ type: 'hexagon', width: 24, color: 'green' }] });
  expect(shown('18_vale/MZ')).toMatchObject({ tokens: [{ company: 'MZ', width: 12 }] });
  expect(shown('18_vale/MZ_dest')).toMatchObject({ tokens: [{ company: 'MZ' }] });
  expect(shown('18_vale/P3')).toMatchObject({ companies: [{ label: 'P3' }] });
  expect(shown('18_vale/dragon')).toMatchObject({
    tokens: [{ label: 'drag' }],
    reportLines: 'the picture "18_vale/dragon" is shown as letters',
  });
  expect(hexOfNotation('city;icon=image:port;icon=image:P3;icon=image:mine', { names }).hex).toMatchObject({
    icons: [
      { type: 'port', x: -14, y: 44 },
      { type: 'mining', x: 14, y: 44 },
    ],
    companies: [{ label: 'P3' }],
  });
  expect(hexOfNotation('city;icon=image:P3', { names }).hex.companies).toEqual([{ label: 'P3' }]);
  expect(hexOfNotation('icon=image:port,large:1,loc:1.5', { names }).hex.icons).toEqual([
    { type: 'port', width: 32, angle: 90, percent: 0.7 },
  ]);
});

it('treats edge 6 as edge 0, like the site', () => {
  expect(hexOfNotation('town=revenue:10;path=a:6,b:_0;path=a:8,b:_0').hex).toEqual(
    hexOfNotation('town=revenue:10;path=a:0,b:_0;path=a:2,b:_0').hex,
  );
});

it('draws the phases of a city in two rows on its left and right, where there is no track', () => {
  const box = (text: string, layout: Layout) =>
    (hex(text, { layout }).offBoardRevenue as unknown as JsonObject[]).map(
      ({ revenues, ...place }) => place,
    )[0];
  const city = (exits: readonly number[], revenue = 'yellow_10|green_20|brown_30|gray_40') =>
    `city=revenue:${revenue};${exits.map((edge) => `path=a:${edge},b:_0,terminal:1`).join(';')}`;
  expect(box(city([1, 5]), 'pointy')).toEqual({ angle: 180, percent: 0.65 });
  expect(box(city([2, 3]), 'pointy')).toEqual({ angle: 0, percent: 0.65 });
  expect(box(city([0, 1, 2, 5], 'yellow_10|brown_20'), 'pointy')).toEqual({ angle: 240, percent: 0.75 });
  expect(box(city([0, 1]), 'flat')).toEqual({ angle: 180, percent: 0.75 });
  expect(box(city([0, 3]), 'flat')).toEqual({ rows: 2, angle: 120, percent: 0.64 });
  expect(box(city([0, 1, 2, 3, 4, 5]), 'flat')).toEqual({ angle: 180, percent: 0.75 });
});

it('puts a picture next to a city, where there is no track', () => {
  const shapes = (exits: string) => hex(`city=revenue:20;${exits}icon=image:30`).shapes;
  expect(shapes('')).toMatchObject([{ text: '30', x: 0, y: 44 }]);
  expect(shapes('path=a:0,b:_0;path=a:1,b:_0;')).toMatchObject([{ x: 38.105, y: 22 }]);
});

it('keeps neighbouring cities apart, and large ones on the hex', () => {
  const percents = (text: string) =>
    (hex(text).cities as unknown as JsonObject[]).map(({ percent }) => percent);
  expect(percents('city=revenue:9;city=revenue:9;path=a:0,b:_0;path=a:1,b:_1')).toEqual([0.64, 0.64]);
  expect(percents('city=revenue:9;city=revenue:9,slots:3;path=a:0,b:_0;path=a:3,b:_1')).toEqual([
    0.575, 0.44,
  ]);
});

it('turns bars so that the names across them are not upside down', () => {
  const turns = [0, 1, 2, 3, 4, 5].map((edge) => {
    const [bar] = hex(`town=revenue:10;path=a:${edge},b:_0`).towns as readonly { rotation?: number }[];
    return bar?.rotation ?? 0;
  });
  expect(turns).toEqual([0, -120, -60, 0, -120, -60]);
});
