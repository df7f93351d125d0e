import type { Theme } from '../theme.ts';

export const b18TKCompanyTheme: Theme = {
  id: 'B18TK',
  name: 'Broggles 18TK',
  colors: {
    black: '#181716',
    blue: '#3b3c76',
    brown: '#a27918',
    gray: '#b1b2b3',
    green: '#155936',
    lavender: '#a04d78',
    lightBlue: '#3a79ac',
    lightBrown: '#de9659',
    lime: '#95b53e',
    natural: '#ccc6a0',
    orange: '#e7a035',
    pink: '#ca3069',
    red: '#b23741',
    turquoise: '#84967f',
    violet: '#633476',
    white: '#fff',
    yellow: '#d3d130',
  },
};
