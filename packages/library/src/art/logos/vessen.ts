import { barred, companies, framed, honoured, medallion, ribboned, shielded } from './lettered.ts';

export const drawings = companies({
  AE: [barred, 'A&E', 'turmeric', 'sun'],
  HHV: [shielded('swiss'), 'HHV', 'red', 'anchor'],
  JIR: [framed('gear'), 'JIR', 'brown', 'hammers'],
  OFL: [medallion, 'OFL', 'green', 'tree'],
  SCR: [ribboned, 'SCR', 'skyBlue', 'gull'],
  TW: [framed('octagon'), 'TW', 'brightGreen', 'arrow'],
  UVR: [shielded('notched'), 'UVR', 'violet', 'mountain'],
  VC: [honoured, 'VC', 'black', 'star'],
});
