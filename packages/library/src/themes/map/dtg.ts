import type { Theme } from '../theme.ts';

export const dtgMapTheme: Theme = {
  id: 'dtg',
  name: 'DTG',
  colors: {
    plain: '#cfe6c5',
    yellow: '#fde900',
    green: '#71bf44',
    brown: '#cb7745',
    gray: '#bcbdc0',
    offboard: '#ec232a',
    mountain: '#cd8c5e',
    water: '#147ebe',
    land: '#8da98c',
    river: '#9ccac3',
    orange: '#f47d20',
    red: '#ec232a',
    white: '#fff',
    black: '#000',
    track: '#000',
    border: '#fff',
    city: '#fff',
    town: '#000',
    centerTown: '#000',
    halt: '#666',
  },
};
