import { choiceSetting, settingGroup, textSetting } from '../value.ts';

/** Accepted, merged and stored, but reserved: no page reads it (95.7.13). */
export const font = settingGroup(
  {
    family: textSetting({
      section: 'text',
      title: 'Font Family',
      description: 'Name of the font family.',
      default: 'display',
      panel: false,
    }),
    size: textSetting({
      section: 'text',
      title: 'Font Size',
      description: 'Size of the text as a CSS length.',
      default: '0.15in',
      panel: false,
    }),
    weight: choiceSetting(
      [
        ['normal', 'Normal'],
        ['bold', 'Bold'],
      ],
      {
        section: 'text',
        title: 'Font Weight',
        description: 'Weight of the text.',
        default: 'bold',
        panel: false,
      },
    ),
  },
  {
    title: 'Font',
    description: 'Reserved for text defaults; no page reads it.',
    unknownKeys: { alike: 'font' },
  },
);
