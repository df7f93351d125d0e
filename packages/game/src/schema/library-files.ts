import { hexSchema } from '../hex/hex.ts';
import { define, dictionary, either, list, object, ref, string } from './field.ts';

/** Files of the library beside games: what they may hold (10.2.3). */

const COLORS_BY_NAME = 'Colours by name; an object has a colour for each phase or context (90.1).';

const themeColorSchema = define(
  'ThemeColor',
  either([string('A colour of CSS.'), dictionary(string('A colour of CSS.'), COLORS_BY_NAME)], 'A colour.'),
);

/** A set of colours for maps or companies (90.1). */
export const themeSchema = define(
  'Theme',
  object(
    {
      name: string('What the theme is called.'),
      colors: dictionary(ref(themeColorSchema), COLORS_BY_NAME),
      link: string('Where the theme comes from.'),
    },
    'A theme.',
    { required: ['name', 'colors'] },
  ),
);

/** Companies that stand in for those of a game (10.7.5). */
export const companySetSchema = define(
  'CompanySet',
  object(
    {
      name: string('What the set is called.'),
      abbrev: string('Short name of the set.'),
      companies: list(
        object(
          {
            name: string('Name of the company.'),
            abbrev: string('Its abbreviation.'),
            color: string('Its colour.'),
            logo: string('Its logo, as `group/name`.'),
          },
          'A company.',
          { required: ['name', 'abbrev', 'color'] },
        ),
        'The companies, in the order in which they take the place of others.',
      ),
    },
    'A set of companies.',
    { required: ['name', 'abbrev', 'companies'] },
  ),
);

/** Publishers by the key that `info.publisher` names (10.16). */
export const publishersSchema = define(
  'Publishers',
  dictionary(
    object({ name: string('Name of the publisher.'), link: string('Its page on the web.') }, 'A publisher.', {
      required: ['name'],
    }),
    'Publishers by key.',
  ),
);

/** Tiles by id, as the standard catalogue has them (20.10.4). */
export const tilesSchema = define('Tiles', dictionary(ref(hexSchema), 'Tiles by id.'));
