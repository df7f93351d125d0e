import { flagSetting, settingGroup } from '../value.ts';

export const exporting = settingGroup(
  {
    allLayouts: flagSetting({
      section: 'export',
      title: 'Export all layout options',
      description:
        'A whole game exported as PDF gets one file for every layout of the components that have several.',
      default: false,
    }),
  },
  {
    title: 'Export',
    description: 'What an export of a whole game contains.',
    unknownKeys: 'ignored',
  },
);
