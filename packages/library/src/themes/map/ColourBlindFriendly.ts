import type { Theme } from '../theme.ts';

export const colourBlindFriendlyMapTheme: Theme = {
  id: 'ColourBlindFriendly',
  name: 'Colour Blind Friendly',
  colors: {
    plain: '#cfe6c5',
    yellow: '#ffff00',
    green: '#71c844',
    brown: '#7a75b5',
    gray: '#ff8da1',
    offboard: '#ec232a',
    mountain: '#cd8c5e',
    water: '#147ebe',
    land: '#8da98c',
    river: '#9ccac3',
    orange: '#f47d20',
    red: '#ec232a',
    white: '#ffffff',
    black: '#000000',
    track: '#000000',
    border: '#ffffff',
    city: '#ffffff',
    town: '#000000',
    centerTown: '#000000',
    halt: '#666666',
  },
};
