import { Type } from '../../schema/type.ts';
import { lengthSetting, settingGroup, wholeLengthSetting } from '../value.ts';

const side = (name: string) =>
  lengthSetting({
    section: 'layout',
    title: `Paper Margin, ${name}`,
    description: `Unprinted border at the ${name} of a portrait sheet.`,
    default: 25,
    minimum: 0,
  });

export const paper = settingGroup(
  {
    width: wholeLengthSetting({
      section: 'layout',
      title: 'Paper Width',
      description: 'Width of a portrait sheet. US Letter is 8.5 by 11 inches, A4 is 210 by 297 mm.',
      default: 850,
      minimum: 1,
    }),
    height: wholeLengthSetting({
      section: 'layout',
      title: 'Paper Height',
      description: 'Height of a portrait sheet. US Letter is 8.5 by 11 inches, A4 is 210 by 297 mm.',
      default: 1100,
      minimum: 1,
    }),
    // The panel and addresses offer one number; a game or a user file may set four (30.18.2).
    margins: Type.Union([
      wholeLengthSetting({
        section: 'layout',
        title: 'Paper Margins',
        description: 'Unprinted border of the sheet.',
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
    description: 'The sheet of paper to print on.',
    required: ['width', 'height', 'margins'],
    unknownKeys: 'ignored',
  },
);
