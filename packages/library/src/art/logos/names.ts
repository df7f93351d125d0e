/**
 * The ids of all logos that game files may name (90.8.2): each group, a colon and its names. Groups and names are in
 * the order of the logo page.
 */
const KNOWN_LOGOS = `
1830: BM BO CO CPR ERIE NYC NYNH PRR
1830Mayfair: BM BO CO CPR ERIE NNH NYC PRR
1831: BA BRP CP EBT LIRR LNE NKP NYCHR PM THB WMR
1832: ACL AMTK AWP BNSF COG CSX FECR GMO GRR IC LN NS NW SALR SCL SOU
1846: BO CO ERIE GT IC NYC PRR
1848: BOE CAR CR FT NSW QR SAR VR WA
1849: AFG ATA CTL IFT RCS SFA
1861: E GR KB KK KR MB MK MKN MKV MKu MNN MV MVR N NW OK RO RSR SE SPW SV SW TR V Y
1862: ATSF CN COPR CP CanP GMO NP NYC NYH SP TP UP WP-FRR WP
1867: AE BBG BO CA CN CNR CO CPR CS CV GTR GWR ICR KP LPS NO NTR NYC OP PM QLS SLA TGB THB TN
1870: ATSF CBQ FW GMO IC MKT MOPAC_B MP SLSF SP SR SSW TP
1871BC: CNOR CPR GTP NORPAC PGER
1889: AR IR KO KU SR TR UR
18Chesapeake: BO CA CO LV NW PLE PRR SRR
18EE: BDZ CFM CFR CO HZ KFNB KSS LG LRZD LV MAV MKV OKE OSE POB PZZ SB SPWR SWPR TCDD WW ZS
18LA: GT OCR
18MI: AA DM DTI GRI GT2 LSMS MiC PM
18Mex: CHI MC MEX NdM PAC SP TM UdY
18OC: ATSF DRR PE SP SPSF
18Philadelphia: ERIEgreen LVRR Lackawanna NJC NYCblack NYOW NYSW PRRred ReadingBW
18TraXX2020: APRR ATSF CBQ CENTPAC COSO KCS MOPAC_B NORPAC TraXX UP
18WE: B BHB DSJ EST GC HSM KFNB KSS LV MAV MIDI NORD Ouest PLM PO POB RhE SB SFAI SFR WW
GNWR: GNWR GNWR_AS GNWR_BP GNWR_GWRS GNWR_IW GNWR_LD GNWR_PW GNWR_RF GNWR_RL GNWR_RS
System18: DGN GFN KKN PGS PHX SPX
countries: ad ae af ag ai al am an ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs
  bt bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg
  eh er es et eu fi fj fk fm fo fr ga gb gb_eng gb_nir gb_sct gb_wls gd ge gf gg gh gi gl gm gn gp gq
  gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp
  kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu
  mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa
  re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk
  tl tm tn to tr tt tv tw tz ua ug um us uy uz va vc ve vg vi vn vu wf ws xk ye yt za zm zw
dev: apple atom aws azure couchbase docker emacs gcloud git github k8s linux microsoft mongodb mysql
  nginx postgresql redis vim vscode
imperialrussia: ImperialEagle
languages: c clojure commonlisp cpp csharp dart erlang fsharp go haskell java javascript lua perl php python
  ruby rust scala shell swift
lotr: BPS DME E FHR LLM MTR O RGH SER SWR
misc: GN MR SPS
owl: atlanta_reign boston_uprising chengdu_hunters dallas_fuel florida_mayhem guangzhou_charge
  hangzhou_spark houston_outlaws london_spitfire los_angeles_gladiators los_angeles_valiant
  new_york_excelsior paris_eternal philadelphia_fusion san_francisco_shock seoul_dynasty
  shanghai_dragons toronto_defiant vancouver_titans washington_justice
webdev: angular chrome css3 django edge electron ember esbuild firefox html5 jest npm playwright pnpm rails
  react-router react redux safari symfony vite vitest vue webpack yarn
`;

/** The built-in logos: each group, a colon and its names. Their pictures are drawn in this folder. */
const DRAWN_LOGOS = `
ashfall: BC CS FT LS NCR OHR PE RG SE
brackwater: BJ CC OW TLR
candle-bay: EC LQ WT
crests: anchor barrel castle compass feather key locomotive moon oak portal sun wheat
diamonds: anvil arrow barrel bolt bridge flame hammers key leaf rails semaphore star
lamplight: CLB GE GLE HHT NC OI TP
locomotives: diesel electric express plough streamliner tank tram wagon
meridian: ACR CTR CWN DLR DSR FHI FTR LHN LSL MCR NLR PRY QER SBR SGP TLR
monograms: A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
roundels: anchor bell bridge compass fish gull key lighthouse moon oak sail snowflake star sun tree waves
shields: anvil bend castle chevron crown flame hammers horseshoe leaf mountain rose sheaf
slate-isles: CI ESF GP GSR IPR LM PQ SS
vessen: AE HHV JIR OFL SCR TW UVR VC
wheels: balanced bolt crown driving flame geared laurel pair star winged
wings: anchor arrow bolt crown envelope globe horn lamp locomotive star
`;

/** Logos without a group, which have a bare name as their id (90.11.13). */
const UNGROUPED = 'BDW BLW BMLR DRGW NFL NYSW2 PWR Reading SJ UP0 VTRR Virginian'.split(' ');

/** Groups whose logos cover the token and are clipped at its edge. All others fit inside (90.8.3, 90.11.14). */
const COVERING: ReadonlySet<string> = new Set(['countries']);

const readGroups = (table: string): readonly (readonly [group: string, names: readonly string[]])[] =>
  [...table.matchAll(/^(\S+):([^:]*)$/gm)].map(([, group, names]) => [group!, names!.trim().split(/\s+/)]);

let groups: ReadonlyMap<string, readonly string[]> | undefined;

/** Logo names by group: those that files may name, then the built-in ones. */
export const logoGroups = (): ReadonlyMap<string, readonly string[]> => {
  groups ??= new Map([...readGroups(KNOWN_LOGOS), ...readGroups(DRAWN_LOGOS)]);
  return groups;
};

/** The groups with built-in pictures. Of other logos only the names are known. */
export const drawnLogoGroups = (): ReadonlyMap<string, readonly string[]> => new Map(readGroups(DRAWN_LOGOS));

let ids: ReadonlySet<string> | undefined;

/** Ids of all logos: `group/name`, or the bare name of an ungrouped one. */
export const logoIds = (): ReadonlySet<string> => {
  ids ??= new Set([
    ...[...logoGroups()].flatMap(([group, names]) => names.map((name) => `${group}/${name}`)),
    ...UNGROUPED,
  ]);
  return ids;
};

/**
 * Returns the id of the logo that a file names. A bare name is looked up among the ungrouped logos, then in the group
 * with the game's name, then in all groups in order (70.14.14).
 */
export const findLogo = (reference: string, gameId = ''): string | undefined => {
  const places = reference.includes('/') ? [''] : ['', `${gameId}/`, ...groupPrefixes()];
  return places.map((place) => place + reference).find(isLogo);
};

/** Whether a logo has this id, without building the list of all ids. */
const isLogo = (id: string): boolean => {
  const slash = id.indexOf('/');
  if (slash < 0) return UNGROUPED.includes(id);
  return (
    logoGroups()
      .get(id.slice(0, slash))
      ?.includes(id.slice(slash + 1)) === true
  );
};

const groupPrefixes = (): string[] => [...logoGroups().keys()].map((group) => `${group}/`);

/** Whether a logo covers its square, clipped at the edge, or fits inside. */
export const logoFit = (id: string): 'cover' | 'contain' =>
  COVERING.has(id.split('/')[0] ?? '') ? 'cover' : 'contain';
