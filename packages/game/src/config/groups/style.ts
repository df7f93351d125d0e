import { choiceSetting } from '../value.ts';

/** A shared look for cards and charters: a top-level key. */
export const style = {
  style: choiceSetting(
    [
      ['standard', 'Standard'],
      ['certificate', 'Certificate'],
    ],
    {
      section: 'cards',
      title: 'Style of Cards and Charters',
      description:
        'Look of shares, privates, trains and charters. `certificate` gives them an engraved border in the company colour, a large logo and numbers as on a banknote. It overrides the separate styles of shares, privates, trains and charters.',
      default: 'standard',
    },
  ),
};
