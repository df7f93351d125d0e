import { choiceSetting, settingGroup } from '../value.ts';

export const privates = settingGroup(
  {
    style: choiceSetting(
      [
        ['small', 'Small icons'],
        ['big', 'Big icons'],
      ],
      {
        section: 'privates',
        title: 'Private Style',
        description: 'Whether the picture on a private company card is small or big.',
        default: 'small',
      },
    ),
  },
  { title: 'Privates', description: 'Design of private company cards.', required: ['style'] },
);
