import { barred, companies, framed, honoured, medallion, ribboned, shielded } from './lettered.ts';

export const drawings = companies({
  CI: [medallion, 'CI', 'brown', 'cairn'],
  ESF: [barred, 'ESF', 'violet', 'lighthouse'],
  GP: [ribboned, 'GP', 'skyBlue', 'gull'],
  GSR: [shielded('heater'), 'GSR', 'gray', 'hammers'],
  IPR: [barred, 'IPR', 'red', 'horn'],
  LM: [framed('scallop'), 'LM', 'lime', 'leaf'],
  PQ: [honoured, 'PQ', 'turmeric', 'anvil'],
  SS: [medallion, 'S&S', 'green', 'bridge'],
});
