import { Type } from '../../schema/type.ts';
import { lengthSetting, settingGroup, wholeLengthSetting } from '../value.ts';

const side = (name: string) =>
  lengthSetting({
    section: 'layout',
    title: `Paper Margin, ${name}`,
    description: `The unprinted border at the ${name} of a sheet held upright.`,
    default: 25,
    minimum: 0,
  });

export const paper = settingGroup(
  {
    width: wholeLengthSetting({
      section: 'layout',
      title: 'Paper Width',
      description: 'Width of the sheet held upright. US Letter is 8.5 by 11 inches, A4 is 210 by 297 mm.',
      default: 850,
      minimum: 1,
    }),
    height: wholeLengthSetting({
      section: 'layout',
      title: 'Paper Height',
      description: 'Height of the sheet held upright. US Letter is 8.5 by 11 inches, A4 is 210 by 297 mm.',
      default: 1100,
      minimum: 1,
    }),
    // One number is what panel and address offer; a game or a user's file may give four (30.18.2).
    margins: Type.Union([
      wholeLengthSetting({
        section: 'layout',
        title: 'Paper Margins',
        description: 'The border of the sheet that stays unprinted.',
        default: 25,
        minimum: 1,
      }),
      Type.Object(
        { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') },
        { additionalProperties: false },
      ),
    ]),
  },
  {
    title: 'Paper',
    description: 'The sheet that is printed on.',
    required: ['width', 'height', 'margins'],
    unknownKeys: 'ignored',
  },
);
