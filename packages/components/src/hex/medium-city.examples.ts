import { type Example, example } from './example.ts';

export const MEDIUM_CITY_EXAMPLES: readonly Example[] = [
  example('Medium city', 'Between town and city.', { mediumCities: [{}] }),
  example('Coloured', 'With a name.', { mediumCities: [{ color: 'orange', name: { name: 'Orrin' } }] }),
  example('Name below', 'Reversed.', { mediumCities: [{ name: { name: 'Windmere', reverse: true } }] }),
  example('Own colours', 'Every part of its own.', {
    color: 'brown',
    mediumCities: [
      {
        ...{ width: 33, fillColor: 'yellow', fillOpacity: 0.6, strokeColor: 'red', strokeWidth: 2 },
        ...{ strokeDashArray: '3 2', outlineColor: 'blue', outlineStroke: 'white', outlineStrokeWidth: 4 },
      },
    ],
  }),
];
