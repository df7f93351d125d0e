import type { Theme } from '../theme.ts';

export const carthCompanyTheme: Theme = {
  id: 'carth',
  name: 'Carthaginian',
  colors: {
    black: '#37383a',
    blue: '#0189d1',
    brightGreen: '#76a042',
    brown: '#7b352a',
    green: '#237333',
    orange: '#f48221',
    pink: 'rgb(193,60,125)',
    red: '#d81e3e',
    turquoise: '#00a99e',
    violet: '#7f528b',
    yellow: '#f8c200',
  },
};
