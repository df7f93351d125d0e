import type { Theme } from '../theme.ts';

export const dtgCompanyTheme: Theme = {
  id: 'dtg',
  name: 'DTG',
  colors: {
    black: '#1a1919',
    blue: '#0089c4',
    brightGreen: '#76ba44',
    brown: '#76451d',
    green: '#12a969',
    lightBlue: '#b9e5fb',
    orange: '#f47d20',
    pink: '#fad5e4',
    red: '#d8222a',
    violet: '#772b7b',
    yellow: '#fff103',
  },
};
