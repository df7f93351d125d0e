import { lengthSetting } from '../value.ts';

/** Pagination: top-level keys. */
export const pagination = {
  margin: lengthSetting({
    section: 'layout',
    title: 'Margin Size',
    description: 'Blank margin around an item before it is cut into pages.',
    default: 25,
    minimum: 0,
  }),
  cutlines: lengthSetting({
    section: 'layout',
    title: 'Pagination Cutlines Size',
    description: 'Length of the cut lines on the pages of a paginated item; 0 omits them.',
    default: 25,
    minimum: 0,
  }),
  cutlinesOffset: lengthSetting({
    section: 'layout',
    title: 'Pagination Cutlines Offset',
    description:
      'Moves the cut lines inwards, for a cutter whose guide is not aligned with its blade. Normally 0.',
    default: 0,
    minimum: 0,
  }),
  bleed: lengthSetting({
    section: 'layout',
    title: 'Pagination Bleed Size',
    description: 'How far neighbouring pages of a paginated item overlap; 0 means no bleed.',
    default: 12.5,
    minimum: 0,
  }),
};
