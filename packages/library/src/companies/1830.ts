import type { CompanySet } from './company-set.ts';

export const set1830: CompanySet = {
  id: '1830',
  name: '1830 Companies',
  abbrev: '1830',
  companies: [
    { name: 'Pennsylvania Railroad', abbrev: 'PRR', color: 'green', logo: '1830/PRR' },
    { name: 'New York Central Railroad', abbrev: 'NYC', color: 'black', logo: '1830/NYC' },
    { name: 'Canadian Pacific Railroad', abbrev: 'CPR', color: 'red', logo: '1830/CPR' },
    { name: 'Baltimore & Ohio Railroad', abbrev: 'B&O', color: 'blue', logo: '1830/BO' },
    { name: 'Chesapeake & Ohio Railroad', abbrev: 'C&O', color: 'cyan', logo: '1830/CO' },
    { name: 'Erie Railroad', abbrev: 'ERIE', color: 'yellow', logo: '1830/ERIE' },
    { name: 'New York, New Haven & Hartford Railroad', abbrev: 'NYNH', color: 'orange', logo: '1830/NYNH' },
    { name: 'Boston & Maine Railroad', abbrev: 'B&M', color: 'brightGreen', logo: '1830/BM' },
  ],
};
