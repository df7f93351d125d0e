import type { Theme } from '../theme.ts';

export const gmtCompanyTheme: Theme = {
  id: 'gmt',
  name: 'GMT',
  colors: {
    black: '#110a0c',
    blue: '#025aaa',
    brightGreen: 'rgb(110,192,55)',
    brown: '#680b26',
    green: '#32763f',
    lightBlue: '#8dd7f6',
    orange: '#f58121',
    pink: 'rgb(193,60,125)',
    red: '#d1232a',
    violet: 'rgb(95,35,132)',
    yellow: '#ffe600',
  },
};
