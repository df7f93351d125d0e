import { RETIRED_TRACK } from '../hex/track-type.ts';
import { asNumber, asText } from '../json.ts';
import {
  type Draft,
  type DraftFields,
  draft,
  draftEntries,
  draftList,
  draftObject,
  fieldValue,
  finishDraft,
  rekey,
  setAfter,
} from './draft.ts';
import { PLACES } from './places.ts';
import type { UpgradeRule } from './rule.ts';

/**
 * Turns a retired type that is written instead of the track object (20.2.3) into an object; the next rule
 * reports it.
 */
const bareType: UpgradeRule = {
  name: 'track-bare-type',
  at: PLACES.hexes,
  apply: (fields) => {
    const track = fields.get('track');
    const isRetired = (item: Draft) => RETIRED_TRACK.has(asText(finishDraft(item)) ?? '');
    const items = draftEntries(track);
    if (track && items.some(isRetired)) {
      const asObject = (item: Draft) => draftObject(new Map([['type', item]]), item.written);
      const list = items.map((item) => (isRetired(item) ? asObject(item) : item));
      fields.set('track', draftList(list, track.written));
    }
    return [];
  },
};

const retiredType: UpgradeRule = {
  name: 'track-type',
  at: PLACES.track,
  apply: (fields) => {
    const old = fields.get('type');
    const type = fieldValue(fields, 'type');
    const course = typeof type === 'string' ? RETIRED_TRACK.get(type) : undefined;
    if (!old || !course) return [];
    // The old types ignored these fields.
    for (const key of ['start', 'begin', 'end', 'stop']) fields.delete(key);
    fields.set('type', draft(course.type, old.written));
    const parts = [`\`${course.type}\``];
    const set = (key: string, value: number) =>
      setAfter(fields, 'type', key, draft(value, fields.get(key)?.written ?? old.written));
    if (course.end !== undefined) set('end', course.end);
    if (course.start !== undefined) set('start', course.start);
    if (course.back !== undefined) {
      const side = sideBefore(asNumber(fieldValue(fields, 'side')) || 1, course.back);
      set('side', side);
      parts.push(`from side ${side}`);
    }
    const fractions = (['start', 'end'] as const).filter((key) => course[key] !== undefined);
    parts.push(`with ${fractions.map((key) => `\`${key}\` ${course[key]}`).join(' and ')}`);
    return [
      { written: old.written, message: `Track type \`${type}\` is now written as ${parts.join(' ')}.` },
    ];
  },
};

/** Counts sides backwards round the hex, from 1 to 6; sides may be fractional. */
function sideBefore(side: number, back: number): number {
  const turned = (((side - 1 - back) % 6) + 6) % 6;
  return Math.round((turned + 1) * 1e6) / 1e6;
}

/** An alias that applies if the current key is missing or has no effect (20.8.4.1). */
const alias = (name: string, from: string, to: string, idle: number): UpgradeRule => ({
  name,
  at: PLACES.track,
  apply: (fields) => {
    const thing = fields.get(from);
    if (!thing || (fields.has(to) && asNumber(fieldValue(fields, to)) !== idle)) return [];
    rekey(fields, from, to, thing);
    return [{ written: thing.written, message: `\`${from}\` is now spelt \`${to}\`.` }];
  },
});

/** Removes side numbers in `start` and `end`, an old notation that has no effect (20.13). */
const sideNumbers: UpgradeRule = {
  name: 'track-sides',
  at: PLACES.track,
  apply: (fields) =>
    [
      ...idle(fields, ['start', 'begin'], (value) => value >= 1 && Number.isInteger(value)),
      ...idle(fields, ['end', 'stop'], (value) => value > 1),
    ].map(([key, { written }]) => {
      fields.delete(key);
      return {
        written,
        message: `\`${key}\` is now a fraction of the track; a side number has no effect.`,
      };
    }),
};

const idle = (fields: DraftFields, keys: readonly string[], test: (value: number) => boolean) =>
  [...fields].filter(([key]) => keys.includes(key) && test(asNumber(fieldValue(fields, key)) ?? 0));

const sideZero: UpgradeRule = {
  name: 'track-side-zero',
  at: PLACES.track,
  apply: (fields) => {
    const side = fields.get('side');
    if (!side || asNumber(fieldValue(fields, 'side')) !== 0) return [];
    fields.set('side', draft(1, side.written));
    return [{ written: side.written, message: 'Side 0 of a piece of track is now written as side 1.' }];
  },
};

const doubleGauge: UpgradeRule = {
  name: 'track-gauge',
  at: PLACES.track,
  apply: (fields) => {
    const gauge = fields.get('gauge');
    if (!gauge || fieldValue(fields, 'gauge') !== 'double') return [];
    fields.delete('gauge');
    return [
      {
        written: gauge.written,
        message: 'Gauge `double` is normal track, which needs no `gauge`.',
      },
    ];
  },
};

/** The order matters: a retired type sets both ends itself, and an alias may replace a side number. */
export const trackRules: readonly UpgradeRule[] = [
  bareType,
  retiredType,
  sideNumbers,
  alias('track-begin', 'begin', 'start', 0),
  alias('track-stop', 'stop', 'end', 1),
  sideZero,
  doubleGauge,
];
