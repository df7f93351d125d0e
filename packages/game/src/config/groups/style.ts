import { choiceSetting } from '../value.ts';

/** One look for cards and charters together: a key of the top level. */
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
        'How shares, privates, trains and charters look. `certificate` gives them an engraved border in the colour of the company, a large logo and figures as on a bank note; the styles of shares, privates, trains and charters are then set aside.',
      default: 'standard',
    },
  ),
};
