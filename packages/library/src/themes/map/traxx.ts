import type { Theme } from '../theme.ts';

export const traxxMapTheme: Theme = {
  id: 'traxx',
  name: 'traxx',
  colors: {
    plain: '#cfe7c5',
    yellow: '#feff00',
    green: '#00c700',
    brown: '#dd5e04',
    gray: '#c8c6c6',
    offboard: '#ed0000',
    mountain: '#dd5e04',
    water: '#006fbf',
    land: '#8da98c',
    river: '#9ccac3',
    orange: '#f47d20',
    red: '#f00',
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
