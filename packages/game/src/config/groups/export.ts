import { flagSetting, settingGroup } from '../value.ts';

export const exporting = settingGroup(
  {
    allLayouts: flagSetting({
      section: 'export',
      title: 'Export all layout options',
      description:
        'Exports a PDF of a whole game with one file for every layout of each component that has several.',
      default: false,
    }),
  },
  {
    title: 'Export',
    description: 'Contents of an export of a whole game.',
    unknownKeys: 'ignored',
  },
);
