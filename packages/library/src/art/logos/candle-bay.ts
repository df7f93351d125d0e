import { barred, companies, medallion, ribboned } from './lettered.ts';

export const drawings = companies({
  EC: [ribboned, 'EC', 'cherry', 'flame'],
  LQ: [medallion, 'LQ', 'blue', 'lamp'],
  WT: [barred, 'W&T', 'orange', 'candle'],
});
