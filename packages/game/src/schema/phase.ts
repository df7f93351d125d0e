import { type Static, Type } from 'typebox';
import { anything, define, flag, integer, object, ref, text } from './field.ts';
import { Event, trainNames } from './train.ts';
import { amount, color, lines } from './values.ts';

/** What a phase sets off. Keys beside the two are for other programs. */
const events = Type.Object(
  {
    close_companies: Type.Optional(flag('Adds the note that private companies close.', { default: false })),
    remove_tokens: Type.Optional(flag('Adds the note that private tokens are removed.', { default: false })),
  },
  { additionalProperties: Type.Boolean(), description: 'Events of the phase, by name.' },
);

/** An entry of `phases` (10.11, 60.7.1). */
export const Phase = define(
  'Phase',
  object(
    {
      limit: amount('Train limit, as written: a number, several joined by `/`, or `∞`.'),
      tiles: color('Map colour of the tiles that may be laid.'),
      name: amount('Name of the phase; also the name of its train when `train` is absent.'),
      phase: amount('Entry of the column Phase. Default: none.'),
      train: trainNames('Trains of the phase. Default: the one called `name`.'),
      minor: flag('Only on the charters of minors; phases without it are only on those of majors.', {
        default: false,
      }),
      company: text('Abbreviation of the only company whose charter shows the phase. Default: all.', {
        refersTo: 'company',
      }),
      notes: lines('Notes, one line each. Default: none.'),
      buy_companies: flag('Adds the note that private companies may be purchased.', { default: false }),
      events,
      rounds: integer('Operating rounds of the phase; not drawn.', { minimum: 0 }),
      on: ref(Event, 'Trains that start the phase; not drawn.'),
      number: anything('Old; write `name`, or the `quantity` of the train.', { deprecated: true }),
      price: anything('Old; write the `price` of the train.', { deprecated: true }),
      rust: anything('Old; write `rust` in the trains that rust.', { deprecated: true }),
      rusts: anything('Old; write `rust` in the trains that rust.', { deprecated: true }),
    },
    'A phase of the game, a row of the phase chart.',
    {
      required: ['limit', 'tiles'],
      anyOf: [{ required: ['name'] }, { required: ['train'] }, { required: ['number'] }],
    },
  ),
);

export type PhaseFile = Static<typeof Phase.schema>;
