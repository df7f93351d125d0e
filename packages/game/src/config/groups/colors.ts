import { choiceSetting, companySetSetting, positionsSetting, textSetting } from '../value.ts';

/** Palettes and companies: top-level keys. */
export const colors = {
  theme: textSetting({
    section: 'colors',
    title: 'Theme',
    description: 'Palette for everything on maps and tiles. An unknown theme is drawn as `gmt`.',
    default: 'gmt',
    control: 'map-theme',
  }),
  companiesTheme: textSetting({
    section: 'colors',
    title: 'Companies Theme',
    description:
      'Palette for companies: their tokens, charters and shares. An unknown theme is drawn as `rob`.',
    default: 'rob',
    control: 'company-theme',
  }),
  companySvgLogos: choiceSetting(
    [
      ['none', 'No logos'],
      ['original', 'As drawn'],
      ['match', 'Theme colours'],
      ['main', 'Theme and company colours'],
    ],
    {
      section: 'colors',
      title: 'Company Logos',
      description:
        'Shows a company’s logo, if it has one, instead of a disc with its abbreviation. [Logos](/docs/games/logos) explains the options.',
      default: 'main',
    },
  ),
  companyNames: choiceSetting(
    [
      ['name', 'Name'],
      ['alias', 'Second name'],
      ['both', 'Both, one under the other'],
    ],
    {
      section: 'colors',
      title: 'Company Names',
      description:
        'Which name to print on charters and share cards if a company has a second one: its `alias` in the game file.',
      default: 'name',
    },
  ),
  overrideCompanies: companySetSetting(
    [
      ['none', 'None'],
      ['languages', 'Programming Languages'],
      ['lotr', 'Lord of the Rings'],
      ['dev', 'Development'],
      ['webdev', 'Web Development'],
      ['owl', 'Overwatch League Teams'],
      ['1830', '1830 Companies'],
      ['1830-Mayfair', '1830 Companies (other logos)'],
    ],
    {
      section: 'colors',
      title: 'Override Companies',
      description:
        'Replaces the game’s companies with those of a list, one by one. An unknown list changes nothing.',
      default: 'none',
    },
  ),
  overrideSelection: positionsSetting({
    section: 'colors',
    title: 'Override Selection',
    description:
      'Picks entries of the override list by position, counted from 0. Leave empty to use the list in its own order.',
    default: [],
    panel: false,
  }),
};
