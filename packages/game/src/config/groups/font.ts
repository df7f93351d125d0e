import { choiceSetting, settingGroup, textSetting } from '../value.ts';

/** Accepted, merged and stored, but reserved: nothing reads it (95.7.13). */
export const font = settingGroup(
  {
    family: textSetting({
      section: 'text',
      title: 'Font Family',
      description: 'Font family name.',
      default: 'display',
      panel: false,
    }),
    size: textSetting({
      section: 'text',
      title: 'Font Size',
      description: 'Text size as a CSS length.',
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
        description: 'Text weight.',
        default: 'bold',
        panel: false,
      },
    ),
  },
  {
    title: 'Font',
    description: 'Reserved for text defaults; not used yet.',
    unknownKeys: { alike: 'font' },
  },
);
