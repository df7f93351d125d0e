/** The logos that are built in: a group and a colon, then its names. Each group is a module of its own in `art/logos`. */
export const DRAWN_LOGOS = `
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
