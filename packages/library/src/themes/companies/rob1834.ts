import type { Theme } from '../theme.ts';

export const rob1834CompanyTheme: Theme = {
  id: 'rob1834',
  name: 'Rails on Board - 1834',
  colors: {
    black: '#110a0c',
    blue: '#03a0f9',
    brown: '#993a23',
    gold: '#d9a500',
    gray: '#b4bbbc',
    green: '#43a036',
    lavender: '#e4bcee',
    lightBlue: '#8dd7f6',
    lightBrown: '#c46a52',
    lime: '#adcb57',
    natural: '#d4c9be',
    navyBlue: '#004d95',
    orange: '#ff6603',
    pink: '#fb77a9',
    red: '#ff0000',
    turquoise: '#39b9c6',
    violet: '#bb34ed',
    white: '#fff',
    yellow: '#ffdc0c',
  },
};
