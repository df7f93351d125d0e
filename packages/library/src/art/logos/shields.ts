import { badge } from './badge.ts';
import { brush, moved } from './brush.ts';
import { type Charge, charge } from './charges.ts';
import { field, OUTLINES, type Outline } from './plates.ts';

interface Arms {
  readonly color: string;
  readonly shape: Outline;
  readonly charge: Charge;
  readonly chief?: 'band' | 'chevron' | 'bend';
}

/** What divides a shield, cut to its outline by the lines of the shield drawn over it again. */
const DIVISIONS: Readonly<Record<NonNullable<Arms['chief']>, string>> = {
  band: 'M-15-16.6H15V-8.6H-15Z',
  chevron: 'M-15.4 3.4 0-9 15.4 3.4V10.4L0-2-15.4 10.4Z',
  bend: 'M-15.6-16.8H-9.6L15.4 6.4 12.6 11.4-15.6-8.6Z',
};

const arms = ({ color, shape, charge: name, chief }: Arms): string => {
  const place = chief === 'band' ? 4 : chief === 'chevron' ? 8.4 : 0;
  const scale = chief === 'chevron' ? 0.66 : chief === 'band' ? 1 : 1.12;
  return badge(
    color,
    'white',
    moved(
      0,
      -0.6,
      0.94,
      field('main', OUTLINES[shape], 2),
      chief ? field('white', DIVISIONS[chief], 1.2) : '',
      chief === 'band'
        ? brush('gold').disc(0, -12.6, 2) + brush('gold').disc(-8, -12.6, 2) + brush('gold').disc(8, -12.6, 2)
        : '',
      chief === 'chevron' ? moved(0, -11.6, 0.4, charge('star', 'gold')) : '',
      moved(0, place, scale, charge(name, 'white')),
    ),
  );
};

export const drawings: Readonly<Record<string, string>> = {
  anvil: arms({ color: 'gray', shape: 'heater', charge: 'anvil', chief: 'band' }),
  bend: arms({ color: 'cherry', shape: 'heater', charge: 'star', chief: 'bend' }),
  castle: arms({ color: 'red', shape: 'round', charge: 'castle' }),
  chevron: arms({ color: 'green', shape: 'heater', charge: 'castle', chief: 'chevron' }),
  crown: arms({ color: 'navyBlue', shape: 'swiss', charge: 'crown' }),
  flame: arms({ color: 'orange', shape: 'notched', charge: 'flame' }),
  hammers: arms({ color: 'inky', shape: 'heater', charge: 'hammers' }),
  horseshoe: arms({ color: 'brown', shape: 'round', charge: 'horseshoe' }),
  leaf: arms({ color: 'appleGreen', shape: 'notched', charge: 'leaf' }),
  mountain: arms({ color: 'lightBlue', shape: 'round', charge: 'mountain', chief: 'band' }),
  rose: arms({ color: 'fuchsia', shape: 'heater', charge: 'rose' }),
  sheaf: arms({ color: 'violet', shape: 'swiss', charge: 'sheaf' }),
};
