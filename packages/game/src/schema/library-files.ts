import { hexSchema } from '../hex/hex.ts';
import { define, dictionary, either, list, object, ref, string } from './field.ts';

/** Schemas of library files other than games (10.2.3). */

const COLORS_BY_NAME =
  'Colours by name; use an object for a different colour in each phase or context (90.1).';

const themeColorSchema = define(
  'ThemeColor',
  either([string('A CSS colour.'), dictionary(string('A CSS colour.'), COLORS_BY_NAME)], 'A colour.'),
);

/** A set of colours for maps or companies (90.1). */
export const themeSchema = define(
  'Theme',
  object(
    {
      name: string('Name of the theme.'),
      colors: dictionary(ref(themeColorSchema), COLORS_BY_NAME),
      link: string('Web page of the theme’s source.'),
    },
    'A theme.',
    { required: ['name', 'colors'] },
  ),
);

/** Companies that can replace those of a game (10.7.5). */
export const companySetSchema = define(
  'CompanySet',
  object(
    {
      name: string('Name of the set.'),
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
        'The companies, in the order in which they replace those of the game.',
      ),
    },
    'A company set.',
    { required: ['name', 'abbrev', 'companies'] },
  ),
);

/** Publishers by the key used in `info.publisher` (10.16). */
export const publishersSchema = define(
  'Publishers',
  dictionary(
    object({ name: string('Name of the publisher.'), link: string('Its web page.') }, 'A publisher.', {
      required: ['name'],
    }),
    'Publishers by key.',
  ),
);

/** Tiles by id, as in the standard catalogue (20.10.4). */
export const tilesSchema = define('Tiles', dictionary(ref(hexSchema), 'Tiles by id.'));
