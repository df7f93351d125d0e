import { badge } from './badge.ts';
import { field, OUTLINES, type Outline } from './fields.ts';
import { type Motif, motif } from './motifs.ts';
import { motifShapes, placeParts } from './shapes.ts';

interface Shield {
  readonly color: string;
  readonly shape: Outline;
  readonly motif: Motif;
  readonly division?: 'band' | 'chevron' | 'bend';
}

/** Parts that divide a shield. The shield's outline, drawn again on top, hides what extends beyond it. */
const DIVISIONS: Readonly<Record<NonNullable<Shield['division']>, string>> = {
  band: 'M-15-16.6H15V-8.6H-15Z',
  chevron: 'M-15.4 3.4 0-9 15.4 3.4V10.4L0-2-15.4 10.4Z',
  bend: 'M-15.6-16.8H-9.6L15.4 6.4 12.6 11.4-15.6-8.6Z',
};

const shield = ({ color, shape, motif: name, division }: Shield): string => {
  const y = division === 'band' ? 4 : division === 'chevron' ? 8.4 : 0;
  const scale = division === 'chevron' ? 0.66 : division === 'band' ? 1 : 1.12;
  return badge(
    color,
    'white',
    placeParts(
      0,
      -0.6,
      0.94,
      field('main', OUTLINES[shape], 2),
      division ? field('white', DIVISIONS[division], 1.2) : '',
      division === 'band'
        ? motifShapes('gold').disc(0, -12.6, 2) +
            motifShapes('gold').disc(-8, -12.6, 2) +
            motifShapes('gold').disc(8, -12.6, 2)
        : '',
      division === 'chevron' ? placeParts(0, -11.6, 0.4, motif('star', 'gold')) : '',
      placeParts(0, y, scale, motif(name, 'white')),
    ),
  );
};

export const SHIELD_LOGOS: Readonly<Record<string, string>> = {
  anvil: shield({ color: 'gray', shape: 'heater', motif: 'anvil', division: 'band' }),
  bend: shield({ color: 'cherry', shape: 'heater', motif: 'star', division: 'bend' }),
  castle: shield({ color: 'red', shape: 'round', motif: 'castle' }),
  chevron: shield({ color: 'green', shape: 'heater', motif: 'castle', division: 'chevron' }),
  crown: shield({ color: 'navyBlue', shape: 'swiss', motif: 'crown' }),
  flame: shield({ color: 'orange', shape: 'notched', motif: 'flame' }),
  hammers: shield({ color: 'inky', shape: 'heater', motif: 'hammers' }),
  horseshoe: shield({ color: 'brown', shape: 'round', motif: 'horseshoe' }),
  leaf: shield({ color: 'appleGreen', shape: 'notched', motif: 'leaf' }),
  mountain: shield({ color: 'lightBlue', shape: 'round', motif: 'mountain', division: 'band' }),
  rose: shield({ color: 'fuchsia', shape: 'heater', motif: 'rose' }),
  sheaf: shield({ color: 'violet', shape: 'swiss', motif: 'sheaf' }),
};
