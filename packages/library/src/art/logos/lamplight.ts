import { barred, companies, framed, honoured, medallion, ribboned, shielded } from './lettered.ts';

export const drawings = companies({
  CLB: [honoured, 'CLB', 'gold', 'lamp'],
  GE: [shielded('swiss'), 'G&E', 'cherry', 'castle'],
  GLE: [framed('octagon'), 'GLE', 'turmeric', 'bolt'],
  HHT: [medallion, 'HHT', 'brown', 'horseshoe'],
  NC: [barred, 'NC', 'navyBlue', 'wheel'],
  OI: [framed('burst'), 'OI', 'turquoise', 'moon'],
  TP: [ribboned, 'T&P', 'fuchsia', 'rose'],
});
