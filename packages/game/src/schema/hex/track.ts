import { Type } from 'typebox';
import { GAUGES } from '../../hex/gauge.ts';
import { positionFields } from '../../hex/position.ts';
import { choice, define, either, list, number, object, text } from '../field.ts';
import { color } from '../values.ts';

const TYPES = [
  'straight',
  'straightLeft',
  'straightRight',
  'gentle',
  'gentleInner',
  'gentleOuter',
  'sharp',
  'sharpInner',
  'sharpOuter',
  'bent',
  'city',
  'offboard',
  'custom',
] as const;

/** Types of the past, each drawn today by another type with `start` and `end` (20.8.4.4). */
const OLD_TYPES = [
  'stub',
  'stop',
  'mid',
  'straightGentleHalf',
  'straightStop',
  'gentleHalf',
  'gentleStop',
  'gentleHalfRev',
  'gentleStopRev',
  'sharpStop',
  'sharpStopRev',
] as const;

const part = { minimum: 0, maximum: 1 };

/** A piece of track (20.8.4). */
export const Track = define(
  'Track',
  object(
    {
      type: either(
        [
          choice(TYPES, 'Course of the track.'),
          choice(OLD_TYPES, 'Old; write `straight`, `gentle` or `sharp` with `start` and `end`.', {
            deprecated: true,
          }),
        ],
        'Course of the track from its side. Default: a spur to the centre.',
      ),
      gauge: choice(GAUGES, 'Gauge. Default: `info.trackGauge`, then `normal`.'),
      cross: choice(
        ['bottom', 'under', 'over', 'top'],
        'Level at which it crosses other track. Default: that of `over`.',
      ),
      start: number('Where the piece begins along its course, 0 to 1.', { default: 0, ...part }),
      end: number('Where the piece ends along its course, 0 to 1.', { default: 1, ...part }),
      begin: number('Old; write `start`.', { deprecated: true, ...part }),
      stop: number('Old; write `end`.', { deprecated: true, ...part }),
      width: number('Width in hex units. Default: `info.trackWidth`, then 12.', { minimum: 0 }),
      borderWidth: number('What the halo is wider, in hex units. Default: `info.borderWidth`, then 4.', {
        minimum: 0,
      }),
      color: color('Colour; `match` takes that of the hex. Default: `info.trackColor`, then `track`.'),
      borderColor: color(
        'Halo; `match` takes the colour of the hex. Default: `info.trackBorderColor`, then `border`.',
      ),
      gaugeColor: color(
        'Inner line of narrow and dual gauge, or `match`. Default: `info.trackGaugeColor`, then `white`.',
      ),
      offset: number('Dash offset of narrow and dashed gauge in hex units.', { default: 0 }),
      trackOffset: number('Sideways displacement in hex units, for `straight`, `gentle` and `sharp`.', {
        default: 0,
      }),
      radiusOffset: number('Change of radius in hex units, for gentle and sharp curves.', { default: 0 }),
      path: text('SVG path, for `custom` track only.'),
      sides: list(Type.Number({ minimum: 1, maximum: 6 }), 'Sides that `custom` track touches.'),
      revenue: number('Revenue of the track; not drawn.'),
      ...positionFields,
    },
    'A piece of track.',
  ),
);
