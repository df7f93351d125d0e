import type { Theme } from '../theme.ts';

export const broggles1836jrMapTheme: Theme = {
  id: 'broggles1836jr',
  name: 'Broggles 1836jr',
  colors: {
    plain: '#3b3c91',
    yellow: '#f7ee83',
    green: '#7c9e81',
    brown: '#d28979',
    gray: '#565655',
    offboard: '#c6473d',
    mountain: '#f3aa48',
    water: '#2b90be',
    land: '#3b3c91',
    river: '#1b4f6c',
    orange: '#f3aa48',
    red: '#c6473d',
    white: '#3b3c91',
    black: '#ececec',
    track: '#3b3c91',
    border: '#3b3c91',
    city: '#ececec',
    town: '#3b3c91',
    centerTown: '#ececec',
    halt: '#3b3c91',
    map: {
      gray: '#d9dada',
      water: '#2b90be',
    },
  },
};
