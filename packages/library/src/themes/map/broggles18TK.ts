import type { Theme } from '../theme.ts';

export const broggles18TKMapTheme: Theme = {
  id: 'broggles18TK',
  name: 'Broggles 18TK',
  colors: {
    plain: '#cabb9f',
    yellow: '#dedc00',
    green: '#008d34',
    brown: '#936745',
    gray: '#9c9c9c',
    offboard: '#be3641',
    mountain: '#3a3a39',
    water: '#009ee3',
    land: '#cabb9f',
    river: '#009ee3',
    orange: '#f47d20',
    red: '#be3641',
    white: '#f1f1d9',
    black: '#000',
    track: '#181716',
    border: '#000000',
    city: '#ffffff',
    town: '#181716',
    centerTown: '#181716',
    halt: '#181716',
    map: {
      gray: '#9c9c9c',
      water: '#009ee3',
    },
  },
};
