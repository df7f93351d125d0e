import { choiceSetting, companySetSetting, positionsSetting, textSetting } from '../value.ts';

/** Palettes and companies: keys of the top level. */
export const colors = {
  theme: textSetting({
    section: 'colors',
    title: 'Theme',
    description: 'The palette of everything on maps and tiles. An unknown theme draws as `gmt`.',
    default: 'gmt',
    control: 'map-theme',
  }),
  companiesTheme: textSetting({
    section: 'colors',
    title: 'Companies Theme',
    description:
      'The palette of companies: their tokens, charters and shares. An unknown theme draws as `rob`.',
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
        'Shows a drawn logo, where a company has one, instead of a disc with its abbreviation. The four ways are explained under [Logos](/docs/games/logos).',
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
        'Which name stands on charters and share cards, where a company has a second one: its `alias` in the game file.',
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
        "Puts the companies of a list in the place of the game's own, one after the other. A list that the game does not have changes nothing.",
      default: 'none',
    },
  ),
  overrideSelection: positionsSetting({
    section: 'colors',
    title: 'Override Selection',
    description:
      'Picks entries of the override list by position, counted from 0. Empty takes the list in its own order.',
    default: [],
    panel: false,
  }),
};
