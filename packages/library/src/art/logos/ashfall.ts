import { barred, companies, framed, honoured, medallion, ribboned, shielded } from './lettered.ts';

export const drawings = companies({
  BC: [medallion, 'BC', 'lime', 'leaf'],
  CS: [shielded('notched'), 'C&S', 'black', 'flame'],
  FT: [framed('gear'), 'FT', 'turquoise', 'hammers'],
  LS: [framed('scallop'), 'LS', 'violet', 'rose'],
  NCR: [shielded('heater'), 'NCR', 'blue', 'bridge'],
  OHR: [honoured, 'OHR', 'brown', 'mountain'],
  PE: [ribboned, 'P&E', 'orange', 'sun'],
  RG: [barred, 'RG', 'cherry', 'oak'],
  SE: [ribboned, 'SE', 'skyBlue', 'feather'],
});
