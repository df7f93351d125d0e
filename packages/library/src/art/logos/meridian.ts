import { barred, companies, framed, honoured, medallion, ribboned, shielded } from './lettered.ts';

export const drawings = companies({
  ACR: [medallion, 'ACR', 'turmeric', 'sail'],
  CTR: [barred, 'CTR', 'black', 'globe'],
  CWN: [ribboned, 'CWN', 'skyBlue', 'waves'],
  DLR: [barred, 'DLR', 'turquoise', 'fish'],
  DSR: [medallion, 'DSR', 'cherry', 'dunes'],
  FHI: [framed('hexagon'), 'FHI', 'brown', 'anvil'],
  FTR: [shielded('swiss'), 'FTR', 'brightGreen', 'tree'],
  LHN: [shielded('heater'), 'LHN', 'green', 'anchor'],
  LSL: [framed('octagon'), 'LSL', 'orange', 'locomotive'],
  MCR: [honoured, 'MCR', 'red', 'compass'],
  NLR: [framed('scallop'), 'NLR', 'violet', 'moon'],
  PRY: [ribboned, 'PRY', 'lime', 'wheat'],
  QER: [honoured, 'QER', 'blue', 'crown'],
  SBR: [medallion, 'SBR', 'gray', 'lighthouse'],
  SGP: [shielded('round'), 'SGP', 'tan', 'portal'],
  TLR: [shielded('notched'), 'TLR', 'navyBlue', 'bridge'],
});
