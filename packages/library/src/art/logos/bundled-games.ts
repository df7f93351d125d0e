import {
  barLogo,
  companyLogos,
  frameLogo,
  laurelLogo,
  medallionLogo,
  ribbonLogo,
  shieldLogo,
} from './company-logos.ts';

/** Companies of the bundled games: one group of logos for each game. */
export const ASHFALL_LOGOS = companyLogos({
  BC: [medallionLogo, 'BC', 'lime', 'leaf'],
  CS: [shieldLogo('notched'), 'C&S', 'black', 'flame'],
  FT: [frameLogo('gear'), 'FT', 'turquoise', 'hammers'],
  LS: [frameLogo('scallop'), 'LS', 'violet', 'rose'],
  NCR: [shieldLogo('heater'), 'NCR', 'blue', 'bridge'],
  OHR: [laurelLogo, 'OHR', 'brown', 'mountain'],
  PE: [ribbonLogo, 'P&E', 'orange', 'sun'],
  RG: [barLogo, 'RG', 'cherry', 'oak'],
  SE: [ribbonLogo, 'SE', 'skyBlue', 'feather'],
});

export const BRACKWATER_LOGOS = companyLogos({
  BJ: [shieldLogo('heater'), 'BJ', 'red', 'semaphore'],
  CC: [medallionLogo, 'CC', 'blue', 'gull'],
  OW: [barLogo, 'O&W', 'green', 'oak'],
  TLR: [ribbonLogo, 'TLR', 'orange', 'tram'],
});

export const CANDLE_BAY_LOGOS = companyLogos({
  EC: [ribbonLogo, 'EC', 'cherry', 'flame'],
  LQ: [medallionLogo, 'LQ', 'blue', 'lamp'],
  WT: [barLogo, 'W&T', 'orange', 'candle'],
});

export const LAMPLIGHT_LOGOS = companyLogos({
  CLB: [laurelLogo, 'CLB', 'gold', 'lamp'],
  GE: [shieldLogo('swiss'), 'G&E', 'cherry', 'castle'],
  GLE: [frameLogo('octagon'), 'GLE', 'turmeric', 'bolt'],
  HHT: [medallionLogo, 'HHT', 'brown', 'horseshoe'],
  NC: [barLogo, 'NC', 'navyBlue', 'wheel'],
  OI: [frameLogo('burst'), 'OI', 'turquoise', 'moon'],
  TP: [ribbonLogo, 'T&P', 'fuchsia', 'rose'],
});

export const MERIDIAN_LOGOS = companyLogos({
  ACR: [medallionLogo, 'ACR', 'turmeric', 'sail'],
  CTR: [barLogo, 'CTR', 'black', 'globe'],
  CWN: [ribbonLogo, 'CWN', 'skyBlue', 'waves'],
  DLR: [barLogo, 'DLR', 'turquoise', 'fish'],
  DSR: [medallionLogo, 'DSR', 'cherry', 'dunes'],
  FHI: [frameLogo('hexagon'), 'FHI', 'brown', 'anvil'],
  FTR: [shieldLogo('swiss'), 'FTR', 'brightGreen', 'tree'],
  LHN: [shieldLogo('heater'), 'LHN', 'green', 'anchor'],
  LSL: [frameLogo('octagon'), 'LSL', 'orange', 'locomotive'],
  MCR: [laurelLogo, 'MCR', 'red', 'compass'],
  NLR: [frameLogo('scallop'), 'NLR', 'violet', 'moon'],
  PRY: [ribbonLogo, 'PRY', 'lime', 'wheat'],
  QER: [laurelLogo, 'QER', 'blue', 'crown'],
  SBR: [medallionLogo, 'SBR', 'gray', 'lighthouse'],
  SGP: [shieldLogo('round'), 'SGP', 'tan', 'portal'],
  TLR: [shieldLogo('notched'), 'TLR', 'navyBlue', 'bridge'],
});

export const SLATE_ISLES_LOGOS = companyLogos({
  CI: [medallionLogo, 'CI', 'brown', 'cairn'],
  ESF: [barLogo, 'ESF', 'violet', 'lighthouse'],
  GP: [ribbonLogo, 'GP', 'skyBlue', 'gull'],
  GSR: [shieldLogo('heater'), 'GSR', 'gray', 'hammers'],
  IPR: [barLogo, 'IPR', 'red', 'horn'],
  LM: [frameLogo('scallop'), 'LM', 'lime', 'leaf'],
  PQ: [laurelLogo, 'PQ', 'turmeric', 'anvil'],
  SS: [medallionLogo, 'S&S', 'green', 'bridge'],
});

export const VESSEN_LOGOS = companyLogos({
  AE: [barLogo, 'A&E', 'turmeric', 'sun'],
  HHV: [shieldLogo('swiss'), 'HHV', 'red', 'anchor'],
  JIR: [frameLogo('gear'), 'JIR', 'brown', 'hammers'],
  OFL: [medallionLogo, 'OFL', 'green', 'tree'],
  SCR: [ribbonLogo, 'SCR', 'skyBlue', 'gull'],
  TW: [frameLogo('octagon'), 'TW', 'brightGreen', 'arrow'],
  UVR: [shieldLogo('notched'), 'UVR', 'violet', 'mountain'],
  VC: [laurelLogo, 'VC', 'black', 'star'],
});
