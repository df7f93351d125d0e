import type { Theme } from '../theme.ts';

export const ps18xxCompanyTheme: Theme = {
  id: 'ps18xx',
  name: 'ps18xx',
  colors: {
    black: '#000',
    blue: '#00f',
    brightGreen: '#90ee90',
    brown: '#a52a2a',
    green: '#0a0',
    lightBlue: '#0ff',
    orange: '#ffa500',
    pink: '#ff69b4',
    red: '#f00',
    violet: '#808',
    yellow: '#ff0',
  },
};
