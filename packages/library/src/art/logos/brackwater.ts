import { barred, companies, medallion, ribboned, shielded } from './lettered.ts';

export const drawings = companies({
  BJ: [shielded('heater'), 'BJ', 'red', 'semaphore'],
  CC: [medallion, 'CC', 'blue', 'gull'],
  OW: [barred, 'O&W', 'green', 'oak'],
  TLR: [ribboned, 'TLR', 'orange', 'tram'],
});
