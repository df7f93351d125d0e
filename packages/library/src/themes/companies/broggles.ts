import type { Theme } from '../theme.ts';

export const brogglesCompanyTheme: Theme = {
  id: 'broggles',
  name: 'Broggles',
  colors: {
    black: '#565655',
    blue: '#5c92a5',
    brown: '#a27918',
    gray: '#848484',
    green: '#417e2e',
    lavender: '#a04d78',
    lightBlue: '#00c9ff',
    lightBrown: '#de9659',
    lime: '#6e9268',
    natural: '#ccc6a0',
    orange: '#f6a012',
    pink: '#ec676a',
    red: '#861108',
    turquoise: '#84967f',
    violet: '#60344a',
    white: '#fff',
    yellow: '#e4d057',
  },
};
