import type { Static } from 'typebox';
import { define, flag, list, object, text } from './field.ts';
import { lines } from './values.ts';

/** An entry of `turns` (10.12, 60.6). */
export const Turn = define(
  'Turn',
  object(
    {
      name: text('Heading of the round.'),
      steps: lines('Steps of the round. Default: none.'),
      ordered: flag('Numbers the steps instead of bulleting them.', { default: false }),
      optional: lines('Further lines, always bulleted. Default: none.'),
    },
    'A round of the turn order on charters.',
  ),
);

/** An entry of `pools`: information only (10.12). */
export const Pool = define(
  'Pool',
  object(
    {
      name: text('Name of the pool.'),
      notes: list(
        object(
          { note: text('The note.'), color: text('Its colour.'), icon: text('Its icon.') },
          'A note on the pool.',
          { additionalProperties: true },
        ),
        'Notes on the pool.',
      ),
    },
    'A pool of shares; not drawn.',
    { additionalProperties: true },
  ),
);

export type TurnFile = Static<typeof Turn.schema>;
