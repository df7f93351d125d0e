import type { Theme } from '../theme.ts';

export const hartlandMapTheme: Theme = {
  id: 'hartland',
  name: 'Hartland-Trefoil',
  colors: {
    plain: '#f3de6c',
    yellow: '#fdd800',
    green: '#91be2e',
    brown: '#d46c27',
    gray: '#513210',
    offboard: '#ec232a',
    mountain: '#513210',
    water: '#0c1977',
    land: '#1a3426',
    river: '#b4a86f',
    orange: '#f58121',
    white: '#fff',
    black: '#110a0c',
    track: '#110a0c',
    border: '#fff',
    city: '#fff',
    town: '#110a0c',
    centerTown: '#110a0c',
    halt: '#666',
  },
};
