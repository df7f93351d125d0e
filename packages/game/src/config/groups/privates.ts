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
        description: 'Size of the picture on private company cards.',
        default: 'small',
      },
    ),
  },
  { title: 'Privates', description: 'Design of private company cards.', required: ['style'] },
);
